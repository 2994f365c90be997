// SPDX-License-Identifier: MIT

/// A scalar whose width in the system font is known: a letter of ASCII, and a constant difference from its width.
struct SystemFontLetter {
  /// The position of the letter of ASCII from U+0020.
  let index: Int
  /// The difference of the advance from that of the letter, in units. It is 0 for letters of the same shape.
  let difference: Double
  /// Whether the scalar is the letter, with or without an accent.
  let isLatin: Bool

  /// Finds `value`; `nil` if its width is not known.
  init?(_ value: UInt32) {
    if value &- 0x20 < 0x5F {
      (index, difference, isLatin) = (Int(value - 0x20), 0, true)
      return
    }
    guard let place = Self.place(of: value) else { return nil }
    let number = SystemFontTables.letters.pair(2 * place)
    guard number > 0 else { return nil }
    index = number - 1
    difference = Double(SystemFontTables.letters.pair(2 * place + 1) - SystemFontTables.letterZero)
    isLatin = difference == 0 && (value < 0x180 || 0x1E00...0x1EFF ~= value)
  }

  /// The position of a scalar in the blocks of the table; `nil` for a scalar in none of them.
  private static func place(of value: UInt32) -> Int? {
    let blocks = SystemFontTables.blocks
    var offset = 0
    for block in stride(from: 0, to: blocks.count, by: 2) {
      if value < blocks[block] { return nil }
      if value <= blocks[block + 1] { return offset + Int(value - blocks[block]) }
      offset += Int(blocks[block + 1] - blocks[block]) + 1
    }
    return nil
  }
}
