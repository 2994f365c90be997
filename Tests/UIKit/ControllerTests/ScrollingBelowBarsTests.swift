// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing

@testable import UIKitViews

/// Content below bars: how it fades, and where it comes to rest.
@MainActor @Suite("Content that scrolls below bars", .serialized, .system(.iOS26))
struct ScrollingBelowBarsTests {
  /// A list in a navigation controller in a tab bar controller.
  @MainActor private struct Screen {
    let scrollView = UIScrollView()
    let navigation: UINavigationController
    let tabs = UITabBarController()
    let window: UIWindow

    init(large: Bool = false, search: Bool = false) {
      let controller = UIViewController()
      controller.title = "Inbox"
      controller.view = scrollView
      scrollView.backgroundColor = .systemGroupedBackground
      scrollView.alwaysBounceVertical = true
      if search {
        controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
        controller.navigationItem.preferredSearchBarPlacement = .stacked
      }
      navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = large
      tabs.viewControllers = [navigation]
      window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      scrollView.contentSize = CGSize(width: window.bounds.width, height: 3000)
      window.layoutIfNeeded()
    }

    var top: CGFloat { scrollView.contentOffset.y + scrollView.adjustedContentInset.top }

    func scroll(_ distance: CGFloat) {
      scrollView.contentOffset.y += distance
      window.layoutIfNeeded()
    }
  }

  /// The effect of a bar, if it is shown.
  private func effect(in view: UIView) -> ScrollEdgeEffectView? {
    view.layoutIfNeeded()
    let background = view.subviews.first { $0 is BarBackgroundView }
    background?.layoutIfNeeded()
    return background?.subviews.lazy.compactMap { $0 as? ScrollEdgeEffectView }.first { !$0.isHidden }
  }

  @Test("content fades below a navigation bar once it is there, into the color behind it")
  func navigationBar() throws {
    let screen = Screen()
    let bar = screen.navigation.navigationBar
    #expect(effect(in: bar) == nil)
    screen.scroll(20)
    let shown = try #require(effect(in: bar))
    #expect(shown.look == ScrollEdgeEffectView.Look(isHard: false, color: .systemGroupedBackground))
    #expect(shown.convert(shown.bounds, to: nil).minY == 0)
    #expect(shown.convert(shown.bounds, to: nil).maxY == bar.convert(bar.bounds, to: nil).maxY + 27)
    screen.scroll(-20)
    #expect(effect(in: bar) == nil)
  }

  @Test("content fades above a tab bar as long as more of it follows")
  func tabBar() throws {
    let screen = Screen()
    let shown = try #require(effect(in: screen.tabs.tabBar))
    #expect(shown.frame.minY == -58 && shown.frame.height == 141)
    screen.scrollView.contentOffset.y =
      3000 + screen.scrollView.adjustedContentInset.bottom - screen.scrollView.bounds.height
    #expect(effect(in: screen.tabs.tabBar) == nil)
    screen.scrollView.contentSize.height = 4000
    #expect(effect(in: screen.tabs.tabBar) != nil)
  }

  @Test("the app hides an effect, and gives it a line")
  func settings() throws {
    let screen = Screen()
    screen.scroll(20)
    screen.scrollView.topEdgeEffect.style = .hard
    let bar = screen.navigation.navigationBar
    let shown = try #require(effect(in: bar))
    #expect(shown.look?.isHard == true)
    #expect(shown.convert(shown.bounds, to: nil).maxY == bar.convert(bar.bounds, to: nil).maxY)
    screen.scrollView.topEdgeEffect.isHidden = true
    #expect(effect(in: bar) == nil && effect(in: screen.tabs.tabBar) != nil)
    screen.scrollView.bottomEdgeEffect.isHidden = true
    #expect(effect(in: screen.tabs.tabBar) == nil)
  }

  @Test("content fades below a view of the app that is at an edge, wherever the view moves")
  func elementContainer() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let scrollView = UIScrollView(frame: window.bounds)
    let buttons = UIView(frame: CGRect(x: 20, y: 500, width: 260, height: 60))
    for view in [scrollView, buttons] { window.addSubview(view) }
    scrollView.contentInsetAdjustmentBehavior = .never
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.scrollView = scrollView
    interaction.edge = .bottom
    buttons.addInteraction(interaction)
    func effect() -> ScrollEdgeEffectView? {
      scrollView.layoutIfNeeded()
      return scrollView.subviews.lazy.compactMap { $0 as? ScrollEdgeEffectView }.first { !$0.isHidden }
    }
    #expect(effect() == nil)
    scrollView.contentSize = CGSize(width: 300, height: 1500)
    #expect(effect()?.frame == CGRect(x: 0, y: 442, width: 300, height: 158))
    scrollView.contentOffset.y = 100
    #expect(effect()?.frame == CGRect(x: 0, y: 542, width: 300, height: 158))
    buttons.frame.origin.y = 300
    #expect(effect()?.frame == CGRect(x: 0, y: 342, width: 300, height: 358))
    scrollView.bottomEdgeEffect.isHidden = true
    #expect(effect() == nil)
    scrollView.bottomEdgeEffect.isHidden = false
    scrollView.contentOffset.y = 900
    #expect(effect() == nil)
    scrollView.contentOffset.y = 0
    #expect(effect() != nil)
    buttons.removeInteraction(interaction)
    #expect(effect() == nil && interaction.view == nil)
    #expect(scrollView.subviews.isEmpty)
  }

  @Test("a bar with a background of its own has no effect")
  func background() {
    let screen = Screen()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemRed
    screen.navigation.navigationBar.standardAppearance = appearance
    screen.scroll(20)
    #expect(effect(in: screen.navigation.navigationBar) == nil)
  }

  @Test("before iOS 26, bars have backgrounds, and no effects")
  func older() {
    InterfaceGeneration.iOS18.whileCurrent {
      let screen = Screen()
      screen.scroll(20)
      #expect(effect(in: screen.navigation.navigationBar) == nil && effect(in: screen.tabs.tabBar) == nil)
    }
  }

  @Test(
    "a drag ends where a large title is shown wholly or not at all",
    arguments: [InterfaceGeneration.iOS18, .iOS26], [CGFloat(1), 20, 25, 27, 30, 51, 52, 53, 90])
  func largeTitle(system: InterfaceGeneration, distance: CGFloat) {
    system.whileCurrent {
      let screen = Screen(large: true)
      #expect(screen.navigation.navigationBar.frame.height == system.metrics.bars.navigation + 52)
      screen.scrollView.inspection.drag(by: CGSize(width: 0, height: -distance))
      #expect(screen.top == 0 || screen.scrollView.contentOffset.y != 0)
      let shown = screen.navigation.navigationBar.frame.height - system.metrics.bars.navigation
      #expect(shown == (distance < 26 ? 52 : 0))
    }
  }

  @Test("a search bar and a large title appear one after the other")
  func search() {
    InterfaceGeneration.iOS18.whileCurrent {
      for (distance, height) in [(10, 148), (30, 96), (70, 96), (80, 44), (120, 44)] as [(CGFloat, CGFloat)] {
        let screen = Screen(large: true, search: true)
        #expect(screen.navigation.navigationBar.frame.height == 148)
        screen.scrollView.inspection.drag(by: CGSize(width: 0, height: -distance))
        #expect(screen.navigation.navigationBar.frame.height == height)
      }
    }
  }
}
