// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables: snapshots", .serialized)
struct DiffableTests {
  private func made(
    _ height: CGFloat = 2000
  ) -> (table: UITableView, source: UITableViewDiffableDataSource<String, Int>) {
    let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    table.rowHeight = 20
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    table.kept = source
    return (table, source)
  }

  private func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("items that stay keep their cells; others appear and disappear")
  func change() {
    let (table, source) = made()
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    #expect(texts(table) == ["1", "2", "3", "4"])
    let cells = table.visibleCells
    var done = false
    source.apply(snapshot([("b", [5, 4, 2]), ("c", [3])])) { done = true }
    #expect(done)
    #expect(texts(table) == ["5", "4", "2", "3"])
    #expect(table.visibleCells[1] === cells[3] && table.visibleCells[2] === cells[1])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 20, 40, 60])
    #expect(source.indexPath(for: 2) == IndexPath(row: 2, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
    #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 1)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "c")
    #expect(source.index(for: "b") == 0)
    #expect(source.snapshot().itemIdentifiers == [5, 4, 2, 3])
  }

  @Test("reloaded items get a new cell, reconfigured ones keep theirs")
  func reloading() {
    let (table, source) = made()
    source.apply(snapshot([("a", [1, 2])]))
    for cell in table.visibleCells { cell.textLabel?.text = "old" }
    let cells = table.visibleCells
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    #expect(texts(table) == ["old", "2"])
    #expect(table.visibleCells[1] === cells[1])
    next = source.snapshot()
    next.reloadItems([1])
    source.apply(next)
    #expect(texts(table) == ["1", "2"])
  }

  @Test("random snapshots: afterward the table shows the last one", arguments: 0..<40)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let (table, source) = made()
    for _ in 0..<8 {
      var items = Array(0..<30).shuffled(using: &numbers)
      let sections = ["a", "b", "c", "d"].shuffled(using: &numbers).prefix(Int.random(in: 0...4, using: &numbers))
      let content = sections.map { section -> (String, [Int]) in
        let count = Int.random(in: 0...7, using: &numbers)
        defer { items.removeFirst(count) }
        return (section, Array(items.prefix(count)))
      }
      source.apply(snapshot(content))
      #expect(texts(table) == content.flatMap { $0.1.map(String.init) })
      #expect(table.numberOfSections == content.count)
    }
  }

  @Test("a cell provider that returns no cell raises UIKit's exception")
  func noCell() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let reasons = raised { source.apply(snapshot([("a", [7])])) }
    #expect(reasons.contains { $0.contains("cell provider returned nil") && $0.contains("with item identifier '7'") })
  }
}
