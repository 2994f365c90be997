// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Bars: what appearances and items change", .serialized, .system(.iOS18))
struct BarAppearanceTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  private func below(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(below) }

  private func tabs(_ count: Int, width: CGFloat) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<count).map { UITabBarItem(title: "Tab", image: square(20), tag: $0) }
    bar.layoutIfNeeded()
    return bar
  }

  private func tabFrames(_ bar: UITabBar) -> [CGRect] {
    bar.layoutIfNeeded()
    return bar.subviews.filter { $0 is UIControl }.map(\.frame)
  }

  @Test("The appearance of a tab bar centers the tabs, with its width and spacing, before the values of the bar")
  func stackedItems() {
    let bar = tabs(2, width: 400)
    #expect(tabFrames(bar).map(\.width) == [200, 200])
    let other = UITabBarAppearance()
    other.stackedItemPositioning = .centered
    other.stackedItemWidth = 50
    other.stackedItemSpacing = 20
    bar.standardAppearance = other
    // The bar has a copy.
    let appearance = bar.standardAppearance
    #expect(tabFrames(bar).map(\.minX) == [140, 210] && tabFrames(bar).map(\.width) == [50, 50])
    appearance.stackedItemPositioning = .fill
    #expect(tabFrames(bar).map(\.width) == [200, 200])
    appearance.stackedItemPositioning = .automatic
    bar.itemPositioning = .centered
    bar.itemSpacing = 30
    bar.itemWidth = 60
    #expect(tabFrames(bar).map(\.minX) == [140, 210])
    appearance.stackedItemWidth = 0
    appearance.stackedItemSpacing = 0
    #expect(tabFrames(bar).map(\.minX) == [125, 215] && tabFrames(bar).map(\.width) == [60, 60])
  }

  @Test("The title of a tab is moved by the item, or else by the appearance")
  func tabTitles() throws {
    let bar = tabs(1, width: 320)
    func titleFrame() -> CGRect? {
      bar.layoutIfNeeded()
      return bar.labels.first { $0.text == "Tab" }?.frame
    }
    let plain = try #require(titleFrame())
    bar.standardAppearance.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 3, vertical: -4)
    let changed = bar.standardAppearance
    bar.standardAppearance = changed
    #expect(titleFrame() == plain.offsetBy(dx: 3, dy: -4))
    bar.items?[0].titlePositionAdjustment = UIOffset(horizontal: -1, vertical: 2)
    #expect(titleFrame() == plain.offsetBy(dx: -1, dy: 2))
  }

  @Test("In compact height, tabs have the appearance for it")
  func compactTabs() {
    let appearance = UITabBarAppearance()
    appearance.inlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.compactInlineLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    DeviceProfile.named("iPhone 15")?.simulate(in: .landscape)
    defer { DeviceProfile.named("iPhone 15")?.simulate() }
    let controller = UITabBarController()
    let children = [UIViewController(), UIViewController()]
    for child in children { child.tabBarItem = UITabBarItem(title: "Tab", image: square(20), tag: 0) }
    controller.viewControllers = children
    controller.tabBar.standardAppearance = appearance
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let second = controller.tabBar.labels.last { $0.text == "Tab" }
    #expect(second?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
  }

  @Test("A button of a bar has the background of its item, or of the appearance, and its title is moved")
  func buttons() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    bar.items = [item]
    bar.layoutIfNeeded()
    let label = try #require(bar.labels.first { $0.text == "Send" })
    let plain = label.frame
    let button = try #require(label.superview)
    func backgrounds() -> [UIImageView] { button.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil } }
    #expect(backgrounds().isEmpty)
    let background = square(30)
    item.setBackgroundImage(background, for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 5), for: .default)
    bar.layoutIfNeeded()
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === background)
    #expect(backgrounds().map(\.image) == [background] && backgrounds().first?.frame == button.bounds)
    #expect(label.frame == plain.offsetBy(dx: 4, dy: 5))
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 4, vertical: 5))
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    bar.layoutIfNeeded()
    #expect(backgrounds().isEmpty)
  }

  @Test("The buttons of a navigation bar have the background of the appearance, at its offset")
  func navigationButtons() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    bar.items = [item]
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.buttonAppearance.normal.backgroundImage = square(10)
    appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
    bar.layoutIfNeeded()
    let label = try #require(bar.labels.first { $0.text == "Send" })
    let button = try #require(label.superview)
    #expect(label.frame.minY == 3)
    #expect(
      button.subviews.first is UIImageView && button.subviews.first?.frame == button.bounds.offsetBy(dx: 1, dy: 2))
    let title = bar.labels.first { $0.text == "Title" }
    #expect(title?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
  }

  @Test("Items in front of the back button take its place, or stand beside it")
  func backButton() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Home"
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    func texts() -> Set<String> {
      window.layoutIfNeeded()
      return Set(navigation.navigationBar.labels.filter { !$0.isHidden && $0.alpha > 0 }.compactMap(\.text))
    }
    #expect(texts().contains("Home"))
    top.navigationItem.setHidesBackButton(true, animated: false)
    #expect(top.navigationItem.hidesBackButton && !texts().contains("Home"))
    top.navigationItem.hidesBackButton = false
    navigation.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Start", style: .plain, target: nil, action: nil)
    #expect(texts().contains("Start"))
    let left = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    top.navigationItem.leftBarButtonItems = [left]
    #expect(top.navigationItem.leftBarButtonItem === left && texts().contains("Left") && !texts().contains("Start"))
    top.navigationItem.leftItemsSupplementBackButton = true
    #expect(texts().isSuperset(of: ["Left", "Start"]))
    left.isHidden = true
    #expect(!texts().contains("Left"))
  }

  @Test("Selecting a tab tells the delegate of the bar, whose items keep what was set")
  func delegates() throws {
    final class Teller: NSObject, UITabBarDelegate, UIToolbarDelegate, UINavigationBarDelegate {
      var selected: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.tag) }
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let teller = Teller()
    let bar = tabs(3, width: 300)
    bar.delegate = teller
    bar.subviews.filter { $0 is UIControl }[1].inspection.tap()
    #expect(teller.selected == [1] && bar.selectedItem === bar.items?[1])
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.delegate = teller
    #expect(toolbar.barPosition == .topAttached)
    let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    navigation.delegate = teller
    #expect(navigation.barPosition == .topAttached && UISearchBar().barPosition == .any)
    bar.items?[0].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    #expect(bar.items?[0].titleTextAttributes(for: .selected)?.count == 1)
    #expect(bar.items?[0].titleTextAttributes(for: .normal) == nil)
  }

  @Test("Images for positions and metrics of bars are kept, and shown by the bar that has the position")
  func imagesForPositions() {
    let (image, line) = (square(8), square(2))
    let bar = UINavigationBar()
    for position in [UIBarPosition.any, .top, .topAttached] {
      bar.setBackgroundImage(nil, for: .default)
      bar.setBackgroundImage(image, for: position, barMetrics: .default)
      #expect(bar.backgroundImage(for: position, barMetrics: .default) === image)
      #expect(bar.backgroundImage(for: .default) === image)
    }
    bar.setBackgroundImage(line, for: .bottom, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === image)

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    func pictures() -> Int { below(toolbar).compactMap { ($0 as? UIImageView)?.image }.count { $0 === image } }
    toolbar.setBackgroundImage(image, forToolbarPosition: .top, barMetrics: .default)
    #expect(pictures() == 0)
    toolbar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    #expect(pictures() == 1)
    toolbar.setShadowImage(line, forToolbarPosition: .bottom)
    #expect(toolbar.shadowImage(forToolbarPosition: .bottom) === line)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)

    let search = UISearchBar()
    search.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(search.backgroundImage === image)
    search.setBackgroundImage(line, for: .top, barMetrics: .compact)
    #expect(search.backgroundImage(for: .top, barMetrics: .compact) === line && search.backgroundImage === image)
    search.setScopeBarButtonBackgroundImage(image, for: .selected)
    search.setScopeBarButtonDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .selected)
    #expect(search.scopeBarButtonBackgroundImage(for: .selected) === image)
    #expect(
      search.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === line)
  }

  @Test("The image of a bar's shadow takes the place of the line, with its own height", arguments: [0, 1, 2, 3])
  func shadowImages(kind: Int) {
    let line = square(3)
    let bar: UIView
    switch kind {
    case 0:
      let navigationBar = UINavigationBar()
      (navigationBar.shadowImage, bar) = (line, navigationBar)
      navigationBar.isTranslucent = false
    case 1:
      let tabBar = UITabBar()
      (tabBar.shadowImage, bar) = (line, tabBar)
    case 2:
      let toolbar = UIToolbar()
      toolbar.setShadowImage(line, forToolbarPosition: .any)
      bar = toolbar
    default:
      let (navigationBar, appearance) = (UINavigationBar(), UINavigationBarAppearance())
      appearance.configureWithOpaqueBackground()
      appearance.shadowImage = line
      (navigationBar.standardAppearance, navigationBar.scrollEdgeAppearance) = (appearance, appearance)
      bar = navigationBar
    }
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 49)
    bar.layoutIfNeeded()
    let shown = below(bar).compactMap { $0 as? UIImageView }.filter { $0.image === line }
    #expect(shown.map(\.frame.size) == [CGSize(width: 320, height: 3)])
    #expect(shown.allSatisfy { $0.backgroundColor == nil && !$0.isHidden })
  }

  @Test("A button shows the background for its style")
  func backgroundsForStyles() {
    let (plain, done) = (square(8), square(9))
    let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    item.setBackgroundImage(plain, for: .normal, style: .plain, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === plain)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    item.setBackgroundVerticalPositionAdjustment(2, for: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .compact)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 2)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .compact) == 3)
  }

  @Test("The appearance of a tab moves its badge")
  func badgePlaces() {
    let bar = tabs(1, width: 320)
    bar.items?[0].badgeValue = "7"
    func badge() -> CGRect? {
      bar.layoutIfNeeded()
      return bar.labels.first { $0.text == "7" }?.frame
    }
    let plain = badge()
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: -2)
    bar.standardAppearance = appearance
    #expect(badge() == plain?.offsetBy(dx: 4, dy: -2))
    #expect(appearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment == .zero)
    #expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
  }
}
