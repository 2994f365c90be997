// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables: visible content is right after any changes", .serialized)
struct RandomLifeTests {
  /// Rows whose heights are written in their texts, or given for some of them.
  private final class Life: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]] = []
    var headers: [Bool] = []
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? BoxCell)?.height.constant = CGFloat(sections[indexPath.section][indexPath.row])
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      headers[section % headers.count] ? "Section" : nil
    }
  }

  private func check(_ table: UITableView, _ life: Life, _ what: String) {
    let paths = table.indexPathsForVisibleRows ?? []
    let seen = CGRect(origin: table.contentOffset, size: table.bounds.size)
    for path in paths {
      let cell = table.cellForRow(at: path)
      #expect(cell?.frame == table.rectForRow(at: path), "\(what): \(path)")
      #expect(cell?.isHidden == false && cell?.superview === table, "\(what): \(path)")
      #expect(cell?.frame.height == CGFloat(life.sections[path.section][path.row]), "\(what): \(path)")
      #expect(cell?.frame.intersects(seen) == true, "\(what): \(path)")
    }
    #expect(paths == table.indexPathsForRows(in: seen) ?? [], "\(what)")
    let end = table.numberOfSections > 0 ? table.rect(forSection: table.numberOfSections - 1).maxY : 0
    #expect(abs(table.contentSize.height - end) < 0.01, "\(what)")
    #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == paths.count, "\(what)")
    #expect(table.inspection.conflicts.isEmpty, "\(what)")
  }

  @Test("random scrolling, changes, widths and reloads", arguments: 0..<60)
  func random(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let life = Life()
    func height() -> Int { Int.random(in: 1...6, using: &numbers) * 30 }
    func rows() -> [Int] { (0..<Int.random(in: 0...40, using: &numbers)).map { _ in height() } }
    life.sections = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in rows() }
    life.headers = (0..<3).map { _ in Bool.random(using: &numbers) }
    let style: UITableView.Style = [.plain, .grouped, .insetGrouped][Int(seed % 3)]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500), style: style)
    table.register(BoxCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = [20, 44, 100, 300][Int(seed / 3 % 4)]
    table.dataSource = life
    table.delegate = life
    table.layoutIfNeeded()
    check(table, life, "first")
    for step in 0..<40 {
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0...3:
        let range = max(0, table.contentSize.height - 500)
        let jump = Bool.random(using: &numbers)
        let offset = table.contentOffset.y + CGFloat(Int.random(in: -120...120, using: &numbers))
        table.contentOffset.y = min(range, max(0, jump ? range * .random(in: 0...1, using: &numbers) : offset))
        table.layoutIfNeeded()
      case 4:
        table.frame.size.width = CGFloat(Int.random(in: 300...500, using: &numbers))
        table.layoutIfNeeded()
      case 5:
        life.sections[Int.random(in: 0..<life.sections.count, using: &numbers)] = rows()
        table.reloadData()
        table.layoutIfNeeded()
      default:
        let section = Int.random(in: 0..<life.sections.count, using: &numbers)
        let count = life.sections[section].count
        let deleted = (0..<count).filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 }
        let index = Int.random(in: 0...(count - deleted.count), using: &numbers)
        table.performBatchUpdates {
          for row in deleted.reversed() { life.sections[section].remove(at: row) }
          life.sections[section].insert(height(), at: index)
          table.deleteRows(at: deleted.map { IndexPath(row: $0, section: section) }, with: .none)
          table.insertRows(at: [IndexPath(row: index, section: section)], with: .none)
        }
      }
      check(table, life, "step \(step)")
    }
  }

  @Test("a delegate that asks for visible cells while the table scrolls gets an answer")
  func askingWhileScrolling() {
    final class Curious: NSObject, UITableViewDelegate {
      var seen: [Int] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        seen.append((scrollView as? UITableView)?.visibleCells.count ?? 0)
      }
    }
    let curious = Curious()
    let rows = Rows([(0..<100).map { "\($0 % 5 * 40 + 30)" }])
    rows.fill = { ($0 as? BoxCell)?.height.constant = CGFloat(Double($1) ?? 0) }
    let table = table(rows, BoxCell.self, height: 300) { $0.delegate = curious }
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    for _ in 0..<40 {
      table.contentOffset.y -= 35
      table.layoutIfNeeded()
    }
    #expect(curious.seen.count >= 41)
    #expect(curious.seen.allSatisfy { $0 > 0 })
    #expect(table.inspection.conflicts.isEmpty)
  }
}
