// SPDX-License-Identifier: MIT

/// A kind of the table `cmap` for a test font.
enum TestMap: CaseIterable {
  /// Format 0, for ASCII.
  case bytes
  /// Format 4, with differences.
  case segments
  /// Format 4, with a list of glyphs.
  case list
  /// Format 6.
  case array
  /// Format 12.
  case groups

  /// The table for letters whose glyphs are numbered from 1.
  func table(for letters: [TestFont.Letter]) -> [UInt8] {
    let pairs = letters.enumerated().map {
      (code: Int($0.element.character.value), glyph: $0.offset + 1)
    }
    .sorted { $0.code < $1.code }
    let (platform, encoding) =
      switch self {
      case .bytes: (1, 0)
      case .segments, .list: (3, 1)
      case .array: (0, 3)
      case .groups: (3, 10)
      }
    var table = FontBytesBuilder(words: [0, 1, platform, encoding])
    table.add(long: 12)
    table.add(bytes: subtable(pairs))
    return table.bytes
  }

  private func subtable(_ pairs: [(code: Int, glyph: Int)]) -> [UInt8] {
    switch self {
    case .bytes:
      var glyphs = [UInt8](repeating: 0, count: 256)
      for pair in pairs where pair.code < 256 { glyphs[pair.code] = UInt8(pair.glyph) }
      return FontBytesBuilder(words: [0, 262, 0]).bytes + glyphs
    case .segments: return segments(pairs, offset: 0, deltas: { $0.glyph - $0.code }, list: [])
    case .list:
      // The offset leads from its own place to the glyph, past as many numbers as there are segments.
      return segments(
        pairs, offset: 2 * (pairs.count + 1), deltas: { _ in 0 }, list: pairs.map(\.glyph))
    case .array:
      let first = pairs[0].code
      let last = pairs[pairs.count - 1].code
      let glyphs = (first...last).map { code in pairs.first { $0.code == code }?.glyph ?? 0 }
      return FontBytesBuilder(words: [6, 0, 0, first, glyphs.count] + glyphs).bytes
    case .groups:
      var groups = FontBytesBuilder(words: [12, 0])
      for value in [16 + 12 * pairs.count, 0, pairs.count] { groups.add(long: value) }
      for pair in pairs {
        for value in [pair.code, pair.code, pair.glyph] { groups.add(long: value) }
      }
      return groups.bytes
    }
  }

  /// Format 4 with a segment for each character and the last one, which ends the list.
  private func segments(
    _ pairs: [(code: Int, glyph: Int)], offset: Int, deltas: ((code: Int, glyph: Int)) -> Int,
    list: [Int]
  ) -> [UInt8] {
    let codes = pairs.map(\.code) + [0xFFFF]
    let words =
      [4, 0, 0, 2 * codes.count, 0, 0, 0] + codes + [0] + codes + pairs.map(deltas) + [1]
      + pairs.map { _ in offset } + [0] + list
    return FontBytesBuilder(words: words).bytes
  }
}
