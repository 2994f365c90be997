// SPDX-License-Identifier: MIT

import Foundation
import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables: visible rows", .serialized)
struct RowsInSightTests {
  @Test("fixed heights: rows follow one another, and only visible ones have cells")
  func fixed() {
    let rows = Rows(1000)
    let table = table(rows) { $0.rowHeight = 50 }
    #expect(text(of: table.contentSize) == "375 50000")
    #expect(table.visibleCells.count == 12)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frameText == "0 50 375 50")
    #expect(table.cellForRow(at: IndexPath(row: 12, section: 0)) == nil)
    #expect(rows.requests == 12)
  }

  @Test("cells that scroll out of view are reused for rows that scroll in")
  func reuse() {
    TextCell.made = 0
    let rows = Rows(1000)
    rows.fill = { ($0 as? TextCell)?.label.text = $1 }
    let table = table(rows, TextCell.self) { $0.rowHeight = 50 }
    for offset in stride(from: 0, through: 40_000, by: 160) as StrideThrough<Int> {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
    }
    #expect(TextCell.made <= 14)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 800, section: 0))
    #expect((table.visibleCells.first as? TextCell)?.label.text == "Row 800")
    #expect(table.visibleCells.first?.frameText == "0 40000 375 50")
  }

  @Test("a hundred thousand rows cost one screen and their estimates")
  func many() {
    TextCell.made = 0
    let rows = Rows(100_000)
    rows.fill = { ($0 as? TextCell)?.label.text = $1 }
    let clock = ContinuousClock()
    var table: UITableView?
    let first = clock.measure {
      table = Tests.table(rows, TextCell.self) { $0.rowHeight = UITableView.automaticDimension }
    }
    #expect(TextCell.made <= 16)
    #expect(first < .seconds(3))
    guard let table else { return }
    #expect(text(of: table.contentSize.width) == "375")
    #expect(table.contentSize.height > 4_300_000)
    let jump = clock.measure {
      table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
      table.layoutIfNeeded()
    }
    #expect(jump < .seconds(1))
    #expect(TextCell.made <= 32)
    #expect(table.indexPathsForVisibleRows?.last == IndexPath(row: 99_999, section: 0))
    #expect(
      text(of: table.rectForRow(at: IndexPath(row: 99_999, section: 0)).maxY) == text(of: table.contentSize.height))
    let scroll = clock.measure {
      for _ in 0..<200 {
        table.contentOffset.y -= 60
        table.layoutIfNeeded()
      }
    }
    #expect(scroll < .seconds(3))
    #expect(TextCell.made <= 34)
  }

  @Test("positions and rows are inverse functions, over sections with headers")
  func positions() {
    let rows = Rows([["a", "b"], [], ["c", "d", "e"]])
    rows.headers = ["One", nil, "Three"]
    let table = table(rows) {
      $0.rowHeight = 40
      $0.sectionHeaderHeight = 28
      $0.sectionHeaderTopPadding = 0
    }
    #expect(table.numberOfSections == 3)
    #expect(table.numberOfRows(inSection: 2) == 3)
    #expect(text(of: table.rectForHeader(inSection: 0)) == "0 0 375 28")
    #expect(text(of: table.rectForRow(at: IndexPath(row: 1, section: 0))) == "0 68 375 40")
    #expect(text(of: table.rect(forSection: 0)) == "0 0 375 108")
    #expect(text(of: table.rect(forSection: 1)) == "0 108 375 0")
    #expect(text(of: table.rectForHeader(inSection: 2)) == "0 108 375 28")
    #expect(text(of: table.rectForRow(at: IndexPath(row: 2, section: 2))) == "0 216 375 40")
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 136)) == IndexPath(row: 0, section: 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 20)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 256)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 375, height: 60))
        == [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 2)])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 2))
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 1, section: 2))
  }

  @Test("without a data source there is no row")
  func nothing() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
  }

  @Test("rows of zero height are skipped")
  func zero() {
    final class Folding: NSObject, UITableViewDataSource, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5000 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        return UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row % 1000 == 0 ? 50 : 0
      }
    }
    let rows = Folding()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.estimatedRowHeight = 0
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 250)
    #expect(rows.asked == 5)
  }

  @Test("scrolling to a row: top, middle, bottom and nearest")
  func scrolling() {
    let table = table(Rows(100)) { $0.rowHeight = 50 }
    let path = IndexPath(row: 40, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2000)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1450)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 1725)
    table.scrollToRow(at: path, at: .none, animated: false)
    #expect(table.contentOffset.y == 1725)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4400)
  }

  @Test("scrolling to a row that does not exist reports the exceeded bound")
  func beyond() {
    let table = table(Rows(10)) { $0.rowHeight = 50 }
    let selector =
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
    let reasons = raised {
      table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
      table.scrollToRow(at: IndexPath(row: 0, section: 5), at: .top, animated: false)
    }
    #expect(
      reasons == [
        "NSRangeException: \(selector): row (99) beyond bounds (10) for section (0).",
        "NSRangeException: \(selector): section (5) beyond bounds (1).",
      ])
  }

  @Test("the rows of the next screen are prefetched, and canceled when they are not needed")
  func prefetching() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var announced: [Int] = []
      var canceled: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        announced += indexPaths.map(\.row)
      }
      func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        canceled += indexPaths.map(\.row)
      }
    }
    let prefetcher = Prefetcher()
    let table = table(Rows(100), height: 200) {
      $0.rowHeight = 50
      $0.prefetchDataSource = prefetcher
    }
    #expect(prefetcher.announced == [4, 5, 6, 7])
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(prefetcher.announced == [4, 5, 6, 7, 8, 9])
    #expect(prefetcher.canceled.isEmpty)
    table.contentOffset.y = 3000
    table.layoutIfNeeded()
    #expect(prefetcher.canceled == [6, 7, 8, 9])
  }
}

/// The functions under test, under names that local variables cannot hide.
@MainActor
enum Tests {
  static func table(
    _ rows: Rows, _ cell: UITableViewCell.Type, _ change: (UITableView) -> Void
  ) -> UITableView { TableTests.table(rows, cell, change) }
}
