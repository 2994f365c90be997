// SPDX-License-Identifier: MIT

/// Numbers assigned to glyphs, stored by range: the coverage and the classes of the table `GPOS`.
struct GlyphRanges: Sendable {
  private struct Range: Sendable {
    var first: UInt16
    var last: UInt16
    var value: UInt16
  }

  /// The ranges in ascending order.
  private var ranges: [Range] = []
  /// Whether the numbers of a range increase from its first glyph on.
  private let ascends: Bool

  /// Reads a coverage table, which numbers the glyphs that it contains.
  init(coverage table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    ascends = true
    let count = try table.number(at: 2)
    try budget.spend(count, on: table.tag)
    switch try table.number(at: 0) {
    case 1:
      for index in 0..<count {
        let glyph = try table.word(at: 4 + 2 * index)
        try append(glyph, glyph, UInt16(truncatingIfNeeded: index), of: table)
      }
    case 2: try readRanges(count, of: table)
    default: throw .invalid(table.tag)
    }
  }

  /// Reads a class table. Glyphs that it does not contain have class 0.
  init(classes table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    ascends = false
    switch try table.number(at: 0) {
    case 1:
      let first = try table.number(at: 2)
      let count = try table.number(at: 4)
      guard first + count <= 0x1_0000 else { throw .invalid(table.tag) }
      try budget.spend(count, on: table.tag)
      for index in 0..<count {
        let glyph = UInt16(first + index)
        try append(glyph, glyph, try table.word(at: 6 + 2 * index), of: table)
      }
    case 2:
      let count = try table.number(at: 2)
      try budget.spend(count, on: table.tag)
      try readRanges(count, of: table)
    default: throw .invalid(table.tag)
    }
  }

  private mutating func readRanges(_ count: Int, of table: FontBytes) throws(FontFileError) {
    for index in 0..<count {
      let record = 4 + 6 * index
      try append(
        try table.word(at: record), try table.word(at: record + 2), try table.word(at: record + 4), of: table)
    }
  }

  private mutating func append(
    _ first: UInt16, _ last: UInt16, _ value: UInt16, of table: FontBytes
  ) throws(FontFileError) {
    guard first <= last, ranges.last.map({ $0.last < first }) ?? true else { throw .invalid(table.tag) }
    ranges.append(Range(first: first, last: last, value: value))
  }

  /// Returns the number of `glyph`; `nil` if it is not in any range.
  func value(of glyph: UInt16) -> Int? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < glyph { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= glyph else { return nil }
    return Int(ranges[low].value) + (ascends ? Int(glyph - ranges[low].first) : 0)
  }

  /// Calls `body` with each glyph and its number, in ascending order of the glyphs.
  func visit(_ body: (UInt16, Int) throws(FontFileError) -> Void) throws(FontFileError) {
    for range in ranges {
      for glyph in range.first...range.last {
        try body(glyph, Int(range.value) + (ascends ? Int(glyph - range.first) : 0))
      }
    }
  }
}
