// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing

@testable import UIKitViews

/// Tabs, groups, the sidebar, and bars that become small.
@MainActor @Suite("Tabs of a tab bar controller", .serialized)
struct TabTests {
  private static func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in Named(name) }
  }

  private final class Named: UIViewController {
    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func shown(
    _ tabs: [UITab], on device: String = "iPhone 16 Pro", _ orientation: DeviceOrientation = .portrait,
    system: InterfaceGeneration = .iOS26, mode: UITabBarController.Mode = .automatic,
    _ body: (UITabBarController, UIWindow) throws -> Void
  ) throws {
    let device = try #require(DeviceProfile.named(device))
    try system.whileCurrent {
      try device.whileSimulated(in: orientation) {
        let controller = UITabBarController()
        controller.mode = mode
        controller.tabs = tabs
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        try body(controller, window)
      }
    }
  }

  // MARK: Groups

  @Test("the tab of a search stands apart on glass of its own, and is one of the tabs before iOS 26")
  func searchTab() throws {
    func frames(_ system: InterfaceGeneration) throws -> [CGRect] {
      var result: [CGRect] = []
      let home = UITab(title: "Home", image: nil, identifier: "Home") { _ in UIViewController() }
      try shown([home, UISearchTab { _ in UIViewController() }], system: system) { controller, window in
        window.layoutIfNeeded()
        result = controller.tabBar.subviews.filter { $0 is UIControl && !$0.isHidden }.map(\.frame)
      }
      return result
    }
    let today = try frames(.iOS26)
    #expect(today.count == 2)
    #expect(today[1].width == 62 && today[1].height == 62)
    #expect(today[1].minX - today[0].maxX > 8)
    let before = try frames(.iOS18)
    #expect(before.count == 2 && before[0].maxX == before[1].minX && before[0].width == before[1].width)
  }

  @Test("a group is one tab of the bar, with the controller of its first child, or of the default one")
  func groups() throws {
    let library = UITabGroup(
      title: "Library", image: nil, identifier: "Library", children: [Self.tab("Albums"), Self.tab("Artists")])
    library.defaultChildIdentifier = "Artists"
    try shown([Self.tab("Home"), library]) { controller, _ in
      #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library"])
      #expect(controller.selectedTab?.identifier == "Home" && library.selectedChild == nil)
      controller.selectedTab = library
      #expect(controller.selectedTab?.identifier == "Artists" && library.selectedChild?.identifier == "Artists")
      #expect(controller.selectedViewController?.title == "Artists" && controller.selectedIndex == 1)
      controller.selectedTab = library.children[0]
      #expect(controller.selectedViewController?.title == "Albums")
      #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library"])
      library.selectedChild = library.children[1]
      #expect(controller.selectedViewController?.title == "Artists")
      #expect(controller.selectedViewController?.view.window != nil)
    }
  }

  @Test("the navigation controller that manages a group has the group's controller and those of the selected children")
  func managingNavigation() throws {
    let inner = UITabGroup(title: "Inner", image: nil, identifier: "Inner", children: [Self.tab("Leaf")]) { _ in
      Named("Inner")
    }
    let outer = UITabGroup(title: "Outer", image: nil, identifier: "Outer", children: [inner]) { _ in Named("Outer") }
    let stack = UINavigationController()
    outer.managingNavigationController = stack
    try shown([outer]) { controller, _ in
      #expect(controller.selectedViewController === stack)
      #expect(stack.viewControllers.map(\.title) == ["Outer"])
      controller.selectedTab = inner.children[0]
      #expect(stack.viewControllers.map(\.title) == ["Outer", "Inner", "Leaf"])
      #expect(controller.selectedTab?.identifier == "Leaf" && outer.selectedChild === inner)
    }
  }

  @Test("the user's order comes first, and tabs of a group know their parent and controller")
  func order() throws {
    let group = UITabGroup(title: "All", image: nil, identifier: "All", children: ["a", "b", "c"].map(Self.tab))
    group.displayOrderIdentifiers = ["c", "a"]
    #expect(group.displayOrder.map(\.identifier) == ["c", "a", "b"])
    try shown([group]) { controller, _ in
      #expect(group.children.allSatisfy { $0.parent === group && $0.tabBarController === controller })
      #expect(controller.selectedTab?.identifier == "c")
      let first = group.children[0]
      group.children = [Self.tab("d")]
      #expect(first.parent == nil && first.tabBarController == nil)
    }
  }

  @Test("hidden tabs, tabs for the sidebar only, and those that compact width leaves out are not in the bar")
  func visibility() throws {
    func tabs() -> [UITab] {
      let (first, hidden, wide) = (Self.tab("First"), Self.tab("Hidden"), Self.tab("Wide"))
      (hidden.allowsHiding, hidden.isHidden) = (true, true)
      wide.preferredPlacement = .sidebarOnly
      return [first, hidden, wide]
    }
    try shown(tabs()) { controller, _ in
      #expect(controller.tabBar.items?.map(\.title) == ["First", "Wide"])
      controller.compactTabIdentifiers = ["Wide"]
      #expect(controller.tabBar.items?.map(\.title) == ["Wide"])
      controller.tabs[0].isEnabled = false
      #expect(controller.viewControllers?[0].tabBarItem.isEnabled == false)
    }
    try shown(tabs(), on: "iPad (A16)") { controller, _ in
      #expect(controller.tabBar.items?.map(\.title) == ["First"])
    }
  }

  @Test("the delegate is asked before the user selects a tab, and told of the tabs")
  func delegate() throws {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var seen: [String] = []
      func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != "Locked"
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
      ) { seen.append("\(previousTab?.identifier ?? "") \(selectedTab.identifier)") }
    }
    let delegate = Delegate()
    try shown(["First", "Second", "Locked"].map(Self.tab)) { controller, _ in
      controller.delegate = delegate
      for item in controller.tabBar.items ?? [] { controller.tabWasTapped(item) }
      #expect(delegate.seen == ["First Second"])
      #expect(controller.selectedTab?.identifier == "Second")
    }
  }

  // MARK: Sidebar

  @Test("in a wide window of an iPad, a sidebar takes the place of the tabs and of 330 points of the safe area")
  func sidebar() throws {
    try shown([Self.tab("Home"), Self.tab("Other")], on: "iPad (A16)", .landscape, mode: .tabSidebar) {
      controller, window in
      let content = try #require(controller.selectedViewController?.view)
      let sidebar = try #require(controller.view.subviews.compactMap { $0 as? TabSidebarView }.first)
      #expect(sidebar.frame == CGRect(x: 10, y: 32, width: 320, height: 820 - 32 - 15))
      #expect(controller.tabBar.isHidden)
      #expect(content.frame == window.bounds && content.safeAreaInsets.left == 330)
      let guide = controller.contentLayoutGuide
      window.layoutIfNeeded()
      #expect(guide.layoutFrame.minX == 330 && guide.layoutFrame.maxX == window.bounds.width)
      controller.sidebar.preferredLayout = .overlap
      window.layoutIfNeeded()
      #expect(content.safeAreaInsets.left == 0 && guide.layoutFrame.minX == 0)
      controller.sidebar.isHidden = true
      window.layoutIfNeeded()
      #expect(!controller.tabBar.isHidden && sidebar.superview == nil)
      #expect(content.safeAreaInsets.left == 0)
    }
  }

  @Test("a high window, a phone and other modes show no sidebar; iOS 18 puts it beside the content")
  func noSidebar() throws {
    func hasSidebar(_ device: String, _ orientation: DeviceOrientation, _ mode: UITabBarController.Mode) throws -> Bool
    {
      var result = false
      try shown([Self.tab("Home")], on: device, orientation, mode: mode) { controller, _ in
        result = controller.view.subviews.contains { $0 is TabSidebarView }
      }
      return result
    }
    #expect(try !hasSidebar("iPad (A16)", .portrait, .tabSidebar))
    #expect(try !hasSidebar("iPad (A16)", .landscape, .tabBar))
    #expect(try !hasSidebar("iPhone 16 Pro Max", .landscape, .tabSidebar))
    #expect(try hasSidebar("iPad (A16)", .landscape, .tabSidebar))
    try shown([Self.tab("Home")], on: "iPad (A16)", .landscape, system: .iOS18, mode: .tabSidebar) {
      controller, window in
      #expect(controller.selectedViewController?.view.frame.minX == 320)
      #expect(controller.selectedViewController?.view.frame.maxX == window.bounds.width)
    }
  }

  @Test(
    "a navigation controller and an accessory beside a sidebar are laid out once",
    arguments: [InterfaceGeneration.iOS18, .iOS26])
  func navigationBesideSidebar(system: InterfaceGeneration) throws {
    let inner = UIViewController()
    let tab = UITab(title: "Home", image: nil, identifier: "Home") { _ in
      UINavigationController(rootViewController: inner)
    }
    var messages: [String] = []
    try LayoutLog.whileHandling(
      { messages.append("\($0)") },
      {
        try shown([tab], on: "iPad (A16)", .landscape, system: system, mode: .tabSidebar) { controller, window in
          let accessory = UITabAccessory(contentView: UIView())
          controller.bottomAccessory = accessory
          window.layoutIfNeeded()
          let left: CGFloat = system == .iOS26 ? 330 : 320
          #expect(accessory.contentView.frame.minX == left + 21)
          #expect(accessory.contentView.frame.maxX == window.bounds.width - 21)
          let title = inner.view.convert(inner.view.safeAreaLayoutGuide.layoutFrame, to: nil)
          #expect(title.minX == left)
          let guide = controller.contentLayoutGuide
          window.layoutIfNeeded()
          #expect(guide.layoutFrame.minX == left)
        }
      })
    #expect(messages == [])
  }

  @Test("a tap on a row of the sidebar selects the child of a group")
  func sidebarSelection() throws {
    let group = UITabGroup(title: "All", image: nil, identifier: "All", children: [Self.tab("a"), Self.tab("b")])
    try shown([Self.tab("Home"), group], on: "iPad (A16)", .landscape, mode: .tabSidebar) { controller, window in
      let sidebar = try #require(controller.view.subviews.compactMap { $0 as? TabSidebarView }.first)
      sidebar.select?(group.children[1])
      window.layoutIfNeeded()
      #expect(controller.selectedTab?.identifier == "b")
      #expect(controller.selectedViewController?.view.window === window)
      #expect(controller.selectedViewController?.view.safeAreaInsets.left == 330)
    }
  }

  // MARK: Bars that become small

  private final class Scrolling: UIViewController {
    let scrollView = UIScrollView(frame: UIScreen.main.bounds)
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 300, height: 5000)
      view.addSubview(scrollView)
    }
  }

  @Test(
    "scrolling down makes the bar small and puts the accessory beside it; scrolling up restores both",
    arguments: [true, false])
  func minimizing(inNavigation: Bool) throws {
    let content = Scrolling()
    let tab = UITab(title: "Home", image: UIImage(systemName: "star"), identifier: "Home") { _ in
      inNavigation ? UINavigationController(rootViewController: content) : content
    }
    try shown([tab, Self.tab("Other")]) { controller, window in
      controller.tabBarMinimizeBehavior = .onScrollDown
      let accessory = UITabAccessory(contentView: UIView())
      controller.bottomAccessory = accessory
      window.layoutIfNeeded()
      let (view, bar) = (accessory.contentView, controller.tabBar)
      let (above, inset) = (view.frame, content.scrollView.adjustedContentInset.bottom)
      content.scrollView.contentOffset.y += 100
      window.layoutIfNeeded()
      #expect(bar.isMinimized && view.traitCollection.tabAccessoryEnvironment == .inline)
      let tabs = bar.subviews.compactMap { $0 as? TabView }
      #expect(tabs.map(\.isHidden) == [false, true])
      let platter = bar.convert(bar.minimizedFrame, to: nil)
      #expect(view.frame.minX == platter.maxX + 12 && view.frame.maxX == above.maxX && view.frame.midY == platter.midY)
      #expect(content.scrollView.adjustedContentInset.bottom == inset - 60)
      content.scrollView.contentOffset.y -= 50
      window.layoutIfNeeded()
      #expect(!bar.isMinimized && view.frame == above && tabs.allSatisfy { !$0.isHidden })
      #expect(content.scrollView.adjustedContentInset.bottom == inset)
    }
  }

  @Test("by default, on scrolling up, and on iOS 18, scrolling down leaves the bar as it is")
  func notMinimizing() throws {
    func isMinimized(_ behavior: UITabBarController.MinimizeBehavior, _ system: InterfaceGeneration = .iOS26) throws
      -> Bool
    {
      let content = Scrolling()
      var result = false
      try shown([UITab(title: "Home", image: nil, identifier: "Home") { _ in content }], system: system) {
        controller, window in
        controller.tabBarMinimizeBehavior = behavior
        window.layoutIfNeeded()
        content.scrollView.contentOffset.y += 100
        window.layoutIfNeeded()
        result = controller.tabBar.isMinimized
      }
      return result
    }
    #expect(try !isMinimized(.automatic) && !isMinimized(.never) && !isMinimized(.onScrollUp))
    #expect(try !isMinimized(.onScrollDown, .iOS18))
    #expect(try isMinimized(.onScrollDown))
  }
}
