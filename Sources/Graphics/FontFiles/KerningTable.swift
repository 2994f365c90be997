// SPDX-License-Identifier: MIT

/// The kerning of the table `kern`: the horizontal tables of format 0, in the versions of Microsoft and Apple.
struct KerningTable: Sendable {
  private var tables: [GlyphPairs] = []

  /// Reads the table.
  init(_ table: FontBytes, budget: inout FontBudget) throws(FontFileError) {
    let isApple = try table.word(at: 0) == 1
    let count = isApple ? try table.longNumber(at: 4) : try table.number(at: 2)
    try budget.spend(count, on: table.tag)
    var offset = isApple ? 8 : 4
    for _ in 0..<count {
      let part = try table.part(at: offset)
      let length = isApple ? try part.longNumber(at: 0) : try part.number(at: 2)
      let coverage = try part.word(at: 4)
      // Apple: horizontal, not cross-stream, not a variation, format 0. Microsoft: horizontal, neither a minimum nor
      // cross-stream, format 0.
      if isApple ? coverage & 0xE0FF == 0 : coverage & 0xFF07 == 1 {
        tables.append(try Self.pairs(in: try part.part(at: isApple ? 8 : 6), budget: &budget))
      }
      guard length > 0 else { break }
      offset += length
    }
  }

  private static func pairs(in table: FontBytes, budget: inout FontBudget) throws(FontFileError) -> GlyphPairs {
    let count = try table.number(at: 0)
    try budget.spend(count, on: table.tag)
    var pairs = GlyphPairs()
    for index in 0..<count {
      let record = 8 + 6 * index
      pairs.append(
        try table.word(at: record), try table.word(at: record + 2), try table.signedWord(at: record + 4))
    }
    pairs.finish()
    return pairs
  }

  /// Returns the kerning of a pair, in font units.
  func value(_ left: UInt16, _ right: UInt16) -> Int {
    tables.reduce(0) { $0 + Int($1.value(left, right) ?? 0) }
  }
}
