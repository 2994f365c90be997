// SPDX-License-Identifier: MIT

import LayoutTesting
import Testing
import UIKit

/// A table controller that notes the methods that are called, and answers as apps do.
private final class NotingController: UITableViewController {
  var calls: Set<String> = []
  var lastIndexPath: IndexPath?

  private func note(_ name: String = #function, _ indexPath: IndexPath? = nil) {
    calls.insert(name)
    lastIndexPath = indexPath ?? lastIndexPath
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
    cell.accessoryType = .detailButton
    return cell
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note()
    return section == 0 ? UIView() : nil
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    note()
    return UIView()
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note()
    return section == 0 ? 33 : 0
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    note()
    return 21
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    note()
    return 50
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    note()
    return 50
  }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    note()
    return 1
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note() }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    note()
  }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    note()
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note() }
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    note()
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note()
    return indexPath.row != 1
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note() }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note() }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note()
    return indexPath.row == 2 ? IndexPath(row: 3, section: 0) : indexPath
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note()
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note(#function, indexPath) }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note() }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note()
    return indexPath.row != 1
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note()
    return .insert
  }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    note()
    return true
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    note()
    return ["A", "B"]
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { note() }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note() }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { note() }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note() }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note()
    return true
  }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note() }
}

@MainActor
@Suite("Table view controllers: each method is asked or told", .serialized, .system(.iOS18))
struct TableControllerCallTests {
  private func shown(_ controller: UITableViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("Heights and views of headers, footers and rows are those that it answers")
  func layout() {
    let controller = NotingController(style: .plain)
    controller.tableView.sectionHeaderTopPadding = 0
    let window = shown(controller)
    let table: UITableView = controller.tableView
    #expect(table.rect(forSection: 0).height == 33 + 30 * 50 + 21 && table.style == .plain)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 83)
    #expect(table.rectForHeader(inSection: 1).height == 0 && table.rectForFooter(inSection: 1).height == 21)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.indentationLevel == 1)
    table.setContentOffset(CGPoint(x: 0, y: 1400), animated: false)
    window.layoutIfNeeded()
    let expected = [
      "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
      "tableView(_:heightForHeaderInSection:)", "tableView(_:heightForFooterInSection:)",
      "tableView(_:heightForRowAt:)", "tableView(_:estimatedHeightForRowAt:)", "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)", "tableView(_:didEndDisplaying:forRowAt:)",
      "scrollViewDidScroll(_:)", "sectionIndexTitles(for:)",
    ]
    for name in expected { #expect(controller.calls.contains(name), "\(name)") }
  }

  @Test("A tap selects the row that it answers, and not one that must not be highlighted")
  func selection() throws {
    let controller = NotingController(style: .plain)
    let window = shown(controller)
    func tapRow(_ row: Int) { controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.inspection.tap() }
    tapRow(0)
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    tapRow(1)
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    tapRow(2)
    #expect(controller.lastIndexPath == IndexPath(row: 3, section: 0))
    #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    let expected = [
      "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willSelectRowAt:)", "tableView(_:willDeselectRowAt:)", "tableView(_:didSelectRowAt:)",
      "tableView(_:didDeselectRowAt:)",
    ]
    for name in expected { #expect(controller.calls.contains(name), "\(name)") }
    // A selection is cleared when the controller appears, unless it says otherwise.
    #expect(controller.clearsSelectionOnViewWillAppear)
    controller.viewWillAppear(false)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    _ = window
  }

  @Test("Editing asks which rows can be edited and moved, and how")
  func editing() {
    let controller = NotingController(style: .plain)
    let window = shown(controller)
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(controller.tableView.isEditing)
    let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.editingStyle == .insert && cell?.shouldIndentWhileEditing == true)
    #expect(
      controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.editingStyle
        == UITableViewCell.EditingStyle.none)
    let expected = [
      "tableView(_:canEditRowAt:)", "tableView(_:canMoveRowAt:)", "tableView(_:editingStyleForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
    ]
    for name in expected { #expect(controller.calls.contains(name), "\(name)") }
  }

  @Test("A drag and a tap on the status bar tell it of scrolling")
  func scrolling() {
    let controller = NotingController(style: .plain)
    let window = shown(controller)
    controller.tableView.inspection.drag(by: CGSize(width: 0, height: -200))
    window.layoutIfNeeded()
    #expect(controller.tableView.contentOffset.y == 200)
    controller.tableView.inspection.scrollToTop()
    #expect(controller.tableView.contentOffset.y == 0)
    let expected = [
      "scrollViewWillBeginDragging(_:)", "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
    ]
    for name in expected { #expect(controller.calls.contains(name), "\(name)") }
  }

  @Test("A controller answers as a table without a delegate does")
  func defaults() {
    let controller = UITableViewController(style: .grouped)
    let table: UITableView = controller.tableView
    let path = IndexPath(row: 0, section: 0)
    #expect(table.style == .grouped && table.dataSource === controller && table.delegate === controller)
    #expect(controller.numberOfSections(in: table) == 1 && controller.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(controller.tableView(table, canEditRowAt: path) && !controller.tableView(table, canMoveRowAt: path))
    #expect(controller.tableView(table, editingStyleForRowAt: path) == .delete)
    #expect(controller.tableView(table, shouldHighlightRowAt: path))
    #expect(controller.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(controller.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(controller.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(controller.tableView(table, willSelectRowAt: path) == path)
    #expect(controller.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: path) == path)
    #expect(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(controller.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(controller.sectionIndexTitles(for: table) == nil && controller.viewForZooming(in: table) == nil)
    #expect(controller.tableView(table, sectionForSectionIndexTitle: "B", at: 3) == 3)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(table.refreshControl === control)
  }

  @Test("Backgrounds are behind the rows, and separators have their color")
  func backgrounds() {
    let controller = NotingController(style: .plain)
    let table: UITableView = controller.tableView
    table.backgroundView = UIView()
    table.separatorColor = .red
    let window = shown(controller)
    #expect(table.backgroundView?.superview === table && table.backgroundView?.frame.size == table.bounds.size)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.backgroundView = UIView()
    cell?.layoutIfNeeded()
    #expect(cell?.backgroundView?.frame == cell?.bounds && table.separatorColor == .red)
    #expect(table.visibleCells.first?.reuseIdentifier == nil)
    _ = window
  }
}
