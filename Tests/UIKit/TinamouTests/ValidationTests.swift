// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Misuse is reported in UIKit's words")
struct ValidationTests {
  private func make(
    _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ second: Any?, _ other: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> [String] {
    raised {
      _ = NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other, multiplier: multiplier,
        constant: constant)
    }
  }

  /// Expects exactly one message, with this beginning and end.
  private func expect(
    _ misuses: [String], begins: String, ends: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(misuses.count == 1, sourceLocation: sourceLocation)
    let misuse = misuses.first ?? ""
    #expect(misuse.hasPrefix(begins), "\(misuse)", sourceLocation: sourceLocation)
    #expect(misuse.hasSuffix(ends), "\(misuse)", sourceLocation: sourceLocation)
  }

  private let invalid = "NSInvalidArgumentException: NSLayoutConstraint for "

  @Test("an item that is neither a view nor a guide")
  func wrongItem() {
    let ends = ": Constraint items must each be a view or layout guide."
    expect(make("title", .width, nil, .notAnAttribute, constant: 3), begins: invalid + "title", ends: ends)
    expect(make(UIView(), .width, "title", .width), begins: invalid, ends: ends)
  }

  private let alone =
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal"
    + " constraint of a location equal to a constant. Location attributes must be specified in pairs."

  @Test(
    "a location without a second item",
    arguments: [
      NSLayoutConstraint.Attribute.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline,
      .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ])
  func lonelyLocation(attribute: NSLayoutConstraint.Attribute) {
    expect(
      make(UIView(), attribute, nil, .notAnAttribute, constant: 20),
      begins: invalid + "<UIView: 0x0; frame = (0 0; 0 0)",
      ends: ">: " + alone)
  }

  @Test("a location times zero")
  func zeroLocation() {
    let root = stage()
    expect(make(root.withChild(), .left, root, .left, multiplier: 0), begins: invalid + "<UIView: 0x0; ", ends: alone)
  }

  @Test(
    "leading or trailing with left or right",
    arguments: AttributePair.all([
      .leading, .trailing, .left, .right, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin,
    ]))
  func mixedDirections(pair: AttributePair) {
    let directed: Set<Int> = [5, 6, 17, 18]
    let root = stage()
    let misuses = make(root.withChild(), pair.first, root, pair.second)
    guard directed.contains(pair.first.rawValue) != directed.contains(pair.second.rawValue) else {
      #expect(misuses.isEmpty)
      return
    }
    expect(
      misuses, begins: invalid,
      ends: "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
        + " Use leading/trailing for both or neither.")
  }

  @Test(
    "a center may be related to leading and to left",
    arguments: [NSLayoutConstraint.Attribute.leading, .left, .trailing, .right])
  func centreGoesWithBoth(attribute: NSLayoutConstraint.Attribute) {
    let root = stage()
    #expect(make(root.withChild(), .centerX, root, attribute).isEmpty)
    #expect(make(root.withChild(), attribute, root, .centerX).isEmpty)
  }

  @Test(
    "a location with a size",
    arguments: [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.width), (.width, .left), (.top, .height),
      (.height, .bottom), (.centerX, .width), (.width, .centerXWithinMargins), (.lastBaseline, .height),
    ])
  func locationWithSize(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) {
    let root = stage()
    expect(make(root.withChild(), first, root, second), begins: invalid, ends: "Invalid pairing of layout attributes")
  }

  @Test(
    "a baseline may be related to top, bottom and centerY",
    arguments: [NSLayoutConstraint.Attribute.top, .bottom, .centerY])
  func baselinePairs(attribute: NSLayoutConstraint.Attribute) {
    let root = stage()
    #expect(make(root.withChild(), .firstBaseline, root, attribute).isEmpty)
    #expect(make(root.withChild(), attribute, root, .lastBaseline).isEmpty)
  }

  @Test("a width with a height")
  func aspect() {
    let view = UIView()
    #expect(make(view, .width, view, .height, multiplier: 2).isEmpty)
  }

  @Test("a horizontal with a vertical location, when it is activated")
  func crossedAxes() {
    let root = stage(), view = root.withChild()
    let misuses = raised {
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0
      ).isActive = true
      root.layoutIfNeeded()
    }
    expect(
      misuses,
      begins: "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible types: "
        + "<NSLayoutConstraint:0x0 UIView:0x0.left == UIView:0x0.top",
      ends: ">")
  }

  @Test(
    "a multiplier that is not a number", arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func multiplierNotFinite(multiplier: CGFloat, word: String) {
    let view = UIView()
    #expect(
      make(view, .width, view, .height, multiplier: multiplier) == [
        "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:\(word)"
      ])
  }

  @Test(
    "a constant that is not a number, at creation",
    arguments: [(CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf")])
  func constantNotFinite(constant: CGFloat, word: String) {
    let root = stage(), view = root.withChild()
    expect(
      make(view, .bottom, root, .bottom, constant: constant),
      begins: "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal."
        + "  constant:\(word) firstAnchor:<NSLayoutYAxisAnchor:0x0 \"UIView:0x0.bottom\">"
        + " secondAnchor:<NSLayoutYAxisAnchor:0x0 \"UIView:0x0.bottom\">",
      ends: ">")
  }

  @Test("a constant that is not a number, set later, keeps the old one")
  func constantSetNotFinite() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 4)
    let misuses = raised { constraint.constant = .infinity }
    #expect(
      misuses == [
        "NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf"
          + " firstAnchor:<NSLayoutDimension:0x0 \"UIView:0x0.width\"> secondAnchor:(null)"
      ])
    #expect(constraint.constant == 4)
  }

  @Test("an intrinsic size that is not a number")
  func naturalSizeNotFinite() {
    let root = stage()
    let view = root.with(SizedView(.nan, 10))
    view.pin(left: 0, top: 0)
    let misuses = raised { root.layoutIfNeeded() }
    #expect(misuses.first == "NSInternalInconsistencyException: Constant is not finite!  That's illegal.  constant:nan")
  }

  @Test("a constant beyond the engine's limit is reported once, reduced, and used")
  func constantTooLarge() {
    let root = stage()
    let messages = logged {
      let view = root.withChild(), other = root.withChild()
      view.pin(left: 0, top: 0, height: 10)
      other.pin(left: 0, top: 0, height: 10)
      view.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
      other.widthAnchor.constraint(equalToConstant: 1e300).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width.isFinite && view.frame.width < 1e300 && view.frame.width >= 10_000)
    }
    let warnings = messages.filter { $0.contains("exceeds internal limits") }
    #expect(warnings.count <= 1)
    if let warning = warnings.first {
      #expect(
        warning
          == "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will"
          + " be substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to"
          + " debug.  This will be logged only once.  This may break in the future.")
    }
  }

  @Test("a priority outside (0, 1000]", arguments: [(Float(0), "0"), (-1, "-1"), (1000.5, "1000.5"), (2000, "2000")])
  func priorityOutOfRange(priority: Float, word: String) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 4)
    let misuses = raised { constraint.priority = UILayoutPriority(rawValue: priority) }
    #expect(
      misuses == [
        "NSInvalidArgumentException: It's illegal to set priority:\(word).  Priorities must be greater than 0 and less or"
          + " equal to NSLayoutPriorityRequired, which is 1000.000000."
      ])
    #expect(constraint.priority == .required)
  }

  @Test("any priority in (0, 1000] is accepted", arguments: [Float(0.001), 0.5, 1, 999.5, 999.999, 1000])
  func priorityInRange(priority: Float) {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 4)
    #expect(raised { constraint.priority = UILayoutPriority(rawValue: priority) }.isEmpty)
    #expect(constraint.priority.rawValue == priority)
  }

  @Test("activating a constraint between two trees")
  func noCommonAncestor() {
    let first = UIView(), second = UIView()
    let constraint = first.heightAnchor.constraint(equalTo: second.heightAnchor)
    let misuses = raised { constraint.isActive = true }
    #expect(
      misuses == [
        "NSGenericException: Unable to activate constraint with anchors <NSLayoutDimension:0x0 \"UIView:0x0.height\"> and"
          + " <NSLayoutDimension:0x0 \"UIView:0x0.height\"> because they have no common ancestor.  Does the constraint or its"
          + " anchors reference items in different view hierarchies?  That's illegal."
      ])
    #expect(!constraint.isActive)
  }

  @Test("activating a constraint of a guide that no view owns")
  func guideWithoutOwner() {
    let guide = UILayoutGuide()
    let misuses = raised { guide.widthAnchor.constraint(equalToConstant: 4).isActive = true }
    expect(misuses, begins: "NSGenericException: Unable to activate constraint with anchors", ends: "That's illegal.")
  }

  @Test("installing on a view that is not an ancestor of an item elsewhere in the tree")
  func notAnAncestor() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    let constraint = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let misuses = raised {
      b.addConstraint(constraint)
      root.layoutIfNeeded()
    }
    expect(
      misuses,
      begins:
        "NSGenericException: Unable to install constraint on view.  Does the constraint reference something from outside"
        + " the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x0 ",
      ends: ">")
    #expect(misuses.first?.contains(" view:<UIView: 0x0; frame = ") == true)
  }

  @Test("installing before the items are in the tree is reported, and is fatal only when it must be resolved")
  func unprepared() {
    let root = stage(), view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    var messages: [String] = []
    let early = raised { messages = logged { root.addConstraint(constraint) } }
    #expect(early.isEmpty)
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x0 ")
        == true)
    #expect(
      messages.first?.hasSuffix(
        "\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash"
          + " if the constraint needs to be resolved before the view hierarchy is assembled. Break on"
          + " -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.") == true)
    let late = raised { root.layoutIfNeeded() }
    #expect(
      late.first
        == "NSInternalInconsistencyException: Impossible to set up layout with view hierarchy unprepared for constraint."
    )
  }

  @Test("installing before the items are in the tree works once they are")
  func preparedInTime() {
    let root = stage(), view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    _ = logged { root.addConstraint(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 12)) }
    root.addSubview(view)
    view.pin(top: 3, width: 4, height: 5)
    let misuses = raised { root.layoutIfNeeded() }
    #expect(misuses.isEmpty)
    #expect(view.frameText == "12 3 4 5")
  }

  private final class Forgetful: UIView {
    override func layoutSubviews() {}
  }

  @Test("a view with constraints whose layoutSubviews does not call super")
  func forgottenSuper() {
    let root = Forgetful(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = root.withChild()
    view.pin(left: 1, top: 2, width: 3, height: 4)
    let misuses = raised { root.layoutIfNeeded() }
    expect(
      misuses,
      begins: "NSInternalInconsistencyException: Auto Layout still required after executing -layoutSubviews. ",
      ends: "'s implementation of -layoutSubviews needs to call super.")
  }

  /// Icons that lay out their image themselves have a width and a height in the document.
  @Test("a view whose constraints are all its own need not call super")
  func ownSize() {
    let root = stage(), view = Forgetful()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(UIView())
    root.addSubview(view)
    view.pin(left: 1, top: 2, width: 3, height: 4)
    let misuses = raised { root.layoutIfNeeded() }
    #expect(misuses.isEmpty)
    #expect(view.frameText == "1 2 3 4")
  }

  @Test("a priority may change from required to optional and back while active, as since iOS 13")
  func requiredToOptional() {
    let root = stage(), view = root.withChild()
    view.pin(left: 0, top: 0, height: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 100).on()
    root.layoutIfNeeded()
    let misuses = raised {
      wide.priority = .defaultLow
      view.widthAnchor.constraint(equalToConstant: 50).at(500).on()
      root.layoutIfNeeded()
      #expect(view.frame.width == 50)
      wide.priority = .required
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
    }
    #expect(misuses.isEmpty)
  }

  @Test("visual format: alignment along the axis of the format, once there are two views to align")
  func formatAxis() {
    let root = stage(), a = root.withChild(), b = root.withChild()
    let views = ["a": a, "b": b]
    func misuse(_ format: String, _ options: NSLayoutConstraint.FormatOptions) -> String? {
      raised {
        _ = NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views)
      }.first
    }
    #expect(
      misuse("H:|[a][b]|", .alignAllLeft)?.contains(
        "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
      )
        == true)
    #expect(
      misuse("V:|[a][b]|", .alignAllTop)?.contains(
        "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
      )
        == true)
    #expect(misuse("H:|[a]|", .alignAllLeft) == nil)
    #expect(misuse("H:|[a][b]|", [.alignAllTop, .alignAllBottom]) == nil)
  }

  @Test("a constraint without items is a placeholder for a later one, and cannot be activated")
  func placeholder() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
    #expect(constraint.constant == 0 as CGFloat)
  }
}
