// SPDX-License-Identifier: MIT

import LayoutTestSupport
import TestSupport
import Testing
import UIKit

/// Values that iPhones recorded in the snapshot suites of public repositories.
@MainActor
@Suite("Recorded hierarchies")
struct RecordedHierarchyTests {
  private final class InsetWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
  }

  private final class InsetView: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0) }
  }

  private let size = CGRect(x: 0, y: 0, width: 320, height: 568)

  private func shown(_ controller: UIViewController, in window: UIWindow) -> UIView {
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return controller.view
  }

  @Test("The safe area of a window is the one that its class overrides")
  func windowSafeArea() {
    let view = shown(UIViewController(), in: InsetWindow(frame: size))
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 320, height: 475))
  }

  @Test("The safe area of subviews follows from the one that their superview overrides")
  func viewSafeArea() {
    let outer = InsetView(frame: size)
    let inner = UIView(frame: CGRect(x: 2, y: 0, width: 100, height: 100))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets.left == 5)
  }

  @Test("A root view without its mask has the frame of the window, also after a change")
  func rootWithoutMask() {
    let window = UIWindow(frame: size)
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    let root: UIView = controller.view
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor), child.topAnchor.constraint(equalTo: root.topAnchor),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    _ = shown(controller, in: window)
    #expect(child.frame == size)
    #expect(!child.hasAmbiguousLayout)
    window.frame.size = CGSize(width: 400, height: 300)
    window.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    root.translatesAutoresizingMaskIntoConstraints = true
    window.frame.size = CGSize(width: 200, height: 300)
    window.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("An anchor is the same object at each call")
  func identicalAnchors() {
    let view = UIView()
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.topAnchor === view.topAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.topAnchor !== view.bottomAnchor)
    #expect(guide.leadingAnchor === guide.leadingAnchor)
    let constraints = [view.topAnchor, view.topAnchor].map { $0.constraint(equalTo: guide.topAnchor) }
    #expect(constraints[0].firstAnchor === constraints[1].firstAnchor)
    #expect(constraints[0].secondAnchor === constraints[1].secondAnchor)
  }

  @Test("Anchors that end in any order leave the others as they are")
  func endingAnchors() {
    let view = UIView()
    var anchors: [NSLayoutAnchor<NSLayoutXAxisAnchor>?] = [
      view.leftAnchor, view.rightAnchor, view.centerXAnchor, view.leadingAnchor,
    ]
    for index in [1, 3, 0] {
      anchors[index] = nil
      #expect(view.centerXAnchor === anchors[2])
    }
    anchors[2] = nil
    #expect(view.centerXAnchor === view.centerXAnchor)
  }

  @Test("A cell that code makes has 320 by 44 points")
  func cellSize() {
    #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  private final class Watcher: UIView {
    var changes: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      changes.append(
        "\(previous?.preferredContentSizeCategory.rawValue ?? "-") → \(traitCollection.preferredContentSizeCategory.rawValue)"
      )
    }
  }

  private func window(_ category: UIContentSizeCategory) -> UIWindow {
    let window = UIWindow(frame: size)
    window.traitOverrides.preferredContentSizeCategory = category
    window.isHidden = false
    return window
  }

  @Test("A view that moves between windows is told the traits of the first one")
  func traitsAfterMove() {
    let outer = UIView()
    let watcher = Watcher()
    outer.addSubview(watcher)
    let (small, large) = (window(.extraSmall), window(.extraLarge))
    small.addSubview(outer)
    watcher.changes = []
    outer.removeFromSuperview()
    #expect(watcher.changes.isEmpty)
    large.addSubview(outer)
    let words = [UIContentSizeCategory.extraSmall, .extraLarge].map(\.rawValue)
    #expect(watcher.changes == ["\(words[0]) → \(words[1])"])
    outer.removeFromSuperview()
    large.addSubview(outer)
    #expect(watcher.changes.count == 1, "The traits are the same as before.")
  }

  /// A button of 40 points with an icon of 24 points beside its title, as an app constrains it.
  private func buttonWithIcon(isLeft: Bool, width: CGFloat?) -> (button: UIButton, label: UILabel, icon: UIView)? {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton()
    let icon = UIView()
    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    button.setTitle("STUB", for: .normal)
    guard let label = button.titleLabel else { return nil }
    for view in [button, icon] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(button)
    button.addSubview(icon)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: isLeft ? 28 : 0, bottom: 0, right: isLeft ? 0 : 28)
    let sides =
      isLeft
      ? [
        icon.leadingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor, constant: 4),
        icon.trailingAnchor.constraint(equalTo: label.leadingAnchor, constant: -4),
      ]
      : [
        icon.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
        icon.trailingAnchor.constraint(lessThanOrEqualTo: button.trailingAnchor, constant: -4),
      ]
    NSLayoutConstraint.activate(
      sides + [
        icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 24),
        icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        button.heightAnchor.constraint(equalToConstant: 40),
      ])
    if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
    root.layoutIfNeeded()
    return (button, label, icon)
  }

  @Test(
    "A title to which constraints refer is as wide as its text, in the middle of its area", arguments: [true, false])
  func referencedTitle(isLeft: Bool) throws {
    let (button, label, icon) = try #require(buttonWithIcon(isLeft: isLeft, width: 80))
    let width = label.intrinsicContentSize.width
    #expect(button.bounds.width == 80)
    #expect(abs(label.frame.width - width) < 0.5)
    #expect(abs(label.frame.midX - (isLeft ? 54 : 26)) < 0.5)
    #expect(abs((isLeft ? label.frame.minX - icon.frame.maxX : icon.frame.minX - label.frame.maxX) - 4) < 0.01)
  }

  @Test("A button without a width is as wide as a referenced title and its icon need", arguments: [true, false])
  func widthByReferencedTitle(isLeft: Bool) throws {
    let (button, label, icon) = try #require(buttonWithIcon(isLeft: isLeft, width: nil))
    // The title is in the middle of what remains beside 28 points: half of it must hold the half of the text, and 4 points.
    #expect(abs(button.bounds.width - (label.intrinsicContentSize.width + 36)) <= 1)
    #expect(abs((isLeft ? icon.frame.minX : button.bounds.width - icon.frame.maxX) - 4) < 0.5)
  }

  @Test(
    "Texts recorded before iOS 17 have no background, no image, and no recognizers of buttons",
    arguments: [(InterfaceGeneration.iOS12, false), (.iOS16, false), (.iOS17, true), (.iOS18, true), (.iOS26, true)])
  func detailedDescriptions(generation: InterfaceGeneration, isDetailed: Bool) {
    generation.whileCurrent {
      let box = UIView(), button = UIButton(type: .custom)
      box.backgroundColor = .white
      let image = UIImageView(image: UIImage(systemName: "star"))
      #expect(box.description.contains("backgroundColor = ") == isDetailed)
      #expect(UILabel().description.contains("backgroundColor = UIExtendedGrayColorSpace 0 0") == isDetailed)
      #expect(image.description.contains("; image = <UIImage symbol \"star\"; (") == isDetailed)
      #expect(button.description.contains("gestureRecognizers = ") == isDetailed)
    }
  }

  @Test("Descriptions have the words of UIKit, in its order")
  func descriptions() {
    let label = UILabel(frame: CGRect(x: 1, y: 2.5, width: 100 / 3, height: 20))
    label.text = "Title"
    label.isHidden = true
    let text = label.description.replacing(/0x[0-9a-f]+/, with: "0x0")
    #expect(
      text == "<UILabel: 0x0; frame = (1 2.5; 33.3333 20); text = 'Title'; hidden = YES; userInteractionEnabled = NO; "
        + "backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer: 0x0>>")
    let view = UIView(frame: size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 0.5
    view.tag = 3
    view.clipsToBounds = true
    #expect(
      view.description.contains("(0 0; 320 568); clipsToBounds = YES; alpha = 0.5; autoresize = W+H; tag = 3; layer = ")
    )
    let scroll = UIScrollView(frame: size)
    #expect(
      scroll.description.hasSuffix(
        ">; contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>"))
  }
}
