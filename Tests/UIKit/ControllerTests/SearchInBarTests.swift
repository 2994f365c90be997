// SPDX-License-Identifier: MIT

import Testing

@testable import UIKitViews

/// The search bar of a navigation item, in bars with everything that a bar can have.
@MainActor @Suite("Search in navigation bars", .serialized)
struct SearchInBarTests {
  /// A screen with a search, in a tab or not.
  @MainActor private struct Screen {
    let scrollView = UIScrollView()
    let search = UISearchController(searchResultsController: nil)
    let navigation: UINavigationController
    let window: UIWindow
    let titleView: UIView?

    init(large: Bool = true, titleView: UIView? = nil, inTab: Bool = true, hides: Bool = true) {
      let controller = UIViewController()
      controller.title = "Inbox"
      controller.view = scrollView
      scrollView.alwaysBounceVertical = true
      let item = controller.navigationItem
      item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      item.rightBarButtonItems = ["plus", "ellipsis"].map {
        UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
      }
      item.titleView = titleView
      item.searchController = search
      item.hidesSearchBarWhenScrolling = hides
      self.titleView = titleView
      navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = large
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = inTab ? tabs : navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      scrollView.contentSize = CGSize(width: window.bounds.width, height: 3000)
      window.layoutIfNeeded()
    }

    /// The views of the bar that are drawn, without those of the search bar.
    var shownParts: [UIView] {
      navigation.navigationBar.subviews.filter {
        !($0 is BarBackgroundView || $0 is UISearchBar) && !$0.isHidden && $0.alpha > 0 && $0.bounds.height > 0
      }
    }

    /// The views whose frames are not finite.
    var viewsWithoutPlace: [UIView] {
      var found: [UIView] = []
      window.forEachBelow { view in
        let frame = view.frame
        if ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) { found.append(view) }
      }
      return found
    }
  }

  private struct Bar: CustomTestStringConvertible {
    let system: InterfaceGeneration
    let large: Bool
    let hasTitleView: Bool
    let inTab: Bool
    var testDescription: String { "\(system), large: \(large), title view: \(hasTitleView), tab: \(inTab)" }
  }

  private nonisolated static let allBars = [InterfaceGeneration.iOS11, .iOS17, .iOS18, .iOS26].flatMap { system in
    [false, true].flatMap { large in
      [false, true].flatMap { title in
        [false, true].map { Bar(system: system, large: large, hasTitleView: title, inTab: $0) }
      }
    }
  }

  @Test("a search that hides the bar hides its title and buttons, which come back", arguments: allBars)
  private func activeSearch(_ bar: Bar) {
    bar.system.whileCurrent {
      let titleView = bar.hasTitleView ? UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)) : nil
      titleView?.alpha = 0.5
      let screen = Screen(large: bar.large, titleView: titleView, inTab: bar.inTab)
      let before = screen.shownParts
      #expect(!before.isEmpty && screen.viewsWithoutPlace.isEmpty)
      screen.search.isActive = true
      screen.window.layoutIfNeeded()
      #expect(screen.viewsWithoutPlace.isEmpty)
      if screen.navigation.navigationBar.heights?.row == 0 { #expect(screen.shownParts.isEmpty) }
      screen.search.isActive = false
      screen.window.layoutIfNeeded()
      #expect(screen.shownParts == before && screen.viewsWithoutPlace.isEmpty)
      #expect(titleView?.alpha ?? 0.5 == 0.5)
    }
  }

  @Test("a title view that leaves during a search is shown elsewhere")
  func titleViewLeaves() {
    InterfaceGeneration.iOS26.whileCurrent {
      let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      let screen = Screen(titleView: titleView)
      screen.search.isActive = true
      screen.window.layoutIfNeeded()
      screen.navigation.topViewController?.navigationItem.titleView = nil
      screen.window.layoutIfNeeded()
      #expect(titleView.alpha == 1)
    }
  }

  @Test("in a tab of iOS 26, the search bar is below the title if it does not hide")
  func notHiding() {
    InterfaceGeneration.iOS26.whileCurrent {
      let screen = Screen(hides: false)
      #expect(!screen.search.searchBar.isHidden && screen.search.searchBar.frame.height == 60)
    }
  }

  @Test(
    "in a tab of iOS 26, a search bar that hides is revealed by pulling, and by a search",
    arguments: [20, 80] as [CGFloat])
  func revealed(_ distance: CGFloat) {
    InterfaceGeneration.iOS26.whileCurrent {
      let screen = Screen()
      let bar = screen.search.searchBar
      #expect(bar.isHidden)
      let before = screen.scrollView.adjustedContentInset.top
      ScrollDrag(screen.scrollView).perform(by: CGSize(width: 0, height: distance), velocity: .zero, whileHeld: nil)
      screen.window.layoutIfNeeded()
      let isRevealed = distance >= 60
      #expect(bar.isHidden == !isRevealed)
      #expect(screen.scrollView.adjustedContentInset.top == before + (isRevealed ? 60 : 0))
      #expect(screen.scrollView.contentOffset.y == -screen.scrollView.adjustedContentInset.top)
      screen.search.isActive = true
      screen.search.isActive = false
      screen.window.layoutIfNeeded()
      #expect(!bar.isHidden && bar.frame.height == 60)
    }
  }

  /// A view that lays out the whole window when it leaves, as the end of editing does.
  private final class Leaving: UIView {
    override func willMove(toWindow newWindow: UIWindow?) {
      super.willMove(toWindow: newWindow)
      guard newWindow == nil else { return }
      window?.forEachBelow { $0.setNeedsLayout() }
      window?.layoutIfNeeded()
    }
  }

  @Test("a title view may lay the bar out while it leaves")
  func titleViewLaysOut() {
    InterfaceGeneration.iOS26.whileCurrent {
      let titleView = Leaving(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
      let screen = Screen(titleView: titleView)
      let other = UIViewController()
      screen.navigation.pushViewController(other, animated: false)
      screen.window.layoutIfNeeded()
      #expect(titleView.superview == nil)
    }
  }

  @Test("an active search leaves with its screen", arguments: [InterfaceGeneration.iOS18, .iOS26])
  func pushFromSearch(_ system: InterfaceGeneration) {
    system.whileCurrent {
      DeviceProfile.standard.whileSimulated {
        let screen = Screen(hides: false)
        UIScreen.main.inspection.keyboard.followsFirstResponder = true
        defer { UIScreen.main.inspection.keyboard.followsFirstResponder = false }
        screen.navigation.topViewController?.definesPresentationContext = true
        screen.search.isActive = true
        screen.search.searchBar.becomeFirstResponder()
        screen.navigation.pushViewController(UIViewController(), animated: false)
        screen.window.layoutIfNeeded()
        #expect(screen.navigation.viewControllers.count == 2 && !screen.search.searchBar.isFirstResponder)
      }
    }
  }

  @Test("the return key of a search bar says so, and waits for a text")
  func returnKey() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
  }
}
