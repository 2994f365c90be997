// SPDX-License-Identifier: MIT

import Testing

@testable import UIKitViews

/// The text field of an alert, which has the keyboard as soon as the alert is there.
@MainActor @Suite("Fields of alerts", .serialized)
struct AlertFocusTests {
  /// The controllers from which an alert is presented.
  enum Presenter: CaseIterable {
    case root, navigation, tab, fullScreen, sheet, overAlert, split
  }

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }

  /// Shows a window, and returns the controller that presents.
  private func show(_ kind: Presenter, in window: UIWindow) -> UIViewController {
    let page = UIViewController()
    let top = UINavigationController(rootViewController: page)
    let root: UIViewController
    switch kind {
    case .root: root = page
    case .navigation: root = top
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [top]
      root = tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(page, for: .primary)
      root = split
    case .fullScreen, .sheet, .overAlert:
      root = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    switch kind {
    case .fullScreen, .sheet:
      top.modalPresentationStyle = kind == .fullScreen ? .fullScreen : .pageSheet
      root.present(top, animated: false)
      top.pushViewController(UIViewController(), animated: false)
      return top.topViewController ?? top
    case .overAlert:
      let first = alert()
      root.present(first, animated: false)
      return first
    default: return page
    }
  }

  @Test(
    "the first field of an alert is edited, whoever presents the alert", arguments: Presenter.allCases, [false, true])
  func focus(_ presenter: Presenter, animated: Bool) throws {
    let clock = AnimationClock()
    clock.isRunning = false
    try DeviceProfile.standard.whileSimulated {
      try clock.whileMain {
        UIScreen.main.inspection.keyboard.followsFirstResponder = true
        defer { UIScreen.main.inspection.keyboard.followsFirstResponder = false }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let source = show(presenter, in: window)
        let alert = alert()
        source.present(alert, animated: animated)
        clock.finish()
        let field = try #require(alert.textFields?.first)
        #expect(field.isFirstResponder)
        #expect(UIScreen.main.inspection.keyboard.isShown)
        window.isHidden = true
      }
    }
  }
}
