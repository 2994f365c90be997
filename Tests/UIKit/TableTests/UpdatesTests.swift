// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables: changes of rows and sections", .serialized)
struct UpdatesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func shownTexts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("insert, delete, move and reload: cells that stay are the same objects at their new positions")
  func rowChanges() {
    let rows = Rows([["a", "b", "c", "d"]])
    let table = table(rows) { $0.rowHeight = 40 }
    let before = Dictionary(uniqueKeysWithValues: zip(shownTexts(table), table.visibleCells))
    rows.sections = [["d", "x", "b", "c"]]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .automatic)
      table.insertRows(at: [path(1)], with: .fade)
      table.moveRow(at: path(3), to: path(0))
    }
    #expect(shownTexts(table) == ["d", "x", "b", "c"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
    #expect(table.visibleCells[0] === before["d"] && table.visibleCells[2] === before["b"])
    rows.sections[0][2] = "B"
    table.reloadRows(at: [path(2)], with: .none)
    #expect(shownTexts(table) == ["d", "x", "B", "c"])
  }

  @Test("sections: insert, delete, move, reload")
  func sectionChanges() {
    let rows = Rows([["a"], ["b1", "b2"], ["c"]])
    let table = table(rows) { $0.rowHeight = 40 }
    rows.sections = [["c"], ["n1", "n2"], ["b1", "b2"]]
    table.performBatchUpdates {
      table.deleteSections(IndexSet(integer: 0), with: .none)
      table.insertSections(IndexSet(integer: 1), with: .none)
      table.moveSection(2, toSection: 0)
    }
    #expect(shownTexts(table) == ["c", "n1", "n2", "b1", "b2"])
    rows.sections[2] = ["only"]
    table.reloadSections(IndexSet(integer: 2), with: .none)
    #expect(shownTexts(table) == ["c", "n1", "n2", "only"])
    #expect(table.numberOfRows(inSection: 2) == 1)
  }

  @Test("nested updates are one update, and no changes remain afterward")
  func nesting() {
    let rows = Rows([["a", "b"]])
    let table = table(rows) { $0.rowHeight = 40 }
    table.beginUpdates()
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .none)
    table.beginUpdates()
    rows.sections[0].append("c")
    table.insertRows(at: [path(1)], with: .none)
    table.endUpdates()
    #expect(table.hasUncommittedUpdates)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
    #expect(shownTexts(table) == ["b", "c"])
  }

  @Test("measured heights move with their rows")
  func heights() {
    let rows = Rows([["30", "50", "70"]])
    rows.fill = { ($0 as? BoxCell)?.height.constant = CGFloat(Double($1) ?? 0) }
    let table = table(rows, BoxCell.self)
    rows.sections = [["70", "90", "30"]]
    table.performBatchUpdates {
      table.moveRow(at: path(2), to: path(0))
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(1)], with: .none)
    }
    #expect(table.visibleCells.map(\.frameText) == ["0 0 375 70", "0 70 375 90", "0 160 375 30"])
    #expect(table.contentSize.height == 190)
    #expect(table.inspection.conflicts.isEmpty)
  }

  @Test("a data source that contradicts the changes raises UIKit's exception")
  func inconsistent() {
    let rows = Rows([["a", "b", "c"]])
    let table = table(rows) { $0.rowHeight = 40 }
    #expect(
      raised { table.insertRows(at: [path(1)], with: .none) } == [
        "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. The number of rows "
          + "contained in an existing section after the update (3) must be equal to the number of rows contained in that "
          + "section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 "
          + "inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
          + "moved out)."
      ])
    rows.sections.append(["d"])
    #expect(
      raised { table.deleteRows(at: [path(0)], with: .none) } == [
        "NSInternalInconsistencyException: Invalid update: invalid number of sections. The number of sections contained in "
          + "the table view after the update (2) must be equal to the number of sections contained in the table view before "
          + "the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
      ])
    // Then the table matches the data source.
    #expect(table.numberOfSections == 2)
  }

  @Test(
    "positions that do not exist, and two changes of one position",
    arguments: [
      (0, "attempt to delete row 5 from section 0 which only contains 2 rows before the update"),
      (1, "attempt to delete row 0 from section 3, but there are only 1 sections before the update"),
      (2, "attempt to insert row 4 into section 0, but there are only 2 rows in section 0 after the update"),
      (3, "attempt to insert row 0 into section 2, but there are only 1 sections after the update"),
      (4, "attempt to delete section 1, but there are only 1 sections before the update"),
      (5, "attempt to insert section 4 but there are only 1 sections after the update"),
      (6, "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"),
      (7, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 0})"),
      (8, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"),
    ])
  func misplaced(change: Int, reason: String) {
    let table = table(Rows([["a", "b"]])) { $0.rowHeight = 40 }
    let reasons = raised {
      table.performBatchUpdates {
        switch change {
        case 0: table.deleteRows(at: [path(5)], with: .none)
        case 1: table.deleteRows(at: [path(0, 3)], with: .none)
        case 2: table.insertRows(at: [path(4)], with: .none)
        case 3: table.insertRows(at: [path(0, 2)], with: .none)
        case 4: table.deleteSections(IndexSet(integer: 1), with: .none)
        case 5: table.insertSections(IndexSet(integer: 4), with: .none)
        case 6:
          table.deleteRows(at: [path(0)], with: .none)
          table.reloadRows(at: [path(0)], with: .none)
        case 7:
          table.deleteRows(at: [path(0)], with: .none)
          table.moveRow(at: path(0), to: path(1))
        default:
          table.insertRows(at: [path(1)], with: .none)
          table.moveRow(at: path(0), to: path(1))
        }
      }
    }
    #expect(reasons == ["NSInternalInconsistencyException: " + reason])
  }

  @Test("random changes: afterward the table shows what the data source has", arguments: 0..<60)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    func some(_ count: Int) -> [Int] { (0..<count).filter { _ in Int.random(in: 0..<4, using: &numbers) == 0 } }
    var next = 0
    func new() -> String {
      next += 1
      return "\(next)"
    }
    let rows = Rows((0..<3).map { _ in (0..<Int.random(in: 0...6, using: &numbers)).map { _ in new() } })
    let table = table(rows, height: 2000) { $0.rowHeight = 20 }
    for _ in 0..<12 {
      table.performBatchUpdates {
        for section in rows.sections.indices {
          let deleted = some(rows.sections[section].count)
          for row in deleted.reversed() { rows.sections[section].remove(at: row) }
          table.deleteRows(at: deleted.map { path($0, section) }, with: .none)
          let inserted = some(rows.sections[section].count + 2)
          var paths: [IndexPath] = []
          for row in inserted where row <= rows.sections[section].count {
            rows.sections[section].insert(new(), at: row)
            paths.append(path(row, section))
          }
          table.insertRows(at: paths, with: .none)
        }
      }
      #expect(shownTexts(table) == rows.sections.flatMap { $0 })
      #expect(table.contentSize.height == CGFloat(rows.sections.flatMap { $0 }.count * 20))
    }
  }

  @Test("random moves of rows and sections: afterward the table shows what the data source has", arguments: 0..<60)
  func randomMoves(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let rows = Rows((0..<4).map { section in (0..<5).map { "\(section).\($0)" } })
    let table = table(rows, height: 2000) { $0.rowHeight = 20 }
    for _ in 0..<12 {
      let old = rows.sections
      let cells = Dictionary(uniqueKeysWithValues: zip(shownTexts(table), table.visibleCells))
      if Bool.random(using: &numbers) {
        let (from, to) = (Int.random(in: 0..<4, using: &numbers), Int.random(in: 0..<4, using: &numbers))
        rows.sections.insert(rows.sections.remove(at: from), at: to)
        table.moveSection(from, toSection: to)
      } else {
        let filled = old.indices.filter { !old[$0].isEmpty }
        let source = filled.randomElement(using: &numbers) ?? 0
        let row = Int.random(in: 0..<old[source].count, using: &numbers)
        let moved = rows.sections[source].remove(at: row)
        let target = Int.random(in: 0..<4, using: &numbers)
        let targetRow = Int.random(in: 0...rows.sections[target].count, using: &numbers)
        rows.sections[target].insert(moved, at: targetRow)
        table.moveRow(at: path(row, source), to: path(targetRow, target))
      }
      #expect(shownTexts(table) == rows.sections.flatMap { $0 })
      #expect(zip(shownTexts(table), table.visibleCells).allSatisfy { cells[$0] === $1 }, "cells move with their rows")
    }
  }

  @Test("selection goes with its row")
  func selection() {
    let rows = Rows([["a", "b", "c"]])
    let table = table(rows) { $0.rowHeight = 40 }
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    rows.sections = [["b", "c"]]
    table.deleteRows(at: [path(0)], with: .none)
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.cellForRow(at: path(1))?.isSelected == true)
    rows.sections = [["b"]]
    table.deleteRows(at: [path(1)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("reloading everything clears the selection and requests new cells; counts are right at once")
  func reload() {
    let rows = Rows([["a", "b", "c"]])
    let table = table(rows) { $0.rowHeight = 40 }
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    rows.sections = [["x"]]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.contentSize.height == 40)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(shownTexts(table) == ["x"])
  }

  @Test("reconfigured rows keep their cell, which is configured and measured again")
  func reconfigure() {
    let rows = Rows([["30", "50"]])
    rows.fill = { cell, text in
      guard let cell = cell as? BoxCell else { return }
      cell.height.constant = CGFloat(Double(text) ?? 0)
    }
    let table = table(rows, BoxCell.self)
    let cell = table.visibleCells[0]
    rows.sections = [["80", "50"]]
    table.reconfigureRows(at: [path(0)])
    table.layoutIfNeeded()
    #expect(table.visibleCells[0] === cell)
    #expect(table.visibleCells.map(\.frame.height) == [80, 50])
  }

  @Test("content that becomes shorter moves the offset")
  func shorter() {
    let rows = Rows(100)
    let table = table(rows, height: 400) { $0.rowHeight = 40 }
    table.contentOffset.y = 3600
    table.layoutIfNeeded()
    rows.sections = [["a", "b", "c"]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 0)
    #expect(shownTexts(table) == ["a", "b", "c"])
  }
}
