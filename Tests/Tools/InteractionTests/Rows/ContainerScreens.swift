// SPDX-License-Identifier: MIT

import UIKit

/// The pages of a page controller, which notes the calls of its data source and delegate.
final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var dots = 0
  private weak var stage: InteractionStage?

  init(_ pages: [UIViewController], _ stage: InteractionStage) { (self.pages, self.stage) = (pages, stage) }

  private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }
  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
    -> UIViewController?
  { self.page(page, -1) }
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
    -> UIViewController?
  { self.page(page, 1) }
  func presentationCount(for controller: UIPageViewController) -> Int {
    if dots > 0 { stage?.note("count") }
    return dots
  }
  func presentationIndex(for controller: UIPageViewController) -> Int {
    stage?.note("index")
    return 0
  }
  func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    stage?.note("will \(pending.first?.title ?? "")")
  }
  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [UIViewController], transitionCompleted completed: Bool
  ) { stage?.note("did finish, from \(previous.first?.title ?? ""), completed \(completed)") }
}

/// Notes the calls of a tab bar controller's delegate.
final class TabSpy: NSObject, UITabBarControllerDelegate {
  private weak var stage: InteractionStage?
  private let allows: Bool
  init(_ stage: InteractionStage, allowing allows: Bool) { (self.stage, self.allows) = (stage, allows) }

  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
    stage?.note("shouldSelect \(controller.title ?? ""), selected \(tabs.selectedViewController?.title ?? "")")
    return allows
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    stage?.note("didSelect \(controller.title ?? ""), selected \(tabs.selectedViewController?.title ?? "")")
  }
}

/// Notes the calls about tabs that are objects.
final class TabObjectSpy: NSObject, UITabBarControllerDelegate {
  private weak var stage: InteractionStage?
  init(_ stage: InteractionStage) { self.stage = stage }

  func tabBarController(_ tabs: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    stage?.note("shouldSelectTab \(tab.title)")
    return true
  }
  func tabBarController(_ tabs: UITabBarController, didSelectTab selected: UITab, previousTab: UITab?) {
    stage?.note("didSelectTab \(selected.title), before \(previousTab?.title ?? "")")
  }
}

/// Notes the display modes of a split view.
final class SplitSpy: NSObject, UISplitViewControllerDelegate {
  private weak var stage: InteractionStage?
  init(_ stage: InteractionStage) { self.stage = stage }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    stage?.note("mode \(displayMode == .secondaryOnly ? 2 : 1)")
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    stage?.note("willShow \(column.rawValue)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    stage?.note("willHide \(column.rawValue)")
  }
}

/// Notes that a scroll view scrolls to its top.
final class TopSpy: NSObject, UIScrollViewDelegate {
  private weak var stage: InteractionStage?
  init(_ stage: InteractionStage) { self.stage = stage }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    stage?.note("shouldScrollToTop")
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { stage?.note("didScrollToTop") }
}

/// A container of the app's own, which exchanges its children by hand.
final class ParentScreen: UIViewController {
  private let first: UIViewController

  init(_ first: UIViewController) {
    self.first = first
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(first)
    view.addSubview(first.view)
    first.didMove(toParent: self)
  }

  func exchange(_ old: UIViewController, for new: UIViewController) {
    old.willMove(toParent: nil)
    addChild(new)
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    old.view.removeFromSuperview()
    view.addSubview(new.view)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    old.removeFromParent()
    new.didMove(toParent: self)
  }
}

extension InteractionStage {
  /// Shows a page controller with the pages a, b and c, and forgets the calls so far.
  @discardableResult
  func showPages(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal, noting calls: SpyScreen.Calls = .appearance
  ) -> (UIPageViewController, Book) {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    let book = keep(Book(["a", "b", "c"].map { SpyScreen($0, on: self, noting: calls) }, self))
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    show(pages)
    forget()
    return (pages, book)
  }

  /// Drags horizontally, rests, and lifts the finger.
  func swipePage(by way: CGFloat) {
    let start = way < 0 ? width - 25 : 25
    drag(from: CGPoint(x: start, y: middle), to: CGPoint(x: start + way, y: middle), resting: 0.3)
  }

  func showTabs(allowing allows: Bool = true) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["a", "b"].map { SpyScreen($0, on: self, noting: []) }
    tabs.delegate = keep(TabSpy(self, allowing: allows))
    show(tabs)
    forget()
    return tabs
  }

  func tapTab(_ index: Int, of tabs: UITabBarController) {
    tabs.view.layoutIfNeeded()
    let buttons = tabs.tabBar.controls.sorted { place(in: $0).x < place(in: $1).x }
    if buttons.indices.contains(index) { tap(buttons[index]) }
  }

  /// Whether the screen has a button that leads back.
  var showsBackButton: Bool { window.visibleBars.contains { $0.backItem != nil } }

  /// Performs a part of a row on a tablet, upright.
  func onTablet(_ body: (InteractionStage) throws -> Void) throws {
    guard let tablet = DeviceProfile.named("iPad (A16)") else { return note("no such device") }
    try tablet.whileSimulated {
      let stage = InteractionStage(input)
      defer { stage.close() }
      try body(stage)
      for effect in stage.effects { note(effect) }
    }
  }

  func showSplit() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredSplitBehavior = .overlay
    split.setViewController(SpyScreen("list", on: self, noting: []), for: .primary)
    split.setViewController(SpyScreen("detail", on: self, noting: []), for: .secondary)
    show(split)
    forget()
    return split
  }

  /// Shows a list that is scrolled down.
  func showLongList() -> UIScrollView {
    let screen = SpyScreen("list", on: self, noting: [])
    show(screen)
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 4000)
    screen.view.addSubview(scrollView)
    settle()
    scrollView.contentOffset.y = 1000
    scrollView.delegate = keep(TopSpy(self))
    forget()
    return scrollView
  }
}

extension UIView {
  /// The first label in the view with a text.
  func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }

  /// The navigation bars that are seen.
  var visibleBars: [UINavigationBar] {
    if isHidden { return [] }
    return (self as? UINavigationBar).map { [$0] } ?? subviews.flatMap(\.visibleBars)
  }

  /// The controls in the view.
  var controls: [UIControl] {
    subviews.flatMap { subview in
      subview.isHidden ? [] : (subview as? UIControl).map { [$0] } ?? subview.controls
    }
  }

  /// The width of what a tab bar shows, in points.
  var shownWidth: CGFloat {
    let frames = controls.filter { $0.alpha > 0 }.map { $0.convert($0.bounds, to: self) }
    return frames.reduce(CGRect.null) { $0.union($1) }.width
  }
}
