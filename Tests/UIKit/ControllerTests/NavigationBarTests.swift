// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("The bars of a navigation controller", .serialized, .system(.iOS18))
struct NavigationBarTests {
  private func scrolling() -> (controller: UIViewController, scroll: UIScrollView) {
    let controller = UIViewController()
    controller.title = "Inbox"
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 3000)
    controller.view.addSubview(scroll)
    return (controller, scroll)
  }

  @Test("a large title makes the bar 96 points high, and scrolling makes it 44 again")
  func largeTitle() throws {
    let (content, scroll) = scrolling()
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.prefersLargeTitles = true
    let window = try show(stack, on: "iPhone X")
    #expect(stack.navigationBar.frameText == "0 44 375 96")
    #expect(content.view.safeAreaInsets.top == 140)
    #expect(scroll.contentOffset.y == -140)
    scroll.contentOffset.y = -120
    #expect(stack.navigationBar.frameText == "0 44 375 76")
    #expect(scroll.adjustedContentInset.top == 120)
    scroll.contentOffset.y = 300
    #expect(stack.navigationBar.frameText == "0 44 375 44")
    #expect(content.view.safeAreaInsets.top == 88)
    scroll.contentOffset.y = -140
    #expect(stack.navigationBar.frameText == "0 44 375 96")
    withExtendedLifetime(window) {}
  }

  @Test("the item decides whether its title is large; automatic follows the previous item")
  func displayModes() throws {
    let first = UIViewController(), second = UIViewController(), third = UIViewController()
    second.navigationItem.largeTitleDisplayMode = .never
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    let window = try show(stack, on: "iPhone 8")
    #expect(first.view.safeAreaInsets.top == 116)
    stack.pushViewController(second, animated: false)
    #expect(second.view.safeAreaInsets.top == 64)
    stack.pushViewController(third, animated: false)
    #expect(third.view.safeAreaInsets.top == 64)
    third.navigationItem.largeTitleDisplayMode = .always
    #expect(third.view.safeAreaInsets.top == 116)
    stack.popToRootViewController(animated: false)
    #expect(first.view.safeAreaInsets.top == 116)
    withExtendedLifetime(window) {}
  }

  @Test("a prompt adds 30 points, a search bar 52")
  func promptAndSearch() throws {
    let (content, scroll) = scrolling()
    let stack = UINavigationController(rootViewController: content)
    let window = try show(stack, on: "iPhone 8")
    content.navigationItem.prompt = "A line above the title"
    #expect(stack.navigationBar.frame.height == 74)
    content.navigationItem.prompt = nil
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.height == 96)
    #expect(search.searchBar.frameText == "0 44 375 52")
    #expect(search.searchBar.searchTextField.frame.height == 36)
    scroll.contentOffset.y = 200
    #expect(stack.navigationBar.frame.height == 44)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(stack.navigationBar.frame.height == 96)
    search.isActive = true
    #expect(stack.navigationBar.frame.height == 52)
    #expect(search.searchBar.showsCancelButton)
  }

  @Test("a search bar in place of the title makes the bar as high as itself", arguments: [nil, 44] as [CGFloat?])
  func searchBarAsTitle(_ height: CGFloat?) throws {
    try InterfaceGeneration.iOS11.whileCurrent {
      let content = UIViewController()
      let search = UISearchBar()
      if let height { search.heightAnchor.constraint(equalToConstant: height).isActive = true }
      content.navigationItem.titleView = search
      let stack = UINavigationController(rootViewController: content)
      let window = try show(stack, on: "iPhone 8")
      #expect(search.frame.height == height ?? 56)
      #expect(stack.navigationBar.frame.height == height ?? 56)
      #expect(search.inspection.conflicts.isEmpty)
      withExtendedLifetime(window) {}
    }
  }

  @Test("a hidden bar leaves the status bar, a hidden status bar leaves the bar")
  func hidden() throws {
    final class Full: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    var window = try show(stack, on: "iPhone 8")
    stack.setNavigationBarHidden(true, animated: false)
    #expect(content.view.safeAreaInsets.top == 20)
    #expect(stack.navigationBar.isHidden)
    stack.pushViewController(Full(), animated: false)
    #expect(stack.topViewController?.view.safeAreaInsets.top == 0)
    stack.setNavigationBarHidden(false, animated: false)
    #expect(stack.navigationBar.frameText == "0 0 375 44")
    #expect(stack.topViewController?.view.safeAreaInsets.top == 44)
    window = try show(UINavigationController(rootViewController: Full()), on: "iPhone X")
    #expect(window.safeAreaInsets.top == 44)
  }

  @Test("a toolbar covers the bottom, above the home indicator and above a tab bar")
  func toolbar() throws {
    let content = UIViewController()
    content.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
    let stack = UINavigationController(rootViewController: content)
    var window = try show(stack, on: "iPhone X")
    #expect(content.view.safeAreaInsets.bottom == 34)
    stack.isToolbarHidden = false
    #expect(stack.toolbar.frameText == "0 734 375 44")
    #expect(stack.toolbar.items?.count == 1)
    #expect(content.view.safeAreaInsets.bottom == 78)
    let tabs = tabs(with: UIViewController())
    window = try show(tabs, on: "iPhone X")
    let inner = try #require(tabs.viewControllers?.first as? UINavigationController)
    inner.isToolbarHidden = false
    #expect(inner.toolbar.frameText == "0 685 375 44")
    #expect(inner.topViewController?.view.safeAreaInsets.bottom == 127)
    withExtendedLifetime(window) {}
  }

  @Test("hidesBottomBarWhenPushed takes the tab bar away while the controller is in the stack")
  func hidesTabBar() throws {
    let content = UIViewController(), detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    let tabs = tabs(with: content)
    let window = try show(tabs, on: "iPhone X")
    content.navigationController?.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(detail.view.safeAreaInsets.bottom == 34)
    #expect(tabs.tabBar.isHidden)
    content.navigationController?.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 83)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("hidesBottomBarWhenPushed takes the toolbar away, too")
  func hidesToolbar() throws {
    let content = UIViewController(), detail = UIViewController(), last = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: content)
    stack.isToolbarHidden = false
    let window = try show(stack, on: "iPhone X")
    #expect(content.view.safeAreaInsets.bottom == 78)
    for pushed in [detail, last] {
      stack.pushViewController(pushed, animated: false)
      window.layoutIfNeeded()
      #expect(stack.toolbar.isHidden)
      #expect(pushed.view.safeAreaInsets.bottom == 34)
      #expect(!stack.isToolbarHidden)
    }
    stack.popToRootViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!stack.toolbar.isHidden)
    #expect(content.view.safeAreaInsets.bottom == 78)
  }

  @Test("title, back button and buttons are side by side in the bar")
  func contents() throws {
    let first = UIViewController(), second = UIViewController()
    first.title = "Mail"
    second.title = "Message"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let stack = UINavigationController(rootViewController: first)
    let window = try show(stack, on: "iPhone 8")
    stack.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    let labels = stack.navigationBar.labels
    #expect(labels.contains { $0.text == "Message" && abs($0.onScreen.midX - 187.5) < 1 })
    #expect(labels.contains { $0.text == "Mail" && $0.onScreen.minX < 40 })
    #expect(labels.contains { $0.text == "Edit" && abs($0.onScreen.maxX - 359) < 1 })
    #expect(stack.navigationBar.items == [first.navigationItem, second.navigationItem])
    #expect(stack.navigationBar.backItem === first.navigationItem)
  }

  @Test("in right-to-left languages the bar is mirrored")
  func mirrored() throws {
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let screen = try #require(DeviceProfile.named("iPhone 8")).makeScreen(
      overriddenBy: UITraitCollection(layoutDirection: .rightToLeft))
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    let stack = UINavigationController(rootViewController: content)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let edit = try #require(stack.navigationBar.labels.first { $0.text == "Edit" })
    #expect(abs(edit.onScreen.minX - 16) < 1)
  }

  @Test("the heights before iOS 11, and those of iOS 26")
  func generations() throws {
    try InterfaceGeneration.iOS10.whileCurrent {
      let content = UIViewController()
      let tabs = tabs(with: content)
      let window = try show(tabs, on: "iPad 9.7")
      content.navigationController?.navigationBar.prefersLargeTitles = true
      #expect(content.navigationController?.navigationBar.frame.height == 44)
      #expect(tabs.tabBar.frame.height == 49)
      withExtendedLifetime(window) {}
    }
    try InterfaceGeneration.iOS26.whileCurrent {
      let content = UIViewController()
      let window = try show(UINavigationController(rootViewController: content), on: "iPhone 15")
      #expect(content.view.safeAreaInsets.top == 113)
      withExtendedLifetime(window) {}
    }
  }
}

extension UIView {
  /// Every label below the view that shows something.
  var labels: [UILabel] {
    subviews.flatMap { view in
      guard !view.isHidden else { return [UILabel]() }
      return ((view as? UILabel).map { [$0] } ?? []) + view.labels
    }
  }

  /// The rectangle in the window, in points.
  var onScreen: CGRect { convert(bounds, to: nil) }
}
