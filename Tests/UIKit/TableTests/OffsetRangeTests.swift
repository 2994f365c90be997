// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Tables: the offset stays within the content", .serialized)
struct OffsetRangeTests {
  @Test("a table at its end that grows, or whose rows become lower, shows its end")
  func atTheEnd() {
    let table = table(Rows(50), height: 400) { $0.rowHeight = 40 }
    table.contentOffset.y = 1600
    table.layoutIfNeeded()
    table.frame.size.height = 600
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 1400)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(35..<50))
    table.rowHeight = 20
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 400)
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(20..<50))
  }

  @Test("removing a bottom inset reduces the offset")
  func inset() {
    let table = table(Rows(50), height: 400) { $0.rowHeight = 40 }
    table.contentInset.bottom = 300
    table.contentOffset.y = 1900
    table.layoutIfNeeded()
    table.contentInset.bottom = 0
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 1600)
  }
}
