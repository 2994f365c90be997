// SPDX-License-Identifier: MIT

/// Kerning tables for test fonts.
enum TestKerning {
  /// A pair of glyphs with its kerning, in font units.
  struct Pair {
    var left: Int
    var right: Int
    var value: Int
  }

  /// A table `kern` with one part of format 0.
  static func table(_ pairs: [Pair]) -> [UInt8] {
    let words = pairs.flatMap { [$0.left, $0.right, $0.value] }
    return FontBytesBuilder(
      words: [0, 1, 0, 14 + 2 * words.count, 1, pairs.count, 0, 0, 0] + words
    ).bytes
  }

  /// A table `GPOS` whose lookups each have the given tables of pair adjustments.
  static func adjustments(
    _ lookups: [[[UInt8]]], script: String = "latn", feature: String = "kern",
    usesExtensions: Bool = false
  ) -> [UInt8] {
    var scripts = FontBytesBuilder(words: [1])
    scripts.add(tag: script)
    scripts.add([8, 4, 0, 0, 0xFFFF, 1, 0])
    var features = FontBytesBuilder(words: [1])
    features.add(tag: feature)
    features.add([8, 0, lookups.count] + Array(lookups.indices))
    let list = listed(
      lookups.map { lookup(usesExtensions ? $0.map(extended) : $0, type: usesExtensions ? 9 : 2) })
    let first = 10 + scripts.count
    return FontBytesBuilder(words: [1, 0, 10, first, first + features.count]).bytes + scripts.bytes
      + features.bytes
      + list
  }

  /// Adjustments of single pairs of one left glyph.
  static func pairs(left: Int, _ rights: [(glyph: Int, value: Int)]) -> [UInt8] {
    FontBytesBuilder(
      words: [1, 12, 4, 0, 1, 18, 1, 1, left, rights.count]
        + rights.flatMap { [$0.glyph, $0.value] }
    ).bytes
  }

  /// Adjustments by class: all of `left` have class 1, and `right` are the classes of right glyphs from 1.
  static func classes(left: ClosedRange<Int>, right: [ClosedRange<Int>], values: [Int]) -> [UInt8] {
    let rightCount = right.count + 1
    let coverage = 16 + 2 * 2 * rightCount
    let words =
      [2, coverage, 4, 0, coverage + 10, coverage + 16 + 2 * left.count, 2, rightCount]
      + [Int](repeating: 0, count: rightCount) + [0] + values + [
        2, 1, left.lowerBound, left.upperBound, 0,
      ]
      + [1, left.lowerBound, left.count] + left.map { _ in 1 } + [2, right.count]
      + right.enumerated().sorted { $0.element.lowerBound < $1.element.lowerBound }.flatMap {
        [$0.element.lowerBound, $0.element.upperBound, $0.offset + 1]
      }
    return FontBytesBuilder(words: words).bytes
  }

  private static func extended(_ subtable: [UInt8]) -> [UInt8] {
    FontBytesBuilder(words: [1, 2, 0, 8]).bytes + subtable
  }

  private static func lookup(_ subtables: [[UInt8]], type: Int) -> [UInt8] {
    FontBytesBuilder(words: [type, 0]).bytes + listed(subtables, start: 4)
  }

  /// A count, offsets and parts. Offsets count from `start` bytes before.
  private static func listed(_ parts: [[UInt8]], start: Int = 0) -> [UInt8] {
    var offset = start + 2 + 2 * parts.count
    var list = FontBytesBuilder(words: [parts.count])
    for part in parts {
      list.add([offset])
      offset += part.count
    }
    return list.bytes + parts.joined()
  }
}
