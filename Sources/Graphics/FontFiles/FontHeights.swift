// SPDX-License-Identifier: MIT

/// The vertical metrics of a font, in font units, as iOS computes them.
///
/// Ascender, descender and line gap come from `hhea`, or from `OS/2` if `hhea` has neither ascender nor descender.
/// Cap height and x-height come from `OS/2`. If they are missing, they are the heights of the outlines of H and x for
/// TrueType outlines, and otherwise 0.7 and 0.5 em.
public struct FontHeights: Hashable, Sendable {
  /// The height of a line above the baseline.
  public let ascender: Int
  /// The depth of a line below the baseline; negative or 0.
  public let descender: Int
  /// The space between lines.
  public let lineGap: Int
  /// The height of capital letters.
  public let capHeight: Int
  /// The height of the lowercase x.
  public let xHeight: Int

  /// Reads the heights. `outline` returns the height of the outline of a letter.
  init(
    _ tables: FontTables, unitsPerEm: Int, outline: (Unicode.Scalar) throws(FontFileError) -> Int?
  ) throws(FontFileError) {
    let header = try tables.required(FontTag("hhea"))
    let windows = try tables.table(FontTag("OS/2"))
    var line = (
      ascender: Int(try header.signedWord(at: 4)), descender: Int(try header.signedWord(at: 6)),
      gap: Int(try header.signedWord(at: 8))
    )
    if line.ascender == 0, line.descender == 0, let windows {
      line = (
        Int(try windows.signedWord(at: 68)), Int(try windows.signedWord(at: 70)), Int(try windows.signedWord(at: 72))
      )
      if line.ascender == 0, line.descender == 0 {
        line = (try windows.number(at: 74), -(try windows.number(at: 76)), 0)
      }
    }
    ascender = line.ascender
    // Some fonts store the depth as a positive number.
    descender = -abs(line.descender)
    lineGap = max(0, line.gap)
    var capital = 0
    var small = 0
    if let windows, try windows.word(at: 0) >= 2 {
      small = Int(try windows.signedWord(at: 86))
      capital = Int(try windows.signedWord(at: 88))
    }
    if capital <= 0 { capital = try outline("H") ?? unitsPerEm * 7 / 10 }
    if small <= 0 { small = try outline("x") ?? unitsPerEm / 2 }
    capHeight = capital
    xHeight = small
  }
}
