// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Content in place of other content, and tabs", .serialized)
struct UnavailableContentTests {
  private final class Empty: UIViewController {
    var states: [String?] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states.append(state.searchText)
      var content = UIContentUnavailableConfiguration.empty()
      content.text = "Nothing"
      content.secondaryText = "Add something to see it here."
      content.button.title = "Add"
      contentUnavailableConfiguration = content
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { view in [(view as? UILabel)?.text].compactMap { $0 } + texts(in: view) }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("the content is asked for before the first layout, and is in the middle of the safe area")
  func shown() throws {
    let controller = Empty()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    let window = window(controller)
    #expect(controller.states.count == 1)
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == controller.view.bounds.inset(by: controller.view.safeAreaInsets))
    #expect(texts(in: view).prefix(2) == ["Nothing", "Add something to see it here."])
    let column = try #require(view.subviews.first)
    #expect(abs(column.center.x - view.bounds.midX) <= 0.5)
    #expect(abs(column.center.y - view.bounds.midY) <= 0.5)
    #expect(column.subviews.count == 3)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.states.count == 2)
    controller.contentUnavailableConfiguration = nil
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.superview == nil)
  }

  @Test("a search without results names the text")
  func search() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "tea"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “tea”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test("tabs provide controllers with their titles; the selected tab is that of the selected controller")
  func tabs() {
    let bar = UITabBarController()
    let first = UITab(title: "First", image: nil, identifier: "1") { _ in UIViewController() }
    let second = UITab(title: "Second", image: nil, identifier: "2") { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    bar.tabs = [first, second]
    #expect(bar.viewControllers?.map(\.tabBarItem.title) == ["First", "Second"])
    #expect(bar.selectedTab === first)
    bar.selectedTab = second
    #expect(bar.selectedIndex == 1)
    #expect((second.viewController as? UINavigationController)?.topViewController?.tab === second)
    second.badgeValue = "3"
    #expect(second.viewController?.tabBarItem.badgeValue == "3")
    let group = UITabGroup(
      title: "All", image: nil, identifier: "3", children: [UITab(title: "In", image: nil, identifier: "4")])
    bar.tabs = [first, group]
    #expect(bar.tab(forIdentifier: "4")?.parent === group)
  }

  @Test("the nearest controller with an action performs it")
  func actionTarget() {
    final class Saving: UIViewController {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("save") }
    }
    let parent = Saving(), child = UIViewController()
    parent.addChild(child)
    #expect(child.targetViewController(forAction: Selector("save"), sender: nil) === parent)
    #expect(child.targetViewController(forAction: Selector("open"), sender: nil) == nil)
  }

  @Test("handlers of traits may name the type of the object")
  func traitHandlers() {
    let view = UIView()
    var seen = 0
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (changed: UIView, _: UITraitCollection) in
      if changed === view { seen += 1 }
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UILabel, _: UITraitCollection) in seen += 10 }
    view.overrideUserInterfaceStyle = .dark
    #expect(seen == 1)
  }
}
