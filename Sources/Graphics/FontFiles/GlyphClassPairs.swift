// SPDX-License-Identifier: MIT

/// Kerning of classes of glyphs, in font units.
struct GlyphClassPairs: Sendable {
  /// The first glyphs to which the table applies.
  let coverage: GlyphRanges
  let leftClasses: GlyphRanges
  let rightClasses: GlyphRanges
  /// The number of classes of second glyphs.
  let rightCount: Int
  /// The values, by left class and then right class.
  let values: [Int16]

  /// Returns the kerning of a pair; `nil` if the table does not apply to its first glyph.
  func value(_ left: UInt16, _ right: UInt16) -> Int16? {
    guard coverage.value(of: left) != nil else { return nil }
    let rightClass = rightClasses.value(of: right) ?? 0
    guard rightClass < rightCount else { return nil }
    let index = (leftClasses.value(of: left) ?? 0) * rightCount + rightClass
    return index < values.count ? values[index] : nil
  }
}
