// SPDX-License-Identifier: MIT

import Testing
import UIKit

extension InteractionTable {
  // MARK: Containers in containers

  static let nestedContainerRows: [Interaction] = [
    Interaction(
      "Swipe pages that are the first view of a screen in a navigation controller", .derived,
      "the pages are a child of a screen, as where an app introduces itself", effects: ["page b", "page c", "page b"]
    ) { stage in
      let (pages, parent) = pagesInScreen(on: stage)
      stage.show(UINavigationController(rootViewController: parent))
      for way in [-300, -300, 300] as [CGFloat] {
        stage.swipePage(by: way)
        stage.note("page \(pages.viewControllers?.first?.title ?? "")")
      }
    },
    Interaction(
      "Swipe pages that are the first view of a screen in a tab", .derived,
      "the pages are a child of a screen, as where an app introduces itself", effects: ["page b"]
    ) { stage in
      let (pages, parent) = pagesInScreen(on: stage)
      let tabs = UITabBarController()
      tabs.viewControllers = [parent]
      stage.show(tabs)
      stage.swipePage(by: -300)
      stage.note("page \(pages.viewControllers?.first?.title ?? "")")
    },
    Interaction(
      "A screen in a tab that is an object sets its title", systems: "18+", .apple,
      "doc UITab.title: the title of the tab",
      effects: ["Radio", "Radio Stations"]
    ) { stage in
      let screen = UIViewController()
      let tabs = UITabBarController()
      tabs.tabs = [
        UITab(title: "Radio", image: nil, identifier: "radio") { _ in UINavigationController(rootViewController: screen)
        }
      ]
      stage.show(tabs)
      screen.title = "Radio Stations"
      stage.settle()
      stage.note(tabs.tabBar.items?.first?.title ?? "")
      stage.note(screen.navigationItem.title ?? "")
    },
    Interaction(
      "Push a screen that hides the bar at the bottom and shows a toolbar of its own", .several,
      "an idiom of apps with tabs: hidesBottomBarWhenPushed, and setToolbarHidden(false) when the screen appears",
      effects: ["no tabs", "toolbar with Share", "share", "tabs", "no toolbar"]
    ) { stage in
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      tabs.viewControllers = [navigation, UIViewController()]
      stage.show(tabs)
      let detail = ToolbarScreen(stage)
      navigation.pushViewController(detail, animated: true)
      stage.settle()
      if tabs.tabBar.isHidden { stage.note("no tabs") }
      if !navigation.toolbar.isHidden, stage.hasControl("Share") { stage.note("toolbar with Share") }
      stage.tap(try stage.control("Share"))
      navigation.popViewController(animated: true)
      stage.settle()
      if !tabs.tabBar.isHidden { stage.note("tabs") }
      if navigation.toolbar.isHidden { stage.note("no toolbar") }
    },
  ]

  /// Pages whose controller is a child of a screen, and the first of its views.
  @MainActor
  private static func pagesInScreen(on stage: InteractionStage) -> (UIPageViewController, UIViewController) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let book = stage.keep(Book(["a", "b", "c"].map { SpyScreen($0, on: stage, noting: []) }, stage))
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    let parent = UIViewController()
    parent.addChild(pages)
    pages.view.frame = parent.view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(pages.view)
    pages.didMove(toParent: parent)
    return (pages, parent)
  }
}

/// A screen without tabs, with a toolbar.
private final class ToolbarScreen: UIViewController {
  init(_ stage: InteractionStage) {
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
    toolbarItems = [UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in stage.note("share") })]
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}
