// SPDX-License-Identifier: MIT

/// The heights of TrueType outlines, from the boxes that the table `glyf` stores.
struct OutlineHeights {
  private let outlines: FontBytes
  private let offsets: FontBytes
  private let isLong: Bool

  /// Creates the heights; `nil` for a font without TrueType outlines.
  init?(_ tables: FontTables, header: FontBytes) throws(FontFileError) {
    guard let outlines = try tables.table(FontTag("glyf")), let offsets = try tables.table(FontTag("loca")) else {
      return nil
    }
    self.outlines = outlines
    self.offsets = offsets
    isLong = try header.word(at: 50) != 0
  }

  /// Returns the upper end of the outline of `glyph`, in font units; `nil` if it is empty.
  func height(of glyph: UInt16) throws(FontFileError) -> Int? {
    let index = Int(glyph)
    let start = try offset(at: index)
    guard try offset(at: index + 1) > start else { return nil }
    let height = Int(try outlines.part(at: start).signedWord(at: 8))
    return height > 0 ? height : nil
  }

  private func offset(at index: Int) throws(FontFileError) -> Int {
    isLong ? try offsets.longNumber(at: 4 * index) : 2 * (try offsets.number(at: 2 * index))
  }
}
