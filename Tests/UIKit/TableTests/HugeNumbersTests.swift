// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables: numbers out of all reach", .serialized)
struct HugeNumbersTests {
  private nonisolated static let numbers: [CGFloat] = [
    1e19, 1e30, 3e38, 1e308, .greatestFiniteMagnitude, .infinity, .nan, -1e30, -.infinity, .leastNonzeroMagnitude,
  ]

  /// A delegate that gives one number for every height.
  private final class Heights: NSObject, UITableViewDelegate {
    let height: CGFloat
    init(_ height: CGFloat) { self.height = height }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
  }

  private func check(_ table: UITableView) {
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .bottom, animated: false)
    table.layoutIfNeeded()
    table.performBatchUpdates(nil)
    #expect(table.contentSize.height.isFinite && table.contentSize.height >= 0)
    #expect(table.contentOffset.y.isFinite)
    for cell in table.visibleCells { #expect(cell.frame.minY.isFinite && cell.frame.height.isFinite) }
  }

  @Test("heights of any size, by property", arguments: numbers)
  func properties(number: CGFloat) {
    let rows = Rows([["a", "b", "c"], ["d"]])
    rows.headers = ["A", "B"]
    rows.footers = ["A", "B"]
    check(table(rows) { $0.rowHeight = number })
    check(table(rows) { $0.estimatedRowHeight = number })
    check(
      table(rows, style: .grouped) {
        $0.sectionHeaderHeight = number
        $0.sectionFooterHeight = number
        $0.estimatedSectionHeaderHeight = number
        $0.fillerRowHeight = number
      })
    check(table(rows, BoxCell.self))
  }

  @Test("heights of any size, by delegate", arguments: numbers)
  func delegate(number: CGFloat) {
    let heights = Heights(number)
    check(table(Rows([["a", "b", "c"]])) { $0.delegate = heights })
    check(
      table(Rows([["a", "b", "c"]]), style: .grouped) {
        $0.estimatedRowHeight = 0
        $0.delegate = heights
      })
  }

  @Test("a negative number of rows or sections counts as 0")
  func negativeCounts() {
    final class Negative: NSObject, UITableViewDataSource {
      var sections = -1
      func numberOfSections(in tableView: UITableView) -> Int { sections }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { .min }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let source = Negative()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    source.sections = 2
    table.reloadData()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 0)
  }
}
