// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

/// A delegate that records its calls for rows, headers and footers, in order.
@MainActor
private final class DisplayLog: NSObject, UITableViewDelegate {
  var heard: [String] = []
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heard.append("show \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    heard.append("end \(indexPath.section).\(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    heard.append("end header \(section)")
  }
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    heard.append("end footer \(section)")
  }
}

@MainActor
@Suite("Tables: the order of calls to delegates", .serialized)
struct DisplayOrderTests {
  private func rows(_ sections: Int, _ count: Int) -> Rows {
    let rows = Rows((0..<sections).map { section in (0..<count).map { "\(section).\($0)" } })
    rows.headers = (0..<sections).map { "Header \($0)" }
    rows.footers = (0..<sections).map { "Footer \($0)" }
    return rows
  }

  private func ended(_ sections: Int, _ count: Int) -> [String] {
    (0..<sections).flatMap { section in (0..<count).map { "end \(section).\($0)" } }
      + (0..<sections).map { "end header \($0)" } + (0..<sections).map { "end footer \($0)" }
  }

  @Test(
    "views that disappear are reported in ascending order of their index paths, for every cause", arguments: 0..<3
  )
  func ascending(cause: Int) {
    let rows = rows(4, 10)
    let log = DisplayLog()
    let table = table(rows, height: 3000) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    log.heard = []
    switch cause {
    case 0:
      table.contentOffset.y = 9000
      table.layoutIfNeeded()
    case 1:
      rows.sections = []
      table.reloadData()
    default:
      rows.sections = []
      table.deleteSections(IndexSet(0..<4), with: .none)
    }
    #expect(log.heard.filter { $0.hasPrefix("end") } == ended(4, 10))
  }

  @Test("cells are called in ascending order when the table enters editing mode")
  func editing() {
    final class Editor: NSObject, UITableViewDelegate {
      var asked: [Int] = []
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle {
        asked.append(indexPath.row)
        return .delete
      }
    }
    let editor = Editor()
    let table = table(Rows(12)) {
      $0.rowHeight = 40
      $0.delegate = editor
    }
    editor.asked = []
    table.setEditing(true, animated: false)
    #expect(Array(editor.asked.prefix(12)) == Array(0..<12))
  }

  @Test("a reloaded row gets another cell, and the old one leaves after the new one has come")
  func reload() {
    let rows = Rows([["a", "b", "c"]])
    let log = DisplayLog()
    let table = table(rows) {
      $0.rowHeight = 40
      $0.delegate = log
    }
    let cells = table.visibleCells
    log.heard = []
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    #expect(log.heard == ["show 0.1", "end 0.1"])
    #expect(table.visibleCells[1] !== cells[1])
    #expect(table.visibleCells[0] === cells[0] && table.visibleCells[2] === cells[2])
    #expect(cells[1].isHidden)
    // The old cell waits to be dequeued by the next row.
    rows.sections[0].append("d")
    table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    #expect(table.visibleCells[3] === cells[1])
  }

  @Test("a reloaded section gets other cells and another header")
  func reloadSection() {
    let rows = rows(1, 3)
    let table = table(rows, style: .grouped) { $0.rowHeight = 40 }
    let cells = table.visibleCells
    let header = table.headerView(forSection: 0)
    table.reloadSections([0], with: .none)
    #expect(table.visibleCells.count == 3)
    #expect(zip(cells, table.visibleCells).allSatisfy { $0 !== $1 })
    #expect(header != nil && table.headerView(forSection: 0) !== header)
    #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 3)
  }

  @Test("a reloaded row is no longer selected; a reconfigured one is")
  func reloadedSelection() {
    let table = table(Rows([["a", "b"]])) { $0.rowHeight = 40 }
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.reconfigureRows(at: [path])
    #expect(table.indexPathForSelectedRow == path && table.cellForRow(at: path)?.isSelected == true)
    table.reloadRows(at: [path], with: .none)
    #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: path)?.isSelected == false)
  }

  @Test("a snapshot's reloaded items get other cells, its reconfigured ones keep theirs")
  func snapshots() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    let cells = table.visibleCells
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    #expect(table.visibleCells[0] !== cells[0] && table.visibleCells[1] === cells[1])
  }

  @Test("an update needs no explicit self in its closure, and an empty one is allowed")
  func implicitSelf() {
    @MainActor final class Owner {
      let rows = Rows([["a"]])
      lazy var list = table(rows) { $0.rowHeight = 40 }
      func append() {
        list.performBatchUpdates {
          rows.sections[0].append("b")
          list.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        list.performBatchUpdates(nil)
      }
    }
    let owner = Owner()
    owner.list.layoutIfNeeded()
    owner.append()
    #expect(owner.list.visibleCells.count == 2)
  }

  @Test("an overridden performBatchUpdates is called")
  func overridden() {
    final class Table: UITableView {
      var calls = 0
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let base: UITableView = table
    base.performBatchUpdates {}
    #expect(table.calls == 1)
  }
}
