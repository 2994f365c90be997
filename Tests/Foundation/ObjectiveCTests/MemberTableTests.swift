// SPDX-License-Identifier: MIT

import Testing

@testable import ObjectiveC
@testable import UIKitNibs
@testable import UIKitViews
@testable import WebKit

@Suite("The tables of the members of UIKit's classes")
struct MemberTableTests {
  @Test(
    "each is in the list of its module, without which optimized builds would leave it out",
    arguments: [
      ("UIKitNibs", memberTables), ("UIKitViews", exchangeableTables), ("WebKit", webViewTables),
    ])
  func listed(module: String, listed: [any _MemberTable.Type]) {
    let tables = ConformanceRecords.memberTables.compactMap { $0.isGeneric ? nil : $0.type() }
    let found = tables.map { String(reflecting: $0) }.filter { $0.hasPrefix("\(module).") }
    #expect(!found.isEmpty)
    #expect(Set(found) == Set(listed.map { String(reflecting: $0) }))
  }
}
