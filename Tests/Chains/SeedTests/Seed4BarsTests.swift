// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

/// The statements of the article about iOS before 11, with the properties of that time.
private struct Before11: OldCode {
  var scroll = UIScrollView()
  var content = UIViewController()

  @available(*, deprecated)
  func run() -> (inset: UIEdgeInsets, top: CGFloat, bottom: CGFloat) {
    content.automaticallyAdjustsScrollViewInsets = true
    scroll.frame = content.view.bounds
    content.view.insertSubview(scroll, at: 0)
    content.view.layoutIfNeeded()
    return (scroll.contentInset, content.topLayoutGuide.length, content.bottomLayoutGuide.length)
  }
}

/// The guides of a controller as items of constraints.
private struct BetweenGuides: OldCode {
  var content: UIViewController
  var box: UIView

  @available(*, deprecated)
  func run() {
    box.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(box)
    let views: [String: Any] = ["top": content.topLayoutGuide, "box": box, "bottom": content.bottomLayoutGuide]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[box]-[bottom]", metrics: nil, views: views)
        + [
          box.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
          box.widthAnchor.constraint(equalTo: content.topLayoutGuide.heightAnchor),
        ])
    content.view.layoutIfNeeded()
  }
}

@MainActor
@Suite("Seed 4, “iOS 布局总结”: bars, safe areas and scroll views", .serialized, .system(.iOS18))
struct Seed4BarsTests {
  private func show(_ root: UIViewController, on device: String) throws -> UIWindow {
    let screen = try #require(DeviceProfile.named(device)).makeScreen()
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func tabs(with content: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    return tabs
  }

  /// A controller with a scroll view as first subview, which fills the view.
  private func scrolling(_ height: CGFloat = 2000) -> (controller: UIViewController, scroll: UIScrollView) {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: height)
    controller.view.addSubview(scroll)
    return (controller, scroll)
  }

  @Test(
    "edgesForExtendedLayout is all edges: the view extends under the bar",
    arguments: [InterfaceGeneration.iOS10, .iOS16])
  func allEdges(_ generation: InterfaceGeneration) throws {
    try generation.whileCurrent {
      let content = UIViewController()
      #expect(content.edgesForExtendedLayout == .all)
      let window = try show(UINavigationController(rootViewController: content), on: "iPhone 8")
      #expect(content.view.frameText == "0 0 375 667")
      withExtendedLifetime(window) {}
    }
  }

  @Test(
    "without edges the view begins below the bar: (0, 64, w, 603)",
    arguments: [InterfaceGeneration.iOS10, .iOS16], [("iPhone 8", "375"), ("iPhone SE", "375")])
  func noEdges(_ generation: InterfaceGeneration, _ device: (name: String, width: String)) throws {
    try generation.whileCurrent {
      let content = UIViewController()
      content.edgesForExtendedLayout = []
      let window = try show(UINavigationController(rootViewController: content), on: device.name)
      #expect(content.view.frameText == "0 64 \(device.width) 603")
      content.edgesForExtendedLayout = .all
      window.layoutIfNeeded()
      #expect(content.view.frameText == "0 0 \(device.width) 667")
    }
  }

  @Test("above a tab bar the view without edges ends at it")
  func noEdgesAboveTabs() throws {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let window = try show(tabs(with: content), on: "iPhone 8")
    #expect(content.view.frameText == "0 64 375 554")
    #expect(content.view.safeAreaInsets == .zero)
    withExtendedLifetime(window) {}
  }

  @Test("an opaque bar shortens the view unless extendedLayoutIncludesOpaqueBars")
  func opaqueBars() throws {
    let content = UIViewController()
    #expect(!content.extendedLayoutIncludesOpaqueBars)
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.isTranslucent = false
    let window = try show(stack, on: "iPhone 8")
    #expect(content.view.frameText == "0 64 375 603")
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frameText == "0 0 375 667")
    #expect(content.view.safeAreaInsets.top == 64)
  }

  @Test("before iOS 11 a first subview that scrolls has its insets adjusted to (64, 0, 49, 0)")
  func automaticInsets() throws {
    try InterfaceGeneration.iOS10.whileCurrent {
      let (content, scroll) = scrolling()
      let window = try show(tabs(with: content), on: "iPhone 8")
      #expect(scroll.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
      #expect(scroll.adjustedContentInset == scroll.contentInset)
      #expect(scroll.contentOffset.y == -64)
      withExtendedLifetime(window) {}
    }
  }

  @Test("the same insets in the properties of that time, and the lengths of the guides")
  func oldProperties() throws {
    try InterfaceGeneration.iOS10.whileCurrent {
      let old = Before11()
      let window = try show(tabs(with: old.content), on: "iPhone 8")
      let found = asPrinted(old)
      #expect(found.inset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
      #expect(found.top == 64)
      #expect(found.bottom == 49)
      withExtendedLifetime(window) {}
    }
  }

  @Test("a status bar alone adjusts nothing, and a child of another controller is not adjusted")
  func notAdjusted() throws {
    try InterfaceGeneration.iOS10.whileCurrent {
      let (alone, scroll) = scrolling()
      let first = try show(alone, on: "iPhone 8")
      #expect(scroll.contentInset == .zero)
      let (child, inner) = scrolling()
      let parent = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let second = try show(tabs(with: parent), on: "iPhone 8")
      #expect(inner.contentInset == .zero)
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test("a scroll view that is not the first subview is not adjusted")
  func secondSubview() throws {
    try InterfaceGeneration.iOS10.whileCurrent {
      let (content, scroll) = scrolling()
      content.view.insertSubview(UIView(), at: 0)
      let window = try show(tabs(with: content), on: "iPhone 8")
      #expect(scroll.contentInset == .zero)
      withExtendedLifetime(window) {}
    }
  }

  @Test(
    "since iOS 11 the adjusted insets include the status bar and the bars",
    arguments: [
      ("iPhone X", UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)),
      ("iPhone 8", UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)),
    ])
  func adjustedInsets(_ device: String, _ insets: UIEdgeInsets) throws {
    let (content, scroll) = scrolling()
    let window = try show(tabs(with: content), on: device)
    #expect(scroll.contentInset == .zero)
    #expect(scroll.adjustedContentInset == insets)
    #expect(scroll.contentOffset.y == -insets.top)
    #expect(content.view.safeAreaInsets == insets)
    withExtendedLifetime(window) {}
  }

  @Test("the adjusted insets follow the frame: covered parts are compensated")
  func insetsFollowFrame() throws {
    let (content, scroll) = scrolling()
    let window = try show(tabs(with: content), on: "iPhone X")
    scroll.frame = CGRect(x: 0, y: 50, width: 375, height: 700)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 38, left: 0, bottom: 21, right: 0))
    scroll.frame = CGRect(x: 0, y: 200, width: 375, height: 300)
    #expect(scroll.adjustedContentInset == .zero)
    scroll.frame = content.view.bounds
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == .zero)
    withExtendedLifetime(window) {}
  }

  @Test("topLayoutGuide and bottomLayoutGuide in a visual format and with anchors")
  func layoutGuides() throws {
    let content = UIViewController()
    let window = try show(tabs(with: content), on: "iPhone 8")
    let box = UIView()
    asPrinted(BetweenGuides(content: content, box: box))
    #expect(box.frameText == "0 72 64 538")
    content.navigationController?.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(box.frameText == "0 28 20 582")
  }

  @Test("the safe area reaches views below the first level, contrary to the document")
  func safeAreaBelow() throws {
    let content = UIViewController()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 375, height: 802))
    outer.addSubview(inner)
    content.view.addSubview(outer)
    let window = try show(tabs(with: content), on: "iPhone X")
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 78, left: 0, bottom: 83, right: 0))
    withExtendedLifetime(window) {}
  }
}
