// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The raw values of a type, beside those of UIKit's headers.
struct RawValues {
  let name: String
  let found: [Int]
  let expected: [Int]

  init<Value: RawRepresentable>(_ type: Value.Type, _ rows: [(Value, Int)]) where Value.RawValue: BinaryInteger {
    name = String(reflecting: type)
    found = rows.map { Int(truncatingIfNeeded: $0.0.rawValue) }
    expected = rows.map(\.1)
  }
}

/// Documents, archives and apps have numbers in place of names, so that each case and option has to have its number.
///
/// Source: the enumerations of Apple's headers, as the bindings of .NET for iOS have them.
@Suite("Raw values of UIKit")
struct RawValueTests {
  @Test("are those of UIKit", arguments: ["values", "views", "lists", "graphics"])
  func values(area: String) {
    let tables = ["values": Self.values, "views": Self.views, "lists": Self.lists, "graphics": Self.graphics]
    for table in tables[area] ?? [] { #expect(table.found == table.expected, "\(table.name)") }
  }
}
