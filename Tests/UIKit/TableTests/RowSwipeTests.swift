// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// A table's data source and delegate that provides actions and records calls.
@MainActor
private final class SwipeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts = (0..<20).map { "Row \($0)" }
  var trailing: [UIContextualAction]?
  var leading: [UIContextualAction]?
  var performsFirst = true
  var isEditable = true
  var style = UITableViewCell.EditingStyle.delete
  var deleteTitle: String?
  var calls: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deleteTitle }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    texts.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading.map(configuration) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing.map(configuration) }
  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
    let result = UISwipeActionsConfiguration(actions: actions)
    result.performsFirstActionWithFullSwipe = performsFirst
    return result
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("select \(indexPath.row)")
  }
}

@MainActor
@Suite("Tables: swiped rows", .serialized)
struct RowSwipeTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A table of rows 40 points high in a window.
  private func table(_ source: SwipeSource, _ cell: UITableViewCell.Type = UITableViewCell.self) -> UITableView {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    window.isHidden = false
    let table = KeepingTable(frame: window.bounds, style: .plain)
    table.kept = (source, window)
    table.register(cell, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { _, _, done in done(true) }
  }

  /// The buttons of the swiped row, from the left, with their frames in the table.
  private func buttons(_ table: UITableView) -> [(title: String?, frame: CGRect, color: UIColor?)] {
    table.subviews.flatMap(\.subviews).filter { $0 is UIControl }
      .map { ($0.accessibilityLabel, $0.convert($0.bounds, to: table), $0.subviews.first?.backgroundColor) }
      .sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test("an editable row has a delete action, which commits the deletion")
  func deletion() throws {
    let source = SwipeSource()
    let table = table(source)
    let actions = try #require(table.inspection.swipeRow(at: path(2)))
    #expect(actions.map(\.title) == ["Delete"] && actions.map(\.style) == [.destructive])
    #expect(table.inspection.swipedRow == path(2) && source.calls == ["begin 2"])
    let cell = try #require(table.cellForRow(at: path(2)))
    #expect(cell.frame == CGRect(x: -74, y: 80, width: 375, height: 40))
    let content = cell.textLabel?.frame
    #expect(content == table.cellForRow(at: path(1))?.textLabel?.frame)
    #expect(cell.isEditing && cell.showingDeleteConfirmation && cell.configurationState.isSwiped && table.isEditing)
    let shown = buttons(table)
    #expect(shown.map(\.frame) == [CGRect(x: 301, y: 80, width: 74, height: 40)] && shown[0].color == .systemRed)
    table.inspection.perform(actions[0])
    #expect(source.calls == ["begin 2", "commit 1 2", "end nil"])
    #expect(table.inspection.swipedRow == nil && table.inspection.swipeActions.isEmpty && buttons(table).isEmpty)
    #expect(table.visibleCells.prefix(3).map { $0.textLabel?.text } == ["Row 0", "Row 1", "Row 3"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isEditing } && !table.isEditing)
  }

  @Test("the delegate names the delete action")
  func deleteTitle() {
    let source = SwipeSource()
    source.deleteTitle = "Remove from the list"
    let table = table(source)
    #expect(table.inspection.swipeRow(at: path(0))?.map(\.title) == ["Remove from the list"])
    let width = buttons(table)[0].frame.width
    let label = UILabel()
    label.text = source.deleteTitle
    label.font = .systemFont(ofSize: 15)
    #expect(width == label.intrinsicContentSize.width + 24 && width > 74)
  }

  @Test("rows that cannot be edited or deleted, empty configurations and the leading edge refuse a swipe")
  func refusals() {
    let source = SwipeSource()
    let table = table(source)
    #expect(table.inspection.swipeRow(at: path(0), from: .leading) == nil)
    #expect(table.inspection.swipeRow(at: path(15)) == nil)
    source.style = .none
    #expect(table.inspection.swipeRow(at: path(0)) == nil)
    source.trailing = []
    source.style = .delete
    #expect(table.inspection.swipeRow(at: path(0)) == nil)
    source.trailing = [action("A")]
    source.isEditable = false
    #expect(table.inspection.swipeRow(at: path(0)) == nil)
    source.isEditable = true
    table.isEditing = true
    #expect(table.inspection.swipeRow(at: path(0)) == nil)
    table.isEditing = false
    #expect(source.calls.isEmpty && table.inspection.swipeRow(at: path(0)) != nil)
  }

  @Test("actions are ordered from the edge, with their colors")
  func order() {
    let source = SwipeSource()
    let blue = action("Flag")
    blue.backgroundColor = .systemBlue
    source.trailing = [action("Delete", .destructive), blue, action("More")]
    source.leading = [action("Read"), action("Pin")]
    let table = table(source)
    table.inspection.swipeRow(at: path(1))
    let trailing = buttons(table)
    #expect(trailing.map(\.title) == ["More", "Flag", "Delete"])
    #expect(trailing.map(\.color) == [.systemGray, .systemBlue, .systemRed])
    #expect(trailing.map(\.frame.minX) == [153, 227, 301])
    table.inspection.swipeRow(at: path(3), from: .leading)
    #expect(table.cellForRow(at: path(1))?.frame.minX == 0 && table.cellForRow(at: path(3))?.frame.minX == 148)
    #expect(buttons(table).map(\.title) == ["Read", "Pin"] && buttons(table).map(\.frame.minX) == [0, 74])
    #expect(source.calls == ["begin 1", "end 1", "begin 3"])
  }

  @Test("in right-to-left languages the trailing edge is the left one")
  func rightToLeft() {
    let source = SwipeSource()
    source.trailing = [action("A"), action("B")]
    let table = table(source)
    table.semanticContentAttribute = .forceRightToLeft
    for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    table.inspection.swipeRow(at: path(1))
    #expect(table.cellForRow(at: path(1))?.frame.minX == 148 && buttons(table).map(\.title) == ["A", "B"])
  }

  @Test("the handler gets the action and its button; the row is closed when it calls its completion")
  func handler() throws {
    let source = SwipeSource()
    var finish: ((Bool) -> Void)?
    var got: [AnyObject] = []
    source.trailing = [
      UIContextualAction(style: .normal, title: "Archive") { action, view, done in
        got = [action, view]
        finish = done
      }
    ]
    let table = table(source)
    let actions = try #require(table.inspection.swipeRow(at: path(1)))
    let button = table.inspection.tap(at: CGPoint(x: 340, y: 60))
    #expect(got.first === actions[0] && got.last === button)
    #expect(table.inspection.swipedRow == path(1) && source.calls == ["begin 1"])
    finish?(true)
    #expect(table.inspection.swipedRow == nil && source.calls == ["begin 1", "end 1"])
    #expect(table.cellForRow(at: path(1))?.frame.minX == 0 && source.texts.count == 20)
    finish?(true)
    #expect(source.calls == ["begin 1", "end 1"])
  }

  @Test("a full swipe performs the first action, unless the configuration prevents it")
  func fullSwipe() {
    let source = SwipeSource()
    var performed = 0
    let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, _ in performed += 1 }
    source.trailing = [archive, action("B")]
    let table = table(source)
    table.inspection.swipeRow(at: path(1), fully: true)
    #expect(performed == 1 && table.cellForRow(at: path(1))?.frame.minX == -375)
    #expect(
      buttons(table).last?.frame == CGRect(x: 0, y: 40, width: 375, height: 40)
        || buttons(table).contains { $0.frame.width == 375 })
    source.performsFirst = false
    table.inspection.swipeRow(at: path(2), fully: true)
    let width = buttons(table).reduce(0) { $0 + $1.frame.width }
    #expect(performed == 1 && width > 148 && table.cellForRow(at: path(2))?.frame.minX == -width)
  }

  @Test("scrolling, the end of editing, a touch of another row and reloading close the row")
  func closing() {
    let source = SwipeSource()
    let table = table(source)
    func checkClosed(_ close: () -> Void) {
      source.calls = []
      #expect(table.inspection.swipeRow(at: path(2)) != nil)
      close()
      table.layoutIfNeeded()
      #expect(table.inspection.swipedRow == nil && buttons(table).isEmpty)
      #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.isEditing })
    }
    checkClosed { table.contentOffset.y = 10 }
    #expect(source.calls == ["begin 2", "end 2"])
    checkClosed { table.setEditing(false, animated: true) }
    checkClosed { table.inspection.tap(at: CGPoint(x: 100, y: 220)) }
    #expect(source.calls == ["begin 2", "end 2"])
    checkClosed { table.reloadData() }
    #expect(source.calls == ["begin 2", "end nil"])
    checkClosed { table.reloadRows(at: [path(2)], with: .none) }
  }

  @Test("the swiped row follows updates")
  func updates() {
    let source = SwipeSource()
    let table = table(source)
    table.inspection.swipeRow(at: path(2))
    source.texts.remove(at: 0)
    table.deleteRows(at: [path(0)], with: .none)
    #expect(table.inspection.swipedRow == path(1))
    #expect(table.cellForRow(at: path(1))?.frame == CGRect(x: -74, y: 40, width: 375, height: 40))
    #expect(buttons(table).map(\.frame.minY) == [40])
    table.inspection.perform(table.inspection.swipeActions[0])
    #expect(source.calls == ["begin 2", "commit 1 1", "end nil"])
  }

  @Test("a drag swipes the row: opened beyond half the actions, performed beyond half the row, otherwise closed")
  func drags() {
    let source = SwipeSource()
    var performed = 0
    source.trailing = [
      UIContextualAction(style: .normal, title: "A") { _, _, done in
        performed += 1
        done(true)
      }
    ]
    let table = table(source)
    func drag(_ x: [CGFloat], down: CGFloat = 0) {
      let points = x.enumerated().map { CGPoint(x: $1, y: 60 + CGFloat($0) * down) }
      table.inspection.drag(along: points)
    }
    drag([300, 280, 240])
    #expect(table.inspection.swipedRow == path(1) && table.cellForRow(at: path(1))?.frame.minX == -74)
    table.inspection.tap(at: CGPoint(x: 50, y: 60))
    #expect(table.inspection.swipedRow == nil && source.calls == ["begin 1", "end 1"])
    drag([300, 280, 270])
    #expect(table.inspection.swipedRow == nil && source.calls == ["begin 1", "end 1", "begin 1", "end 1"])
    drag([350, 300, 50])
    #expect(performed == 1 && table.inspection.swipedRow == nil)
    source.calls = []
    drag([50, 100, 200])
    drag([300, 290, 280], down: 30)
    #expect(source.calls.allSatisfy { $0.hasPrefix("select") } && table.inspection.swipedRow == nil)
  }

  @Test("on a running clock the row slides for 0.25 seconds")
  func animation() throws {
    let clock = AnimationClock()
    try clock.whileMain {
      let source = SwipeSource()
      source.trailing = [action("A"), action("B")]
      let table = table(source)
      let cell = try #require(table.cellForRow(at: path(1)))
      @MainActor func left() -> CGFloat { cell.layer.presentation()?.frame.minX ?? .nan }
      table.inspection.swipeRow(at: path(1))
      #expect(cell.frame.minX == -148 && left() == 0)
      clock.advance(by: 0.125)
      #expect(abs(left() + 74) < 0.05)
      let shown = table.subviews.first { $0.subviews.contains { $0 is UIControl } }
      let frame = shown?.layer.presentation()?.frame ?? .null
      #expect(abs(frame.minX - 301) < 0.05 && abs(frame.width - 74) < 0.05)
      clock.advance(by: 0.125)
      #expect(left() == -148 && clock.isIdle)
      table.inspection.perform(table.inspection.swipeActions[1])
      #expect(source.calls == ["begin 1"] && cell.frame.minX == 0)
      clock.advance(by: 0.125)
      #expect(abs(left() + 74) < 0.05 && shown?.superview === table)
      clock.advance(by: 0.125)
      #expect(left() == 0 && shown?.superview == nil && source.calls == ["begin 1", "end 1"])
    }
  }

  @Test("a deleted row disappears from where it was swiped to, with its actions")
  func animatedDeletion() throws {
    let clock = AnimationClock()
    try clock.whileMain {
      let source = SwipeSource()
      let table = table(source)
      let cell = try #require(table.cellForRow(at: path(1)))
      table.inspection.swipeRow(at: path(1))
      clock.finish()
      table.inspection.perform(table.inspection.swipeActions[0])
      let next = table.cellForRow(at: path(1))
      clock.advance(by: 0.15)
      #expect(abs((cell.layer.presentation()?.frame.minX ?? 0) - (-74 - 187.5)) < 0.05)
      #expect(abs((next?.layer.presentation()?.frame.minY ?? 0) - 60) < 0.05)
      clock.advance(by: 0.15)
      #expect(cell.isHidden && buttons(table).isEmpty && source.calls == ["begin 1", "commit 1 1", "end nil"])
    }
  }

  @Test("cells are told that actions are shown and hidden, and are reused without them")
  func transitions() throws {
    final class Cell: UITableViewCell {
      var calls: [String] = []
      override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue)") }
      override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue)") }
    }
    let source = SwipeSource()
    let table = table(source, Cell.self)
    let cell = try #require(table.cellForRow(at: path(0)) as? Cell)
    table.inspection.swipeRow(at: path(0))
    table.setEditing(false, animated: false)
    #expect(cell.calls == ["will 2", "did 2", "will 0", "did 0"])
    table.inspection.swipeRow(at: path(0))
    table.contentOffset.y = 4000
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation && $0.frame.minX == 0 })
  }

  @Test("a swiped table is released")
  func memory() {
    weak var gone: UITableView?
    autoreleasepool {
      let source = SwipeSource()
      let table = table(source)
      table.inspection.swipeRow(at: path(0))
      gone = table
      table.window?.isHidden = true
      (table as? KeepingTable)?.kept = nil
    }
    #expect(gone == nil)
  }
}
