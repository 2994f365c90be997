// SPDX-License-Identifier: MIT

/// The style of a font.
public struct FontStyle: Hashable, Sendable {
  /// The weight, from 1 to 1000: 400 is regular and 700 is bold.
  public let weight: Int
  /// Whether the letters are italic or oblique.
  public let isItalic: Bool
  /// Whether all letters have the same width.
  public let isMonospaced: Bool

  /// Reads the style from `OS/2`, or from `head` if that is missing, and from `post`.
  init(_ tables: FontTables) throws(FontFileError) {
    if let windows = try tables.table(FontTag("OS/2")) {
      weight = min(max(1, try windows.number(at: 4)), 1000)
      // Bit 0 means italic, and bit 9 oblique.
      isItalic = try windows.word(at: 62) & 0x201 != 0
    } else {
      let style = try tables.required(FontTag("head")).word(at: 44)
      weight = style & 1 != 0 ? 700 : 400
      isItalic = style & 2 != 0
    }
    isMonospaced = try tables.table(FontTag("post"))?.longWord(at: 12) ?? 0 != 0
  }
}
