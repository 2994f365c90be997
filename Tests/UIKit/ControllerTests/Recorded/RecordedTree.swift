// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A recorded tree, and a screen of the same kind.
@MainActor
struct RecordedTree {
  let tree: String
  let device: String
  let system: InterfaceGeneration
  var orientation = DeviceOrientation.portrait
  /// The types of elements that the screen has too.
  let types: Set<String>
  /// Words in the labels of elements that only the recorded screen has.
  var without: [String] = []
  /// Whether the tool that recorded the tree rounded frames outward to whole points.
  var isRounded = false
  /// Whether frames are those in the superview.
  var isLocal = false
  let show: @MainActor () -> UIView

  func contains(_ element: RecordedTreeTests.Element) -> Bool {
    types.contains(element.type) && !without.contains { element.label.contains($0) }
  }

  /// The frames of all views of the screen.
  func frames() throws -> [CGRect] {
    let profile = try #require(DeviceProfile.named(device))
    return system.whileCurrent {
      profile.whileSimulated(in: orientation) {
        let root = show()
        root.layoutIfNeeded()
        let views = all(in: root)
        return views.flatMap(isLocal ? localFrames : { [RecordedScreen.frame($0)] }) + views.flatMap(headers)
      }
    }
  }

  /// The frame in the superview, and those in the platters beside the view, which are around it on a device.
  private func localFrames(of view: UIView) -> [CGRect] {
    let platters =
      view.superview?.subviews.filter { $0 !== view && String(describing: type(of: $0)) == "GlassView" } ?? []
    return [view.frame] + platters.map { view.frame.offsetBy(dx: -$0.frame.minX, dy: -$0.frame.minY) }
  }

  /// The frames of the headers and footers of a table, also of those without a view.
  private func headers(of view: UIView) -> [CGRect] {
    guard let table = view as? UITableView else { return [] }
    return (0..<table.numberOfSections).flatMap { section in
      [table.rectForHeader(inSection: section), table.rectForFooter(inSection: section)].map {
        table.convert($0, to: nil)
      }
    }
  }

  private func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
}

extension RecordedTree {
  static let all = navigation + tables + tabs + presentations + pads + older

  // MARK: Bars

  private static let bar: Set<String> = ["NavigationBar", "Button", "StaticText"]

  private static let navigation = [
    RecordedTree(
      tree: "t01", device: "iPhone 16 Pro", system: .iOS27, types: ["NavigationBar", "CollectionView"]
    ) { collection(titled: "Settings") },
    RecordedTree(tree: "t07", device: "iPhone 16 Pro", system: .iOS26, types: ["NavigationBar"], isRounded: true) {
      collection(titled: "Settings")
    },
    RecordedTree(tree: "t08", device: "iPhone 16 Pro", system: .iOS26, types: bar, isRounded: true) {
      RecordedScreen.pushed(titled: "General").view
    },
    RecordedTree(
      tree: "t09", device: "iPhone 16 Pro", system: .iOS26, types: ["NavigationBar", "Button", "StaticText"]
    ) {
      RecordedScreen.pushed(titled: "Posts").view
    },
    RecordedTree(
      tree: "t11", device: "iPhone 16 Pro", system: .iOS27, types: ["TabBar", "NavigationBar", "Button"],
      without: ["row", "Sheet", "tab item"]
    ) { tabsWithPushedScreen },
    RecordedTree(tree: "t14", device: "iPhone 16 Pro Max", system: .iOS26, types: ["NavigationBar"]) {
      collection(titled: "Settings")
    },
    RecordedTree(
      tree: "t19", device: "iPhone 16 Pro", system: .iOS26,
      types: [
        "NavigationBar", "BarBackground", "Platter", "TabPlatter", "TabButton", "TabSelection",
      ], isLocal: true
    ) { photoGrid },
    RecordedTree(
      tree: "t47", device: "iPhone 16 Pro", system: .iOS26,
      types: [
        "NavigationBar", "BarBackground", "BarPlatter", "BarItem",
      ], isLocal: true
    ) { photoGrid },
    RecordedTree(
      tree: "t48", device: "iPhone 16 Pro", system: .iOS26, types: ["TabBar", "TabPlatter", "TabButton"],
      isLocal: true
    ) { photoGrid },
  ]

  private static func collection(titled title: String) -> UIView {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    controller.title = title
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    RecordedScreen.show(navigation)
    return navigation.view
  }

  private static var tabsWithPushedScreen: UIView {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation] + (0..<2).map { _ in UIViewController() }
    for controller in tabs.viewControllers ?? [] {
      controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    }
    RecordedScreen.show(tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    return tabs.view
  }

  /// A navigation bar with two buttons, 22 and 41⅓ points wide with their texts, above a tab bar with three tabs.
  private static var photoGrid: UIView {
    func item(_ width: CGFloat) -> UIBarButtonItem {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 30))
      return UIBarButtonItem(customView: view)
    }
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [item(49.33), item(30)]
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: controller)
    tabs.viewControllers = [navigation, UIViewController(), UIViewController()]
    for controller in tabs.viewControllers ?? [] {
      controller.tabBarItem = UITabBarItem(title: "Photo", image: UIImage(systemName: "gear"), tag: 0)
    }
    RecordedScreen.show(tabs)
    return tabs.view
  }

  // MARK: Tables

  private static let tables = [
    RecordedTree(
      tree: "t22", device: "iPhone 16 Pro", system: .iOS26,
      types: [
        "NavigationBar", "Button", "StaticText", "Table", "SectionHeader", "SectionFooter", "Cell", "ContentView",
      ], without: ["icon", "placard"], isRounded: true
    ) { generalSettings },
    RecordedTree(
      tree: "t23", device: "iPhone 16 Pro", system: .iOS26,
      types: [
        "NavigationBar", "Button", "Table", "SectionHeader", "SectionFooter", "Cell", "ContentView", "Separator",
      ], isRounded: true
    ) { about },
    // The rows of t52 and t53 begin 64 below the top, below another bar; their sizes are measured facts.
    RecordedTree(tree: "t52", device: "iPhone SE", system: .iOS26, types: ["TabBar"]) { RecordedScreen.tabs(3).view },
  ]

  private static var generalSettings: UIView {
    let placard = RecordedTable.configured("General")
    // The card above the rows has the height of its own content.
    placard.contentView.heightAnchor.constraint(equalToConstant: 223).isActive = true
    let groups = [2, 5, 3].map { count in
      RecordedTable.Section(cells: (0..<count).map { RecordedTable.configured("Row \($0)", .disclosureIndicator) })
    }
    return RecordedScreen.table(.insetGrouped, RecordedTable([.init(cells: [placard])] + groups)).window ?? UIView()
  }

  private static var about: UIView {
    func cells(_ titles: [String]) -> [UITableViewCell] {
      titles.map { RecordedTable.configured($0, value: "Value", $0.hasPrefix("iOS") ? .disclosureIndicator : .none) }
    }
    let table = RecordedTable([
      .init(cells: cells(["Name", "iOS Version", "Model Name", "Model Number", "Serial Number"])),
      .init(cells: cells(["Songs", "Videos", "Photos", "Applications", "Capacity", "Available"])), .init(cells: []),
      .init(cells: cells(["Certificate Trust Settings"])),
    ])
    return RecordedScreen.table(.insetGrouped, table).window ?? UIView()
  }

  // MARK: Tabs

  private static let tabs = [
    RecordedTree(
      tree: "t20", device: "iPhone 16 Pro", system: .iOS26, types: ["TabBar", "TabPlatter", "TabButton"],
      isLocal: true
    ) { RecordedScreen.tabs(5).view },
    RecordedTree(
      tree: "t25", device: "iPhone 16 Pro", system: .iOS26,
      types: [
        "TabBar", "TabPlatter", "Button", "TabSelection",
      ]
    ) {
      let controller = RecordedScreen.tabs(3)
      controller.selectedIndex = 1
      return controller.view
    },
  ]

  // MARK: Alerts and sheets

  private static let presentations = [
    RecordedTree(tree: "t04", device: "iPhone 16 Pro", system: .iOS27, types: ["Alert", "StaticText", "Button"]) {
      alert("Message")
    },
    RecordedTree(tree: "t49", device: "iPhone 16 Pro", system: .iOS27, types: ["StaticText", "Button"]) { alert(nil) },
    RecordedTree(tree: "t17", device: "iPhone 16 Pro", system: .iOS26, types: ["NavigationBar"]) {
      presented(UINavigationController(rootViewController: UIViewController()))
    },
  ]

  private static func alert(_ message: String?) -> UIView {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return presented(alert)
  }

  private static func presented(_ controller: UIViewController) -> UIView {
    let presenter = UIViewController()
    let window = RecordedScreen.show(presenter)
    presenter.present(controller, animated: false)
    window.layoutIfNeeded()
    return window
  }

  // MARK: Tablets, and phones in landscape orientation

  private static let pads = [
    RecordedTree(tree: "t55", device: "iPad (A16)", system: .iOS26, types: ["NavigationBar", "TabBar"]) {
      let tabs = RecordedScreen.tabs(3)
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      return tabs.view
    },
    RecordedTree(
      tree: "t56", device: "iPhone SE", system: .iOS26, orientation: .landscape, types: ["NavigationBar", "TabBar"]
    ) {
      let tabs = RecordedScreen.tabs(3)
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      return tabs.view
    },
  ]

  // MARK: Older systems

  private static let older = [
    RecordedTree(tree: "t30", device: "iPhone X", system: .iOS16, types: ["NavigationBar"]) {
      RecordedScreen.pushed(titled: "Title").view
    },
    RecordedTree(tree: "t31", device: "iPhone 11 Pro Max", system: .iOS16, types: ["NavigationBar"]) {
      RecordedScreen.pushed(titled: "Title").view
    },
    RecordedTree(tree: "t32", device: "iPhone 13 mini", system: .iOS17, types: ["NavigationBar"]) {
      RecordedScreen.pushed(titled: "Title").view
    },
    RecordedTree(tree: "t34", device: "iPhone 15", system: .iOS17, types: ["TabBar"]) { RecordedScreen.tabs(5).view },
    RecordedTree(tree: "t35", device: "iPhone 14", system: .iOS17, types: ["TabBar"]) { RecordedScreen.tabs(5).view },
    RecordedTree(tree: "t38", device: "iPhone X", system: .iOS16, types: ["NavigationBar"]) {
      RecordedScreen.pushed(titled: "Title").view
    },
    RecordedTree(tree: "t41", device: "iPhone 8", system: .iOS12, types: ["NavigationBar"]) {
      RecordedScreen.pushed(titled: "Title").view
    },
  ]
}
