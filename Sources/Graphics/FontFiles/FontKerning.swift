// SPDX-License-Identifier: MIT

/// The kerning of a font: that of `GPOS` if it contains kerning for Latin text, otherwise that of `kern`.
enum FontKerning: Sendable {
  case adjustments(PairAdjustments)
  case table(KerningTable)
  case none

  /// Reads the kerning of a font.
  init(_ tables: FontTables, budget: inout FontBudget) throws(FontFileError) {
    if let table = try tables.table(FontTag("GPOS")), let found = try PairAdjustments(table, budget: &budget) {
      self = .adjustments(found)
    } else if let table = try tables.table(FontTag("kern")) {
      self = .table(try KerningTable(table, budget: &budget))
    } else {
      self = .none
    }
  }

  /// Returns the kerning of a pair of glyphs, in font units.
  func value(_ left: UInt16, _ right: UInt16) -> Int {
    switch self {
    case .adjustments(let adjustments): adjustments.value(left, right)
    case .table(let table): table.value(left, right)
    case .none: 0
    }
  }
}
