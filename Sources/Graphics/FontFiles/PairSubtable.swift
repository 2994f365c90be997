// SPDX-License-Identifier: MIT

/// A table of pair adjustments of `GPOS`: for individual pairs or for classes.
enum PairSubtable: Sendable {
  case pairs(GlyphPairs)
  case classes(GlyphClassPairs)

  /// Returns the kerning of a pair, in font units; `nil` if the next table determines it.
  func value(_ left: UInt16, _ right: UInt16) -> Int16? {
    switch self {
    case .pairs(let pairs): pairs.value(left, right)
    case .classes(let classes): classes.value(left, right)
    }
  }

  /// Reads a table.
  init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let coverage = try GlyphRanges(coverage: try table.part(at: try table.number(at: 2)), budget: &budget)
    let record = ValueRecord(first: try table.word(at: 4), second: try table.word(at: 6))
    switch try table.number(at: 0) {
    case 1: self = .pairs(try Self.pairs(in: table, coverage, record, budget: &budget))
    case 2: self = .classes(try Self.classes(in: table, coverage, record, budget: &budget))
    default: throw .invalid(table.tag)
    }
  }

  private static func pairs(
    in table: FontBytes, _ coverage: GlyphRanges, _ record: ValueRecord, budget: inout FontBudget
  ) throws(FontFileError) -> GlyphPairs {
    let setCount = try table.number(at: 8)
    var pairs = GlyphPairs()
    try coverage.visit { (left, index) throws(FontFileError) in
      try budget.spend(1, on: table.tag)
      guard index < setCount else { return }
      let set = try table.part(at: try table.number(at: 10 + 2 * index))
      let count = try set.number(at: 0)
      try budget.spend(count, on: table.tag)
      for position in 0..<count {
        let entry = 2 + position * (2 + record.size)
        pairs.append(left, try set.word(at: entry), try record.advance(in: set, at: entry + 2))
      }
    }
    pairs.finish()
    return pairs
  }

  private static func classes(
    in table: FontBytes, _ coverage: GlyphRanges, _ record: ValueRecord, budget: inout FontBudget
  ) throws(FontFileError) -> GlyphClassPairs {
    let left = try GlyphRanges(classes: try table.part(at: try table.number(at: 8)), budget: &budget)
    let right = try GlyphRanges(classes: try table.part(at: try table.number(at: 10)), budget: &budget)
    let rightCount = try table.number(at: 14)
    let count = try table.number(at: 12) * rightCount
    try budget.spend(count, on: table.tag)
    // An adjustment without fields has no bytes, so only the budget limits the count.
    _ = try table.part(at: 16, length: count * record.size)
    var values = record.size == 0 ? [Int16](repeating: 0, count: count) : []
    if record.size > 0 {
      values.reserveCapacity(count)
      for index in 0..<count { values.append(try record.advance(in: table, at: 16 + index * record.size)) }
    }
    return GlyphClassPairs(
      coverage: coverage, leftClasses: left, rightClasses: right, rightCount: rightCount, values: values)
  }
}
