// SPDX-License-Identifier: MIT

import UIKit

/// A table with the titles of its rows, whose data source and delegate note their calls.
@MainActor
class TableSpy: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The calls that are noted.
  enum Topic {
    case highlighting, cells, selection, primaryActions, editing, moving, dragging, index, multipleSelection, menus
  }

  unowned let stage: InteractionStage
  let table: UITableView
  var sections: [[String]]
  var topics: Set<Topic>
  var makeCell: (String) -> UITableViewCell = { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

  // MARK: Answers

  var highlights = true
  var chosen: (IndexPath) -> IndexPath? = { $0 }
  var released: (IndexPath) -> IndexPath? = { $0 }
  var style = UITableViewCell.EditingStyle.delete
  var trailing: UISwipeActionsConfiguration?
  var leading: UISwipeActionsConfiguration?
  var moveTarget: (IndexPath) -> IndexPath = { $0 }
  var isMovable = false
  /// Whether questions for the place of a moved row are noted.
  var notesMoveTargets = true
  var indexTitles: [String]?
  var performsPrimaryAction = true
  var beginsMultipleSelection = false
  var menu: UIContextMenuConfiguration?

  /// Shows a table of rows 44 points high below the top of the screen.
  init(_ stage: InteractionStage, _ sections: [[String]], _ topics: Set<Topic>, style: UITableView.Style = .plain) {
    (self.stage, self.sections, self.topics) = (stage, sections, topics)
    table = UITableView(frame: .zero, style: style)
    super.init()
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    stage.keep(self)
  }

  /// Shows the table, and forgets the calls of the first layout.
  func show() {
    stage.add(table, CGRect(x: 0, y: 100, width: stage.view.bounds.width, height: 440))
    stage.forget()
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// The visible cell of a row.
  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell {
    table.cellForRow(at: path(row, section)) ?? UITableViewCell()
  }

  /// A point of a row on the screen, at a distance from its left edge, or in its middle.
  func point(_ row: Int, x: CGFloat? = nil) -> CGPoint {
    let rect = table.rectForRow(at: path(row))
    return stage.place(CGPoint(x: x ?? rect.midX, y: rect.midY), in: table)
  }

  /// Taps a row.
  func tap(_ row: Int, x: CGFloat? = nil) { stage.tap(at: point(row, x: x)) }

  /// Drags a finger over a row, from one distance from its left edge to another.
  func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) {
    stage.drag(from: point(row, x: start), to: point(row, x: end))
  }

  /// The titles of the visible rows, from top to bottom.
  var shownTitles: [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  /// The titles of the buttons beside a swiped row, from the left.
  var shownActions: [String] { buttons.compactMap(\.accessibilityLabel) }

  /// Taps the button of a swipe action.
  func tapAction(_ title: String) {
    if let button = buttons.first(where: { $0.accessibilityLabel == title }) { stage.tap(button) }
  }

  private var buttons: [UIView] {
    table.subviews.flatMap(\.subviews).filter { $0 is UIControl && $0.accessibilityLabel != nil && !$0.bounds.isEmpty }
      .sorted { stage.place(in: $0).x < stage.place(in: $1).x }
  }

  func note(_ topic: Topic, _ call: String, _ path: IndexPath?) {
    guard topics.contains(topic) else { return }
    guard let path else { return stage.note("\(call) nil") }
    stage.note(sections.count > 1 ? "\(call) \(path.section).\(path.row)" : "\(call) \(path.row)")
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let title = sections[indexPath.section][indexPath.row]
    let cell = makeCell(title)
    cell.textLabel?.text = title
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section \(section)" : nil
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isMovable }
  func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
    note(.editing, style == .insert ? "commit insert" : "commit delete", path)
    if style == .delete {
      sections[path.section].remove(at: path.row)
      tableView.deleteRows(at: [path], with: .automatic)
    } else {
      sections[path.section].insert("New", at: path.row)
      tableView.insertRows(at: [path], with: .automatic)
    }
  }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    note(.moving, "moveRowAt", source)
    note(.moving, "to", destination)
    let title = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(title, at: destination.row)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    if topics.contains(.index) { stage.note("sectionForSectionIndexTitle \(title)") }
    return index
  }

  // MARK: Highlighting and selection

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note(.highlighting, "shouldHighlightRowAt", indexPath)
    return highlights
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note(.highlighting, "didHighlightRowAt", indexPath)
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note(.highlighting, "didUnhighlightRowAt", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note(.selection, "willSelectRowAt", indexPath)
    return chosen(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note(.selection, "didSelectRowAt", indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note(.selection, "willDeselectRowAt", indexPath)
    return released(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note(.selection, "didDeselectRowAt", indexPath)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note(.selection, "accessoryButtonTappedForRowWith", indexPath)
  }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    note(.primaryActions, "canPerformPrimaryActionForRowAt", indexPath)
    return performsPrimaryAction
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note(.primaryActions, "performPrimaryActionForRowAt", indexPath)
  }

  // MARK: Editing

  func tableView(_ tableView: UITableView, editingStyleForRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    style
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note(.editing, "leadingSwipeActionsConfigurationForRowAt", indexPath)
    return leading
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note(.editing, "trailingSwipeActionsConfigurationForRowAt", indexPath)
    return trailing
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note(.editing, "willBeginEditingRowAt", indexPath)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note(.editing, "didEndEditingRowAt", indexPath)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath path: IndexPath
  ) -> IndexPath {
    if notesMoveTargets { note(.moving, "targetIndexPathForMoveFromRowAt", path) }
    return moveTarget(path)
  }

  /// The row actions of iOS 8; subclasses return some.
  @available(*, deprecated, message: "Uses a deprecated class")
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }

  // MARK: Several rows and menus

  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath) -> Bool {
    note(.multipleSelection, "shouldBeginMultipleSelectionInteractionAt", path)
    return beginsMultipleSelection
  }
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt path: IndexPath) {
    note(.multipleSelection, "isEditing \(tableView.isEditing), didBeginMultipleSelectionInteractionAt", path)
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    if topics.contains(.multipleSelection) { stage.note("didEndMultipleSelectionInteraction") }
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note(.menus, "contextMenuConfigurationForRowAt", indexPath)
    return menu
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if topics.contains(.menus) { stage.note("willDisplayContextMenu") } }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if topics.contains(.menus) { stage.note("willEndContextMenuInteraction") } }

  // MARK: Scrolling

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if topics.contains(.dragging) { stage.note("scrollViewWillBeginDragging") }
  }
}

/// A cell that notes the changes of its look.
final class TableSpyCell: UITableViewCell {
  weak var spy: TableSpy?

  /// Creates a cell for a title.
  convenience init(_ title: String, _ spy: TableSpy?) {
    self.init(style: .default, reuseIdentifier: nil)
    textLabel?.text = title
    self.spy = spy
  }

  private func note(_ change: String) {
    guard let spy, spy.topics.contains(.cells) else { return }
    spy.stage.note("\(textLabel?.text ?? "") \(change)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != isHighlighted { note("setHighlighted(\(highlighted))") }
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    if selected != isSelected { note("setSelected(\(selected))") }
    super.setSelected(selected, animated: animated)
  }
}
