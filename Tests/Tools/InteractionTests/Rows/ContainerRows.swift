// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let containerRows = pageRows + tabRows + splitRows + hidingRows + childRows
}

private let pageRows: [Interaction] = [
  Interaction(
    "Swipe to the next page", systems: "7", .trial, "wangling.me 2014", effects: ["b WA", "a WD", "b DA", "a DD"]
  ) { stage in
    stage.showPages()
    stage.swipePage(by: -300)
  },
  Interaction(
    "Swipe to the next page and let go early", systems: "7", .trial, "wangling.me 2014",
    effects: ["b WA", "a WD", "a WA", "a DA", "b WD", "b DD"]
  ) { stage in
    stage.showPages()
    stage.swipePage(by: -100)
  },
  Interaction(
    "Curl to the next page", systems: "7", .trial, "wangling.me 2014", effects: ["b WA", "a WD", "a DD", "b DA"]
  ) { stage in
    stage.showPages(.pageCurl)
    stage.swipePage(by: -300)
  },
  Interaction(
    "Curl to the next page and let go early", systems: "7", .trial, "wangling.me 2014",
    effects: ["b WA", "a WD", "b WD", "a WA", "b DD", "a DA"]
  ) { stage in
    stage.showPages(.pageCurl)
    stage.swipePage(by: -100)
  },
  Interaction(
    "Swipe to the next page: the delegate", systems: "6+", .apple, "header UIPageViewController.h",
    effects: ["will b", "did finish, from a, completed true", "page b"]
  ) { stage in
    let (pages, book) = stage.showPages(noting: [])
    pages.delegate = book
    stage.swipePage(by: -300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Swipe to the next page and let go early: the delegate", systems: "6+", .apple, "header UIPageViewController.h",
    effects: ["will b", "did finish, from a, completed false", "page a"]
  ) { stage in
    let (pages, book) = stage.showPages(noting: [])
    pages.delegate = book
    stage.swipePage(by: -100)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Change the page in code: the delegate", systems: "6+", .apple, "header UIPageViewController.h: by gesture only",
    effects: ["completion", "page b"]
  ) { stage in
    let (pages, book) = stage.showPages(noting: [])
    pages.delegate = book
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { _ in stage.note("completion") }
    stage.settle()
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Swipe back over the first page", .derived, "there is no page before", effects: ["page a", "at its place"]
  ) { stage in
    let (pages, book) = stage.showPages(noting: [])
    pages.delegate = book
    stage.swipePage(by: 300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
    if stage.shownX(of: book.pages[0].view) == 0 { stage.note("at its place") }
  },
  Interaction(
    "Swipe twice, and back", .derived, "the neighbors come from the data source", effects: ["page c", "page b"]
  ) { stage in
    let (pages, _) = stage.showPages(noting: [])
    stage.swipePage(by: -300)
    stage.swipePage(by: -300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
    stage.swipePage(by: 300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Swipe slowly: both pages follow the finger", .decided, "the page keeps its distance from the finger",
    effects: ["a moved", "b beside it"]
  ) { stage in
    let (_, book) = stage.showPages(noting: [])
    stage.touch(at: CGPoint(x: 350, y: stage.middle))
    stage.move(to: CGPoint(x: 250, y: stage.middle))
    let (a, b) = (stage.shownX(of: book.pages[0].view), stage.shownX(of: book.pages[1].view))
    if a < -80, a > -110 { stage.note("a moved") }
    if b == a + stage.width { stage.note("b beside it") }
    stage.lift()
    stage.settle()
  },
  Interaction(
    "Swipe up to the next page of a vertical controller", .apple, "doc UIPageViewController.NavigationOrientation",
    effects: ["page a", "page b"]
  ) { stage in
    let (pages, _) = stage.showPages(.scroll, .vertical, noting: [])
    stage.swipePage(by: -300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
    stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Swipe to the right in a right-to-left interface", systems: "9+", .apple, "doc UISemanticContentAttribute",
    effects: ["page a", "page b"]
  ) { stage in
    let (pages, _) = stage.showPages(noting: [])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    stage.swipePage(by: -300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
    stage.swipePage(by: 300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Swipe where the app has disabled the scroll view of the pages", .several,
    "widespread: view.subviews.compactMap { $0 as? UIScrollView }", effects: ["page a"]
  ) { stage in
    let (pages, _) = stage.showPages(noting: [])
    for case let scrollView as UIScrollView in pages.view.subviews { scrollView.isScrollEnabled = false }
    stage.swipePage(by: -300)
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
  Interaction(
    "Swipe pages with dots", systems: "6+", .apple, "header UIPageViewController.h",
    effects: ["count", "index", "dot 1"]
  ) { stage in
    let (pages, book) = stage.showPages(noting: [])
    book.dots = 3
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.settle()
    stage.swipePage(by: -300)
    let control = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    stage.note("dot \(control?.currentPage ?? -1)")
  },
  Interaction(
    "Tap at the edge of a curling page", .apple, "doc gestureRecognizers: taps at the sides",
    effects: ["page b", "page a"]
  ) { stage in
    let (pages, _) = stage.showPages(.pageCurl, noting: [])
    stage.tap(at: CGPoint(x: stage.width - 15, y: stage.middle))
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
    stage.tap(at: CGPoint(x: 15, y: stage.middle))
    stage.note("page \(pages.viewControllers?.first?.title ?? "")")
  },
]

private let tabRows: [Interaction] = [
  Interaction(
    "Tap a tab", systems: "3+", .apple, "doc shouldSelect; jamonholmgren/ProMotion#768",
    effects: ["shouldSelect b, selected a", "didSelect b, selected b"]
  ) { stage in
    let tabs = stage.showTabs()
    stage.tapTab(1, of: tabs)
  },
  Interaction(
    "Tap a tab that the delegate refuses", systems: "3+", .apple, "doc shouldSelect",
    effects: ["shouldSelect b, selected a", "selected a"]
  ) { stage in
    let tabs = stage.showTabs(allowing: false)
    stage.tapTab(1, of: tabs)
    stage.note("selected \(tabs.selectedViewController?.title ?? "")")
  },
  Interaction(
    "Tap the selected tab", systems: "3+", .apple, "doc didSelect; material-components-ios#2154",
    effects: ["shouldSelect a, selected a", "didSelect a, selected a"]
  ) { stage in
    let tabs = stage.showTabs()
    stage.tapTab(0, of: tabs)
  },
  Interaction(
    "Select a tab in code", systems: "3+", .apple, "doc didSelect", effects: ["selected b"]
  ) { stage in
    let tabs = stage.showTabs()
    tabs.selectedIndex = 1
    stage.settle()
    stage.note("selected \(tabs.selectedViewController?.title ?? "")")
  },
  Interaction(
    "Tap the selected tab of a navigation controller", systems: "8", .one, "Ramotion/animated-tab-bar#40",
    effects: ["top WD", "root WA", "top DD", "root DA"]
  ) { stage in
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: SpyScreen("root", on: stage))
    tabs.viewControllers = [stack, SpyScreen("other", on: stage)]
    stage.show(tabs)
    stack.pushViewController(SpyScreen("top", on: stage), animated: false)
    stage.settle()
    stage.forget()
    stage.tapTab(0, of: tabs)
  },
  Interaction(
    "Tap a tab that is an object", systems: "18+", .apple, "doc shouldSelectTab, didSelectTab",
    effects: ["shouldSelectTab b", "didSelectTab b, before a"]
  ) { stage in
    let tabs = UITabBarController()
    tabs.tabs = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in SpyScreen(name, on: stage, noting: []) }
    }
    stage.show(tabs)
    tabs.delegate = stage.keep(TabObjectSpy(stage))
    stage.forget()
    stage.tapTab(1, of: tabs)
  },
  Interaction(
    "Scroll where the tab bar becomes small", systems: "26+", .apple, "doc tabBarMinimizeBehavior",
    effects: ["small", "large"]
  ) { stage in
    let screen = SpyScreen("list", on: stage, noting: [])
    let tabs = UITabBarController()
    tabs.viewControllers = [screen, SpyScreen("other", on: stage, noting: [])]
    tabs.tabBarMinimizeBehavior = .onScrollDown
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 4000)
    screen.view.addSubview(scrollView)
    stage.show(tabs)
    let wide = tabs.tabBar.shownWidth
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200))
    if tabs.tabBar.shownWidth < wide { stage.note("small") }
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500))
    if tabs.tabBar.shownWidth == wide { stage.note("large") }
  },
  Interaction(
    "Tap More, and a row of its list", systems: "2+", .apple, "doc moreNavigationController",
    effects: ["list with e, f", "shown f", "back button"]
  ) { stage in
    let tabs = UITabBarController()
    tabs.viewControllers = ["a", "b", "c", "d", "e", "f"].map { SpyScreen($0, on: stage, noting: []) }
    stage.show(tabs)
    stage.tapTab(4, of: tabs)
    let list = tabs.moreNavigationController.view.shownLabels
    if list.contains("e"), list.contains("f"), !list.contains("a") { stage.note("list with e, f") }
    tabs.moreNavigationController.view.label("f").map { stage.tap($0) }
    stage.settle()
    stage.note("shown \(tabs.moreNavigationController.topViewController?.title ?? "")")
    if stage.showsBackButton { stage.note("back button") }
  },
  Interaction(
    "Tap More, a row of a navigation controller, a button that pushes, and go back twice", systems: "2+", .derived,
    "doc moreNavigationController: one bar, whose back button leads to the list",
    effects: [
      "one bar", "shown root f", "back button", "shown next", "shown root f", "list with e, f", "its own again",
      "shown root f",
    ]
  ) { stage in
    let tabs = UITabBarController()
    let stacks = ["a", "b", "c", "d", "e", "f"].map { name -> UINavigationController in
      let screen = SpyScreen("root \(name)", on: stage, noting: [])
      let stack = UINavigationController(rootViewController: screen)
      stack.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
      return stack
    }
    tabs.viewControllers = stacks
    stage.show(tabs)
    stage.tapTab(4, of: tabs)
    let more = tabs.moreNavigationController
    more.view.label("f").map { stage.tap($0) }
    stage.settle()
    if stage.window.visibleBars.count == 1 { stage.note("one bar") }
    stage.note("shown \(more.topViewController?.title ?? "")")
    if stage.showsBackButton { stage.note("back button") }
    more.topViewController?.navigationController?.pushViewController(
      SpyScreen("next", on: stage, noting: []), animated: true)
    stage.settle()
    stage.note("shown \(more.topViewController?.title ?? "")")
    try stage.actions.tap("Back")
    stage.settle()
    stage.note("shown \(more.topViewController?.title ?? "")")
    try stage.actions.tap("Back")
    stage.settle()
    let list = more.view.shownLabels
    if list.contains("e"), list.contains("f"), !list.contains("a") { stage.note("list with e, f") }
    if stacks[5].topViewController?.title == "root f" { stage.note("its own again") }
    more.view.label("f").map { stage.tap($0) }
    stage.settle()
    stage.note("shown \(more.topViewController?.title ?? "")")
  },
]

private let splitRows: [Interaction] = [
  Interaction(
    "Swipe from the edge of a split view, and tap beside the column", systems: "8+", .apple,
    "doc presentsWithGesture; doc UISplitViewController",
    effects: ["mode 1", "willShow 0", "primary over", "mode 2", "willHide 0", "hidden"]
  ) { stage in
    try stage.onTablet { stage in
      let split = stage.showSplit()
      let spy = stage.keep(SplitSpy(stage))
      split.delegate = spy
      stage.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 300, y: 500))
      if split.isShowing(.primary), split.displayMode == .oneOverSecondary { stage.note("primary over") }
      stage.tap(at: CGPoint(x: 700, y: 500))
      if !split.isShowing(.primary) { stage.note("hidden") }
    }
  },
  Interaction(
    "Swipe from the edge where the app does not want the gesture", systems: "8+", .apple, "doc presentsWithGesture",
    effects: ["hidden"]
  ) { stage in
    try stage.onTablet { stage in
      let split = stage.showSplit()
      split.presentsWithGesture = false
      stage.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 300, y: 500))
      if !split.isShowing(.primary) { stage.note("hidden") }
    }
  },
  Interaction(
    "Taps on the button that a split view with two columns has by itself", systems: "14+", .apple,
    "doc DisplayModeButtonVisibility; that it is in the bar of the first column, and its words, are decided",
    effects: ["mode 1", "willShow 0", "shown", "mode 2", "willHide 0", "hidden", "no button"]
  ) { stage in
    try stage.onTablet { stage in
      let split = stage.showSplit()
      split.preferredSplitBehavior = .tile
      stage.settle()
      let spy = stage.keep(SplitSpy(stage))
      split.delegate = spy
      for word in ["Show Sidebar", "Hide Sidebar"] {
        try stage.actions.tap(word)
        stage.settle()
        stage.note(split.isShowing(.primary) ? "shown" : "hidden")
      }
      split.presentsWithGesture = false
      stage.settle()
      if !stage.hasControl("Show Sidebar") { stage.note("no button") }
    }
  },
  Interaction(
    "Taps on the button of a split view with three columns", systems: "14+", .apple,
    "doc DisplayModeButtonVisibility; doc UISplitViewController.SplitBehavior.tile",
    effects: ["mode 1", "willShow 0", "mode 1", "willHide 0"]
  ) { stage in
    try stage.onTablet { stage in
      let split = UISplitViewController(style: .tripleColumn)
      split.preferredSplitBehavior = .tile
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(UIViewController(), for: column)
      }
      stage.show(split)
      let spy = stage.keep(SplitSpy(stage))
      split.delegate = spy
      try stage.actions.tap("Show Sidebar")
      stage.settle()
      try stage.actions.tap("Hide Sidebar")
      stage.settle()
    }
  },
  Interaction(
    "Tap the button that shows the primary column", systems: "8+", .apple, "doc displayModeButtonItem",
    effects: ["shown", "hidden"]
  ) { stage in
    try stage.onTablet { stage in
      let split = stage.showSplit()
      let screen = split.viewController(for: .secondary)
      screen?.navigationItem.rightBarButtonItem = split.displayModeButtonItem
      stage.settle()
      for word in ["shown", "hidden"] {
        guard let bar = screen?.navigationController?.navigationBar else { return }
        let place = stage.place(CGPoint(x: bar.bounds.maxX - 38, y: 22), in: bar)
        stage.tap(at: place)
        if split.isShowing(.primary) == (word == "shown") { stage.note(word) }
      }
    }
  },
]

private let hidingRows: [Interaction] = [
  Interaction(
    "Scroll where bars hide by swipes", systems: "8+", .apple, "doc hidesBarsOnSwipe", effects: ["hidden", "shown"]
  ) { stage in
    let stack = stage.showStack(["list"], noting: [])
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 4000)
    stack.topViewController?.view.addSubview(scrollView)
    stack.hidesBarsOnSwipe = true
    stage.settle()
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    if stack.isNavigationBarHidden { stage.note("hidden") }
    stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
    if !stack.isNavigationBarHidden { stage.note("shown") }
  },
  Interaction(
    "Tap where bars hide by taps", systems: "8+", .apple, "doc hidesBarsOnTap", effects: ["hidden", "shown"]
  ) { stage in
    let stack = stage.showStack(["picture"], noting: [])
    stack.hidesBarsOnTap = true
    stage.tap(at: CGPoint(x: 200, y: 500))
    if stack.isNavigationBarHidden { stage.note("hidden") }
    stage.tap(at: CGPoint(x: 200, y: 500))
    if !stack.isNavigationBarHidden { stage.note("shown") }
  },
  Interaction(
    "Tap a field where bars hide with the keyboard", systems: "8+", .apple, "doc hidesBarsWhenKeyboardAppears",
    effects: ["hidden"]
  ) { stage in
    let stack = stage.showStack(["form"], noting: [])
    stack.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 40, y: 300, width: 300, height: 34))
    stack.topViewController?.view.addSubview(field)
    stage.settle()
    stage.tap(field)
    field.becomeFirstResponder()
    UIScreen.main.inspection.keyboard.show()
    stage.settle()
    if stack.isNavigationBarHidden { stage.note("hidden") }
    UIScreen.main.inspection.keyboard.hide()
  },
  Interaction(
    "Tap the status bar", .apple, "doc scrollsToTop, scrollViewShouldScrollToTop, scrollViewDidScrollToTop",
    effects: ["shouldScrollToTop", "didScrollToTop", "at the top"]
  ) { stage in
    let scrollView = stage.showLongList()
    stage.tap(at: CGPoint(x: 200, y: 15))
    if scrollView.contentOffset.y == -scrollView.adjustedContentInset.top { stage.note("at the top") }
  },
  Interaction(
    "Tap the status bar above two scroll views that scroll to the top", .apple,
    "doc scrollsToTop: no effect if there is more than one", effects: ["stays"]
  ) { stage in
    let scrollView = stage.showLongList()
    let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    other.contentSize = CGSize(width: 100, height: 1000)
    scrollView.superview?.addSubview(other)
    stage.settle()
    stage.tap(at: CGPoint(x: 200, y: 15))
    if scrollView.contentOffset.y > 500 { stage.note("stays") }
  },
]

private let childRows: [Interaction] = [
  Interaction(
    "A screen appears that adds a child in viewDidLoad", systems: "11", .trial, "Stack Overflow 48653763",
    effects: [
      "child willMove(parent)", "child loadView", "child viewDidLoad", "child didMove(parent)", "child WA", "child DA",
    ]
  ) { stage in
    stage.show(ParentScreen(SpyScreen("child", on: stage, noting: [.appearance, .loading, .parents])))
  },
  Interaction(
    "Tap a button that exchanges children by hand", systems: "5+", .apple,
    "header UIViewController.h: begin/endAppearanceTransition", effects: ["old WD", "new WA", "old DD", "new DA"]
  ) { stage in
    let (old, new) = (SpyScreen("old", on: stage), SpyScreen("new", on: stage))
    let parent = ParentScreen(old)
    stage.show(parent)
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Next") { _ in parent.exchange(old, for: new) })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    parent.view.addSubview(button)
    stage.settle()
    stage.forget()
    stage.tap(button)
  },
  Interaction(
    "The pages of a controller are set in viewDidLoad", systems: "11", .trial, "Stack Overflow 48653763",
    effects: ["child loadView", "child viewDidLoad", "child WA", "child DA"]
  ) { stage in
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers(
      [SpyScreen("child", on: stage, noting: [.appearance, .loading])], direction: .forward, animated: false)
    stage.show(pages)
  },
]
