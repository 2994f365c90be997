// SPDX-License-Identifier: MIT

/// The kerning between the printable characters of ASCII, by classes of characters.
struct FreeFontKerning: Sendable {
  /// The number of classes of right characters.
  let columns: Int
  /// The class of each character when it is the left one of two.
  let left: DigitTable
  /// The class of each character when it is the right one of two.
  let right: DigitTable
  /// The kerning of each left class with each right class, in 1/200 em, with 0 in the middle of a digit's range.
  let pairs: DigitTable

  /// The kerning of the characters at two positions from U+0020, in ems.
  func kerning(_ first: Int, _ second: Int) -> Double {
    let pair = left.digit(first) * columns + right.digit(second)
    return Double(pairs.digit(pair) - DigitTable.base / 2) / 200
  }
}
