// SPDX-License-Identifier: MIT

/// The fields of an adjustment of a pair of glyphs in `GPOS`.
struct ValueRecord {
  /// The number of bytes of both adjustments.
  let size: Int
  /// The offset of the change of the first advance; `nil` if the adjustment has none.
  private let advanceOffset: Int?

  /// Creates the fields from the formats of both adjustments, in which each bit represents a field of two bytes.
  init(first: UInt16, second: UInt16) {
    size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    // The fields before it are the horizontal and vertical placement.
    advanceOffset = first & 4 != 0 ? 2 * (first & 3).nonzeroBitCount : nil
  }

  /// Returns the change of the first advance in the record at `offset`.
  func advance(in table: FontBytes, at offset: Int) throws(FontFileError) -> Int16 {
    guard let advanceOffset else { return 0 }
    return try table.signedWord(at: offset + advanceOffset)
  }
}
