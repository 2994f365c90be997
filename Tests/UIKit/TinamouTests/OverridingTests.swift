// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Members that UIKit lets subclasses override. Each test sees the override called through the base class or by UIKit's mirror itself.
@MainActor
@Suite("Overriding members of views, images and traits")
struct OverridingTests {
  /// A view that counts the calls of its overrides, and changes what they return.
  private class Counting: UIView {
    private(set) var layerReads = 0
    private(set) var conversions = 0
    var anchorOwner: UIView?
    var shownMask: UIView?
    var isAmbiguousOnPurpose = false

    override var layer: CALayer {
      layerReads += 1
      return super.layer
    }
    override var topAnchor: NSLayoutYAxisAnchor { anchorOwner?.topAnchor ?? super.topAnchor }
    override var mask: UIView? {
      get { shownMask }
      set { shownMask = newValue }
    }
    override var hasAmbiguousLayout: Bool { isAmbiguousOnPurpose || super.hasAmbiguousLayout }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      conversions += 1
      return super.convert(point, to: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
      super.convert(rect, to: view).insetBy(dx: 1, dy: 1)
    }
  }

  @Test("the superview's layer asks a subview for its layer through the override")
  func layers() {
    let root = UIView(), view = Counting()
    root.addSubview(view)
    let reads = view.layerReads
    #expect(root.layer.sublayers?.first === view.layer)
    #expect(view.layerReads >= reads + 2)
  }

  @Test("the location of a gesture is converted by the override")
  func conversions() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Counting(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(view)
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(recognizer.location(in: root) == CGPoint(x: 35, y: 45))
    #expect(view.conversions == 1)
    let plain: UIView = view
    #expect(
      plain.convert(CGRect(x: 0, y: 0, width: 50, height: 50), to: root) == CGRect(x: 11, y: 21, width: 48, height: 48))
  }

  @Test("constraints from an overridden anchor lay out what the override returns")
  func anchors() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let stand = UIView(frame: CGRect(x: 0, y: 70, width: 10, height: 10))
    let view = Counting(), follower = UIView()
    for item in [stand, view, follower] { root.addSubview(item) }
    view.anchorOwner = stand
    follower.translatesAutoresizingMaskIntoConstraints = false
    let base: UIView = view
    NSLayoutConstraint.activate([
      follower.topAnchor.constraint(equalTo: base.topAnchor),
      follower.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5), follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 0, y: 70, width: 5, height: 5))
  }

  @Test("masks and ambiguity are asked of the override")
  func properties() {
    let view = Counting()
    let base: UIView = view
    base.mask = UIView()
    #expect(view.shownMask != nil && base.layer.mask == nil)
    view.isAmbiguousOnPurpose = true
    #expect(base.hasAmbiguousLayout)
  }

  private class Mirrored: UIView {
    override class func userInterfaceLayoutDirection(
      for semanticContentAttribute: UISemanticContentAttribute,
      relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { .rightToLeft }

    nonisolated(unsafe) static var durations: [TimeInterval] = []
    override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
      durations.append(duration)
      super.animate(withDuration: duration, animations: animations)
    }
    override class var areAnimationsEnabled: Bool { false }
  }

  @Test("the direction of an attribute is that of the overridden rule")
  func directions() {
    #expect(Mirrored.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
  }

  @Test("class methods of animation are called on the class at hand")
  func animations() {
    let kind: UIView.Type = Mirrored.self
    Mirrored.durations = []
    var ran = false
    kind.animate(withDuration: 0.25) { ran = true }
    AnimationClock.main.finish()
    #expect(ran && Mirrored.durations == [0.25])
    #expect(!kind.areAnimationsEnabled && UIView.areAnimationsEnabled)
  }

  private class KeyboardView: UIView {
    let ownGuide = UIKeyboardLayoutGuide()
    override var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownGuide }
  }

  @Test("the keyboard's guide is that of the override")
  func keyboardGuide() {
    let view = KeyboardView()
    #expect((view as UIView).keyboardLayoutGuide === view.ownGuide)
  }

  private class Field: UITextField {
    override var keyboardType: UIKeyboardType {
      get { .numberPad }
      set { super.keyboardType = newValue }
    }
    override var textContentType: UITextContentType! {
      get { .oneTimeCode }
      set {}
    }
  }
  private class Notes: UITextView {
    override var returnKeyType: UIReturnKeyType {
      get { .done }
      set {}
    }
  }

  @Test("keyboard traits are read through the overrides")
  func keyboardTraits() {
    let traits: [any UITextInputTraits] = [Field(), Notes()]
    traits[0].keyboardType = .URL
    #expect(traits[0].keyboardType == .numberPad && traits[0].textContentType == .oneTimeCode)
    #expect(traits[1].returnKeyType == .done && traits[1].keyboardType == .default)
  }

  private final class Symbol: UIImage, @unchecked Sendable {
    nonisolated(unsafe) static var applied = 0
    override init() { super.init() }
    required convenience init(imageLiteralResourceName name: String) { self.init() }
    override var symbolConfiguration: UIImage.SymbolConfiguration? { UIImage.SymbolConfiguration(pointSize: 10) }
    override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
      Symbol.applied += 1
      return UIImage(systemName: "star", withConfiguration: configuration) ?? self
    }
  }

  @Test("an image view applies its configuration through the image's overrides")
  func images() throws {
    Symbol.applied = 0
    let view = UIImageView(image: Symbol())
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
    let star = try #require(UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    #expect(view.intrinsicContentSize == UIImageView(image: star).intrinsicContentSize)
    #expect(Symbol.applied > 0)
  }

  private final class Collection: UITraitCollection, @unchecked Sendable {
    nonisolated(unsafe) static var performed = 0
    override init(traitsFrom traitCollections: [UITraitCollection]) { super.init(traitsFrom: traitCollections) }
    override func performAsCurrent(_ actions: () -> Void) {
      Collection.performed += 1
      super.performAsCurrent(actions)
    }
    override class var current: UITraitCollection {
      get { UITraitCollection(userInterfaceStyle: .dark) }
      set {}
    }
  }

  @Test("traits are made current through the override")
  func traits() {
    Collection.performed = 0
    var style = UIUserInterfaceStyle.unspecified
    let collection: UITraitCollection = Collection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark)])
    collection.performAsCurrent { style = UITraitCollection.current.userInterfaceStyle }
    #expect(style == .dark && Collection.performed == 1)
    let kind: UITraitCollection.Type = Collection.self
    #expect(kind.current.userInterfaceStyle == .dark && UITraitCollection.current.userInterfaceStyle == .light)
  }

  private final class Weak: NSLayoutConstraint {
    override class func constraints(
      withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
      views: [String: Any]
    ) -> [NSLayoutConstraint] {
      let made = super.constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views)
      for constraint in made { constraint.priority = .defaultLow }
      return made
    }
  }

  @Test("visual formats are read through the override")
  func visualFormats() {
    let view = UIView()
    let kind: NSLayoutConstraint.Type = Weak.self
    let made = kind.constraints(withVisualFormat: "H:[view(50)]", metrics: nil, views: ["view": view])
    #expect(made.map(\.priority) == [.defaultLow] && made.first?.constant == 50)
  }
}
