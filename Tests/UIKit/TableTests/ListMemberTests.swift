// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

@MainActor
@Suite("Tables and their parts: what their members do", .system(.iOS18))
struct ListMemberTests {
  private final class Controller: UITableViewController {
    var calls: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = Cell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .detailButton
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
      calls.append("estimated")
      return 30
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      calls.append("accessory \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { calls.append("commit \(indexPath.row)") }
  }

  private final class Cell: UITableViewCell {
    var modes: [Bool] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      modes.append(editing)
    }
  }

  @Test("A controller is told of its detail button, asked for heights, and its cells of editing")
  func controller() throws {
    let controller = Controller(style: .plain)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? Cell)
    #expect(controller.calls.contains("estimated"))
    controller.setEditing(true, animated: false)
    #expect(cell.modes.last == true && cell.isEditing)
    controller.setEditing(false, animated: false)
    #expect(cell.modes.last == false)
    controller.tableView(controller.tableView, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    #expect(controller.calls.last == "commit 1")
    controller.tableView(controller.tableView, accessoryButtonTappedForRowWith: IndexPath(row: 1, section: 0))
    #expect(controller.calls.last == "accessory 1")
  }

  @Test("A header has a second label below its title, and a view behind both")
  func header() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    header.textLabel?.text = "Title"
    let detail = try #require(header.detailTextLabel)
    detail.text = "Detail"
    let background = UIView()
    header.backgroundView = background
    header.layoutIfNeeded()
    #expect(detail === header.detailTextLabel && detail.isDescendant(of: header.contentView))
    #expect(background.superview === header && background.frame == header.bounds)
    #expect(header.subviews.first === background)
  }

  /// The values of deprecated members. A requirement lets them run without a warning.
  @MainActor
  private protocol Deprecated {
    func check()
  }

  private struct RowAction: Deprecated {
    @available(*, deprecated)
    func check() {
      let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
      action.backgroundColor = .red
      #expect(action.title == "More" && action.backgroundColor == .red)
    }
  }

  @Test("Actions of rows have a title, a color and an image")
  func actions() {
    let old: any Deprecated = RowAction()
    old.check()
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    action.image = image
    #expect(action.image === image)
  }

  @Test("A layout has attributes of its class, and is told of what is invalidated")
  func layout() throws {
    final class Attributes: UICollectionViewLayoutAttributes {}
    final class Layout: UICollectionViewFlowLayout {
      var count = 0
      override class var layoutAttributesClass: AnyClass { Attributes.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        count += 1
        super.invalidateLayout(with: context)
      }
    }
    let layout = Layout()
    layout.invalidateLayout()
    #expect(layout.count == 1 && Layout.layoutAttributesClass == Attributes.self)
    let isStandard = UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self
    #expect(isStandard)
  }
}
