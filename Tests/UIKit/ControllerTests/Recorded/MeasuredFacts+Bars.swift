// SPDX-License-Identifier: MIT

import UIKit

extension MeasuredFact {
  static let bars = navigationBars + barButtons + toolbars + tabBars + searchBars

  // MARK: Navigation bars

  private static let navigationBars = [
    MeasuredFact("status bar: height with a Dynamic Island, portrait", is: [54]) { statusBar },
    MeasuredFact("status bar: height with a home button", on: "iPhone 8", system: .iOS16, is: [20]) { statusBar },
    MeasuredFact("navigation bar: content height, phone portrait", is: [0, 62, 402, 54]) { navigationBar() },
    MeasuredFact("navigation bar: content height, phone portrait", on: "iPhone 16 Pro Max", is: [0, 62, 440, 54]) {
      navigationBar()
    },
    MeasuredFact("navigation bar: content height, phone portrait", on: "iPhone SE", is: [0, 20, 375, 54]) {
      navigationBar()
    },
    MeasuredFact(
      "navigation bar: content height, phone portrait", on: "iPhone 14", system: .iOS18, is: [0, 47, 390, 44]
    ) {
      navigationBar()
    },
    MeasuredFact("navigation bar: height with a large title", on: "iPhone 15", is: [0, 59, 393, 106]) {
      navigationBar(large: true)
    },
    MeasuredFact("navigation bar: height with a large title", on: "iPhone 14", system: .iOS16, is: [0, 47, 390, 96]) {
      navigationBar(large: true)
    },
    MeasuredFact(
      "navigation bar: height with a large title and a search bar shown", on: "iPhone 13 mini", system: .iOS17,
      is: [148]
    ) {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      controller.navigationItem.hidesSearchBarWhenScrolling = false
      return [RecordedScreen.pushed(controller, large: true).navigationBar.frame.height]
    },
    MeasuredFact(
      "navigation bar: top, phone in compact height", on: "iPhone SE", system: .iOS26, orientation: .landscape,
      is: [0, 24, 667, 54]
    ) {
      navigationBar(large: true)
    },
    MeasuredFact("navigation bar: top rule", on: "iPhone SE", is: [10]) {
      final class Covering: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      return [RecordedScreen.frame(RecordedScreen.pushed(Covering()).navigationBar).minY]
    },
    MeasuredFact("navigation bar: iPad", on: "iPad (A16)", is: [0, 32, 820, 54]) { navigationBar() },
    MeasuredFact("navigation bar: iPad", on: "iPad (A16)", is: [0, 32, 820, 106]) { navigationBar(large: true) },
    MeasuredFact("navigation bar: in a page sheet", is: [0, 78, 402, 54]) {
      let navigation = UINavigationController(rootViewController: UIViewController())
      present(navigation)
      return RecordedScreen.frame(navigation.navigationBar).numbers
    },
    MeasuredFact("navigation bar: default background", is: [0, 0]) {
      let bar = RecordedScreen.pushed().navigationBar
      let background = RecordedScreen.views("BarBackgroundView", in: bar)[0]
      return background.subviews.prefix(1).map { $0.backgroundColor?.cgColor.alpha ?? 0 }
        + [background.subviews.last?.backgroundColor?.cgColor.alpha ?? 0]
    },
    MeasuredFact("navigation bar: background view", is: [0, -62, 402, 116]) {
      let bar = RecordedScreen.pushed().navigationBar
      return RecordedScreen.views("BarBackgroundView", in: bar)[0].frame.numbers
    },
    MeasuredFact("navigation bar: inline title, height and centre", is: [20.33, 22]) { inlineTitle() },
    MeasuredFact("navigation bar: inline title, height and centre", on: "iPhone SE", is: [20.5, 22]) { inlineTitle() },
    MeasuredFact("navigation bar: inline title, centre", on: "iPhone X", system: .iOS18, is: [20.33, 22]) {
      inlineTitle()
    },
    MeasuredFact("navigation bar: large title label", is: [16, 57.5, 40.67]) { largeTitle() },
    MeasuredFact("navigation bar: large title label, x on wide bars", on: "iPhone 16 Pro Max", is: [20, 57.5, 40.67]) {
      largeTitle()
    },
    MeasuredFact(
      "navigation bar: large title label, x on wide bars", on: "iPad (A16)", is: [20, 57.5, 41], within: 0.5
    ) {
      largeTitle()
    },
    MeasuredFact("navigation bar: large title label", on: "iPhone 14", system: .iOS16, is: [16, 47.5, 40.67]) {
      largeTitle()
    },
    MeasuredFact(
      "navigation bar: large title at other text sizes", on: "iPhone SE", textSize: .accessibilityLarge, is: [115.5]
    ) { [navigationBar(large: true)[3]] },
    MeasuredFact(
      "navigation bar: large title at other text sizes", on: "iPhone SE", textSize: .extraExtraExtraLarge, is: [108]
    ) { [navigationBar(large: true)[3]] },
    MeasuredFact("navigation bar: collapse of the large title", on: "iPhone 15", is: [0, 0, 1]) {
      [0, 51, 52].map(opacityOfTitle)
    },
    MeasuredFact("navigation bar: prompt", on: "iPhone 15", is: [86]) {
      let controller = UIViewController()
      controller.navigationItem.prompt = "Prompt"
      return [RecordedScreen.pushed(controller).navigationBar.frame.height]
    },
  ]

  @MainActor private static var statusBar: [CGFloat] {
    [RecordedScreen.show(UIViewController()).windowScene?.statusBarManager?.statusBarFrame.height ?? 0]
  }

  @MainActor
  private static func navigationBar(large: Bool = false) -> [CGFloat] {
    RecordedScreen.frame(RecordedScreen.pushed(large: large).navigationBar).numbers
  }

  @MainActor
  private static func inlineTitle() -> [CGFloat] {
    let bar = RecordedScreen.pushed().navigationBar
    let title = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "General" }
    return title.map { [$0.frame.height, $0.frame.midY] } ?? []
  }

  @MainActor
  private static func largeTitle() -> [CGFloat] {
    let bar = RecordedScreen.pushed(large: true).navigationBar
    let title = bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }.first { $0.text == "General" }
    guard let title else { return [] }
    let frame = title.convert(title.bounds, to: bar)
    return [frame.minX, frame.minY, frame.height]
  }

  /// The opacity of the inline title after scrolling, in points.
  @MainActor
  private static func opacityOfTitle(after distance: CGFloat) -> CGFloat {
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 3000)
    controller.view.addSubview(scrollView)
    let bar = RecordedScreen.pushed(controller, large: true).navigationBar
    scrollView.contentOffset.y += distance
    bar.layoutIfNeeded()
    return bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "General" }?.alpha ?? -1
  }

  @MainActor
  static func present(_ controller: UIViewController) {
    let presenter = UIViewController()
    RecordedScreen.show(presenter)
    presenter.present(controller, animated: false)
  }

  // MARK: Bar buttons

  private static let barButtons = [
    MeasuredFact("bar button: back button, glass", is: [16, 62, 44, 44]) {
      RecordedScreen.frame(RecordedScreen.views("BackButtonView", in: RecordedScreen.pushed().navigationBar)[0]).numbers
    },
    MeasuredFact("bar button: platter", is: [44, 22, 0]) {
      let glass = platters(of: [text("Select")])[0]
      return [glass.frame.height, glass.layer.cornerRadius, glass.frame.minY]
    },
    MeasuredFact("bar button: platter, side margin", is: [16]) { [402 - platters(of: [text("Select")])[0].frame.maxX] },
    MeasuredFact("bar button: platter, side margin", on: "iPhone SE", system: .iOS26, orientation: .landscape, is: [38])
    {
      [667 - platters(of: [text("Select")])[0].frame.maxX]
    },
    MeasuredFact("bar button: gap between platters", is: [12]) {
      let frames = platters(of: [text("Done"), text("Select")]).map(\.frame).sorted { $0.minX < $1.minX }
      return [frames[1].minX - frames[0].maxX]
    },
    MeasuredFact("bar button: platter inside", is: [4, 4, 36]) {
      let shown = bar(with: [text("Select")])
      let glass = RecordedScreen.views("GlassView", in: shown).first { $0.superview === shown }
      let button = RecordedScreen.views("BarButtonView", in: shown)[0]
      let origin = glass?.frame.origin ?? .zero
      return [button.frame.minX - origin.x, button.frame.minY - origin.y, button.frame.height]
    },
    MeasuredFact("bar button: text item", on: "iPhone 15", is: [16, 44]) {
      let shown = bar(with: [text("Select")])
      let glass = RecordedScreen.views("GlassView", in: shown).first { $0.superview === shown }
      let font = UIFont.systemFont(ofSize: 17, weight: .medium)
      let width = NSString(string: "Select").size(withAttributes: [.font: font]).width
      return [((glass?.frame.width ?? 0) - width) / 2, platters(of: [text("i")])[0].frame.width]
    },
    MeasuredFact("bar button: image item", on: "iPhone 15", is: [44]) { [platters(of: [image])[0].frame.width] },
    MeasuredFact("bar button: adjacent image items", on: "iPhone 15", is: [1, 96]) {
      let glass = platters(of: [image, image])
      return [CGFloat(glass.count), glass[0].frame.width]
    },
    MeasuredFact("bar button: text, done, close and prominent items", on: "iPhone 15", is: [4, 2]) {
      let done = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil as Selector?)
      let others = [text("Select"), done, UIBarButtonItem(systemItem: .close), image, image]
      return [others, [image, UIBarButtonItem.fixedSpace(8), image]].map { CGFloat(platters(of: $0).count) }
    },
    MeasuredFact("bar button: accessibility frame of an image item", is: [4, 36, 36]) {
      let button = RecordedScreen.views("BarButtonView", in: bar(with: [image]))[0]
      return [button.frame.minY, button.frame.width, button.frame.height]
    },
  ]

  @MainActor private static func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil as Selector?)
  }

  @MainActor private static var image: UIBarButtonItem {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    return UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil as Selector?)
  }

  @MainActor private static func bar(with items: [UIBarButtonItem]) -> UINavigationBar {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: controller)
    RecordedScreen.show(navigation)
    return navigation.navigationBar
  }

  @MainActor private static func platters(of items: [UIBarButtonItem]) -> [UIView] {
    let bar = bar(with: items)
    return RecordedScreen.views("GlassView", in: bar).filter { $0.superview === bar }
  }

  // MARK: Toolbars

  private static let toolbars = [
    MeasuredFact("toolbar: height, classic", on: "iPhone 14", system: .iOS18, is: [44]) {
      toolbar().prefix(1).map { $0 }
    },
    MeasuredFact("toolbar: platter", on: "iPhone 15", is: [48, 24, 0]) { Array(toolbar().dropFirst()) },
  ]

  @MainActor private static func toolbar() -> [CGFloat] {
    let controller = UIViewController()
    controller.toolbarItems = [text("Select")]
    let navigation = RecordedScreen.pushed(controller)
    navigation.setToolbarHidden(false, animated: false)
    navigation.view.layoutIfNeeded()
    let glass = RecordedScreen.views("GlassView", in: navigation.toolbar).first
    return [navigation.toolbar.frame.height]
      + (glass.map { [$0.frame.height, $0.layer.cornerRadius, $0.frame.minY] } ?? [])
  }

  // MARK: Tab bars

  private static let tabBars = [
    MeasuredFact("tab bar: height, phone portrait", is: [0, 791, 402, 83]) {
      RecordedScreen.tabs(3).tabBar.frame.numbers
    },
    MeasuredFact("tab bar: height, phone portrait", on: "iPhone SE", is: [0, 584, 375, 83]) {
      RecordedScreen.tabs(3).tabBar.frame.numbers
    },
    MeasuredFact("tab bar: height, phone portrait", on: "iPhone 14", system: .iOS18, is: [0, 761, 390, 83]) {
      RecordedScreen.tabs(3).tabBar.frame.numbers
    },
    MeasuredFact("tab bar: height, phone portrait", on: "iPhone 8", system: .iOS16, is: [0, 618, 375, 49]) {
      RecordedScreen.tabs(3).tabBar.frame.numbers
    },
    MeasuredFact("tab bar: platter width", is: [64, 0, 274, 62]) { platter(of: RecordedScreen.tabs(3).tabBar).numbers },
    MeasuredFact("tab bar: platter width", is: [21, 0, 360, 62]) { platter(of: RecordedScreen.tabs(5).tabBar).numbers },
    MeasuredFact("tab bar: buttons in the platter", is: [68, 4, 94, 54, 154, 4, 94, 54, 240, 4, 94, 54]) {
      tabs(in: RecordedScreen.tabs(3).tabBar).flatMap(\.frame.numbers)
    },
    MeasuredFact("tab bar: buttons in the platter", is: [25, 77]) {
      tabs(in: RecordedScreen.tabs(5).tabBar).prefix(1).flatMap { [$0.frame.minX, $0.frame.width] }
    },
    MeasuredFact("tab bar: buttons in the platter", on: "iPhone 16 Pro Max", is: [84.6]) {
      [tabs(in: RecordedScreen.tabs(5).tabBar)[0].frame.width]
    },
    MeasuredFact("tab bar: item parts", is: [35, 12, 20.67]) {
      let tab = tabs(in: RecordedScreen.tabs(3).tabBar)[0]
      let label = tab.subviews.compactMap { $0 as? UILabel }[0]
      let picture = tab.subviews.compactMap { $0 as? UIImageView }[0]
      return [label.frame.minY, label.frame.height, picture.frame.midY]
    },
    MeasuredFact("tab bar: badge", on: "iPhone 15", is: [20, 20, 8.5, 6]) {
      let controller = RecordedScreen.tabs(3)
      controller.viewControllers?[0].tabBarItem.badgeValue = "1"
      controller.view.layoutIfNeeded()
      controller.tabBar.layoutIfNeeded()
      let tab = tabs(in: controller.tabBar)[0]
      let badge = tab.subviews.compactMap { $0 as? UILabel }[1]
      let picture = tab.subviews.compactMap { $0 as? UIImageView }[0]
      return [badge.frame.width, badge.frame.height, badge.frame.minX - picture.frame.midX, badge.frame.minY]
    },
    MeasuredFact(
      "tab bar: compact height", on: "iPhone SE", system: .iOS26, orientation: .landscape,
      is: [0, 311, 667, 64, 44, 36]
    ) {
      let bar = RecordedScreen.tabs(3).tabBar
      return bar.frame.numbers + [platter(of: bar).height, tabs(in: bar)[0].frame.height]
    },
    MeasuredFact("tab bar: iPad", on: "iPad (A16)", is: [0, 32, 820, 44, 96, 25]) {
      let controller = RecordedScreen.tabs(3)
      let insets = controller.selectedViewController?.view.safeAreaInsets ?? .zero
      return controller.tabBar.frame.numbers + [insets.top, insets.bottom]
    },
  ]

  @MainActor private static func platter(of bar: UITabBar) -> CGRect {
    bar.layoutIfNeeded()
    return RecordedScreen.views("GlassView", in: bar).first?.frame ?? .zero
  }

  @MainActor private static func tabs(in bar: UITabBar) -> [UIView] {
    bar.layoutIfNeeded()
    return RecordedScreen.views("TabView", in: bar)
  }

  // MARK: Search bars

  private static let searchBars = [
    MeasuredFact("search: UISearchBar height", on: "iPhone 15", is: [44, 44]) {
      let bar = searchBar()
      return [bar.intrinsicContentSize.height, bar.searchTextField.frame.height]
    },
    MeasuredFact("search: UISearchBar, field", on: "iPhone SE", is: [8, 359, 22]) {
      let field = searchBar().searchTextField
      return [field.frame.minX, field.frame.width, field.layer.cornerRadius]
    },
    MeasuredFact("search: UISearchBar, parts", on: "iPhone 15", is: [12, 12, 20.67, 19.33, 39.67, 34.3]) {
      let field = searchBar().searchTextField
      let bounds = field.bounds
      return field.leftViewRect(forBounds: bounds).numbers
        + [field.textRect(forBounds: bounds).minX, bounds.width - field.clearButtonRect(forBounds: bounds).minX]
    },
    MeasuredFact("toolbar: bottom toolbar with search (Settings)", is: [28, 798, 346, 48, 788]) {
      let (navigation, search) = searching()
      let platter = search.searchBar.superview.map(RecordedScreen.frame) ?? .zero
      let content = navigation.topViewController?.view
      return platter.numbers + [874 - (content?.safeAreaInsets.bottom ?? 0)]
    },
    MeasuredFact("search: without a tab bar controller", is: [54, 28, 798, 346, 48]) {
      let (navigation, search) = searching()
      return [navigation.navigationBar.frame.height] + RecordedScreen.frame(search.searchBar.searchTextField).numbers
    },
    MeasuredFact(
      "search: without a tab bar controller", on: "iPhone 16 Pro Max", is: [54, 17, 583, 346, 38]
    ) {
      let (navigation, search) = searching()
      search.isActive = true
      navigation.view.window?.screen.inspection.keyboard.show()
      navigation.view.layoutIfNeeded()
      search.searchBar.superview?.layoutIfNeeded()
      let field = RecordedScreen.frame(search.searchBar.searchTextField)
      navigation.view.window?.screen.inspection.keyboard.hide()
      return [navigation.navigationBar.frame.height] + field.numbers
    },
    MeasuredFact("search: iPad", on: "iPad (A16)", is: [54, 565, 32, 240, 44, 525, 280]) {
      let (navigation, search) = searching()
      let field = RecordedScreen.frame(search.searchBar.searchTextField)
      search.isActive = true
      navigation.view.layoutIfNeeded()
      navigation.navigationBar.layoutIfNeeded()
      let bar = RecordedScreen.frame(search.searchBar)
      return [navigation.navigationBar.frame.height] + field.numbers + [bar.minX, bar.width]
    },
    MeasuredFact(
      "search: in a navigation item, phone, inside a tab bar controller", on: "iPhone SE",
      is: [60, 18, 16, 288, 44, 315, 44]
    ) {
      final class Covering: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      let (navigation, search) = searching(Covering(), inTabs: true)
      search.isActive = true
      navigation.view.layoutIfNeeded()
      navigation.navigationBar.layoutIfNeeded()
      search.searchBar.layoutIfNeeded()
      let field = RecordedScreen.frame(search.searchBar.searchTextField)
      let button = search.searchBar.subviews.compactMap { $0 as? UIButton }.first.map(RecordedScreen.frame) ?? .zero
      return [navigation.navigationBar.frame.height, field.minY, field.minX, field.width, field.height]
        + [button.minX, button.width]
    },
    MeasuredFact(
      "search: in a navigation item, phone, inside a tab bar controller", on: "iPhone SE", is: [54, 60, 114]
    ) {
      let (navigation, search) = searching(inTabs: true)
      let heights = [false, true, false].map { isActive in
        search.isActive = isActive
        navigation.view.layoutIfNeeded()
        return navigation.navigationBar.frame.height
      }
      return heights
    },
    MeasuredFact("search: field height at other text sizes", on: "iPhone SE", textSize: .extraExtraExtraLarge, is: [58])
    {
      [searchBar().intrinsicContentSize.height]
    },
    MeasuredFact("search: field height at other text sizes", on: "iPhone SE", textSize: .accessibilityLarge, is: [80]) {
      [searchBar().intrinsicContentSize.height]
    },
    MeasuredFact("search: field in a navigation bar, classic", on: "iPhone 13 mini", system: .iOS17, is: [16, 36]) {
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      controller.navigationItem.hidesSearchBarWhenScrolling = false
      RecordedScreen.pushed(controller, large: true).view.layoutIfNeeded()
      let field = controller.navigationItem.searchController?.searchBar.searchTextField
      return field.map { [$0.frame.minX, $0.frame.height] } ?? []
    },
  ]

  /// A navigation controller whose top item has a search controller.
  @MainActor
  private static func searching(
    _ controller: UIViewController = UIViewController(), inTabs: Bool = false
  ) -> (UINavigationController, UISearchController) {
    let search = UISearchController(searchResultsController: nil)
    controller.title = "Settings"
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    if inTabs { tabs.viewControllers = [navigation] }
    RecordedScreen.show(inTabs ? tabs : navigation)
    navigation.view.layoutIfNeeded()
    search.searchBar.superview?.layoutIfNeeded()
    search.searchBar.layoutIfNeeded()
    return (navigation, search)
  }

  @MainActor private static func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    let controller = UIViewController()
    controller.view.addSubview(bar)
    RecordedScreen.show(controller)
    bar.frame = CGRect(
      x: 0, y: 100, width: controller.view.bounds.width, height: bar.intrinsicContentSize.height)
    bar.layoutIfNeeded()
    return bar
  }
}
