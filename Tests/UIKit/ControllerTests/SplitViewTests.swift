// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Split view controllers", .serialized, .system(.iOS18))
struct SplitViewTests {
  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      guard style == .tripleColumn || column != .supplementary else { continue }
      let controller = UIViewController()
      controller.title = "\(column)"
      split.setViewController(controller, for: column)
    }
    return split
  }

  /// The rectangle of a column's content on the screen.
  private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
    guard let view = split.viewController(for: column)?.viewIfLoaded, view.window != nil else { return nil }
    return view.onScreen
  }

  @Test("a tablet in landscape shows two columns, in portrait only the secondary one")
  func twoColumns() throws {
    let split = split(.doubleColumn)
    let window = try show(split, on: "iPad Pro 11", .landscape)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(split, .primary)?.width == 320)
    #expect(frame(split, .secondary)?.minX == 320.5)
    #expect(frame(split, .secondary)?.maxX == 1194)
    #expect(split.viewController(for: .primary)?.navigationController != nil)
    #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
    #expect(split.viewController(for: .secondary)?.view.safeAreaInsets.top == 74)
    window.windowScene?.inspection.turn(to: .portrait)
    #expect(split.displayMode == .secondaryOnly)
    #expect(frame(split, .primary) == nil)
    #expect(frame(split, .secondary)?.width == 834)
    split.show(.primary)
    #expect(frame(split, .primary)?.width == 320)
  }

  @Test("widths are preferred, bounded, and given as fractions")
  func widths() throws {
    let split = split(.doubleColumn)
    let window = try show(split, on: "iPad Pro 11", .landscape)
    split.preferredPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.maximumPrimaryColumnWidth = 350
    window.layoutIfNeeded()
    #expect(frame(split, .primary)?.width == 350)
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(split.primaryColumnWidth == 298.5)
    split.primaryEdge = .trailing
    window.layoutIfNeeded()
    #expect(frame(split, .primary)?.maxX == 1194)
  }

  @Test("three columns side by side on the widest screens")
  func threeColumns() throws {
    let split = split(.tripleColumn)
    let window = try show(split, on: "iPad Pro 12.9", .landscape)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(split, .primary)?.minX == 0)
    #expect(frame(split, .supplementary)?.minX == 320.5)
    #expect(frame(split, .secondary)?.minX == 641)
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(split, .primary) == nil)
    #expect(frame(split, .secondary)?.minX == 320.5)
    withExtendedLifetime(window) {}
  }

  @Test("a compact width makes one stack of all columns, and a regular width restores them")
  func collapsing() throws {
    let split = split(.doubleColumn)
    let window = try show(split, on: "iPad Pro 11", .landscape)
    let primary = try #require(split.viewController(for: .primary))
    let secondary = try #require(split.viewController(for: .secondary))
    window.windowScene?.inspection.resize(to: CGSize(width: 375, height: 834))
    #expect(split.isCollapsed)
    #expect(primary.navigationController?.viewControllers == [primary, secondary])
    #expect(secondary.view.window === window)
    #expect(frame(split, .secondary)?.width == 375)
    window.windowScene?.inspection.resize(to: nil)
    #expect(!split.isCollapsed)
    #expect(primary.navigationController?.viewControllers == [primary])
    #expect(secondary.navigationController?.viewControllers == [secondary])
    #expect(frame(split, .primary)?.width == 320)
    #expect(frame(split, .secondary)?.minX == 320.5)
  }

  @Test("a phone shows the compact column if there is one")
  func compact() throws {
    let split = split(.doubleColumn)
    let compact = UITabBarController()
    split.setViewController(compact, for: .compact)
    let window = try show(split, on: "iPhone 15")
    #expect(compact.view.window === window)
    #expect(compact.view.frameText == "0 0 393 852")
    #expect(split.viewControllers == [compact])
  }

  @Test("all controllers are known until the split view is shown collapsed")
  func controllersBeforeCollapsing() throws {
    let split = UISplitViewController()
    let controllers = [UINavigationController(), UINavigationController()]
    split.viewControllers = controllers
    #expect(split.viewControllers == controllers)
    _ = try show(split, on: "iPhone 15", .portrait)
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [controllers[0]])
  }

  @Test("the back button of a collapsed split view has the title of the list")
  func backTitle() throws {
    let list = UITableViewController(), detail = UIViewController(), split = UISplitViewController()
    list.navigationItem.title = "Root View Controller"
    split.viewControllers = [
      UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
    ]
    list.title = "Categories"
    detail.title = "Home"
    let window = try show(split, on: "iPhone 8")
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(stack.viewControllers == [list, detail])
    func texts(_ view: UIView) -> [String] {
      view.isHidden ? [] : ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }
    #expect(texts(stack.navigationBar).filter { !$0.isEmpty } == ["Home", "Categories"])
    withExtendedLifetime(window) {}
  }
}
