// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A value that was measured on a device or simulator, and how the mirror is asked for it.
///
/// Facts are named by their area and the thing that was measured (Facts, “iOS 26 and 27”).
struct MeasuredFact: Sendable, CustomTestStringConvertible {
  /// The area and the thing, such as “tab bar: platter width”.
  let name: String
  /// The device and the system on which it was measured.
  let device: String
  let system: InterfaceGeneration
  let orientation: DeviceOrientation
  let textSize: UIContentSizeCategory
  /// The measured numbers.
  let expected: [CGFloat]
  /// The largest difference from a measured number.
  let tolerance: CGFloat
  private let measure: @MainActor () -> [CGFloat]

  init(
    _ name: String, on device: String = "iPhone 16 Pro", system: InterfaceGeneration = .iOS26,
    orientation: DeviceOrientation = .portrait, textSize: UIContentSizeCategory = .large, is expected: [CGFloat],
    within tolerance: CGFloat = 0.34, measure: @escaping @MainActor @Sendable () -> [CGFloat]
  ) {
    self.name = name
    self.device = device
    self.system = system
    self.orientation = orientation
    self.textSize = textSize
    self.expected = expected
    self.tolerance = tolerance
    self.measure = measure
  }

  var testDescription: String { "\(name), \(device), iOS \(system.rawValue), \(textSize.rawValue.dropFirst(25))" }

  /// Measures the numbers on the simulated device.
  @MainActor
  func measured() throws -> [CGFloat] {
    let profile = try #require(DeviceProfile.named(device))
    return system.whileCurrent {
      profile.whileSimulated(
        in: orientation, overriddenBy: UITraitCollection(preferredContentSizeCategory: textSize), measure)
    }
  }
}

/// Screens on which facts were measured.
@MainActor
enum RecordedScreen {
  /// Shows a controller in a window of the simulated screen.
  @discardableResult
  static func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    kept.append(window)
    return window
  }

  /// Shows a controller pushed onto another one, with a title and an inline or a large title.
  static func pushed(
    _ controller: UIViewController = UIViewController(), titled title: String = "General", large: Bool = false,
    on root: UIViewController = UIViewController()
  ) -> UINavigationController {
    controller.title = title
    root.title = "Settings"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = large
    show(navigation)
    navigation.pushViewController(controller, animated: false)
    navigation.view.layoutIfNeeded()
    return navigation
  }

  /// Shows a tab bar controller with a number of tabs.
  static func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: "Tab \(index)", image: UIImage(systemName: "gear"), selectedImage: nil)
      return controller
    }
    show(tabs)
    return tabs
  }

  /// Shows a table that fills a controller of a navigation controller.
  static func table(_ style: UITableView.Style, _ source: RecordedTable, large: Bool = false) -> UITableView {
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = source
    controller.tableView.delegate = source
    controller.title = "General"
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.prefersLargeTitles = large
    show(navigation)
    navigation.pushViewController(controller, animated: false)
    navigation.view.layoutIfNeeded()
    kept.append(source)
    return controller.tableView
  }

  /// Returns the views below `view` whose class has the given name, in the order of the hierarchy.
  static func views(_ className: String, in view: UIView) -> [UIView] {
    view.subviews.flatMap { subview in
      (String(describing: type(of: subview)) == className ? [subview] : []) + views(className, in: subview)
    }
  }

  /// Returns the frame of a view in its window.
  static func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}

/// The objects that screens need to stay alive.
@MainActor private var kept: [AnyObject] = []

/// The rows of a recorded table.
final class RecordedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A section: its header, its footer and its cells.
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
  }

  let sections: [Section]
  init(_ sections: [Section]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

  /// A cell with a title and a detail in a style.
  @MainActor
  static func cell(
    _ style: UITableViewCell.CellStyle = .default, _ title: String = "Row", _ detail: String? = nil,
    _ accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    cell.accessoryType = accessory
    return cell
  }

  /// A cell with a list configuration.
  @MainActor
  static func configured(
    _ title: String = "Row", value: String? = nil, _ accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = value == nil ? UIListContentConfiguration.cell() : .valueCell()
    content.text = title
    content.secondaryText = value
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    return cell
  }
}

extension CGRect {
  /// The four numbers of a rectangle.
  var numbers: [CGFloat] { [minX, minY, width, height] }
}
