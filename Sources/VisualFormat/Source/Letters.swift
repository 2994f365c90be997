// SPDX-License-Identifier: MIT

/// Which characters names are made of, ASCII or not, and which characters are typed by mistake for ASCII ones.
///
/// Names are C identifiers, and C lets letters of other scripts into identifiers, so `[标题]` is a view.
/// Punctuation and blanks of other scripts are not letters; for those that look like a mark of the language we
/// know the ASCII twin.
enum Letters {
  /// The Unicode scalar that begins at `offset` and its length in bytes; nil at the end and for broken UTF-8.
  static func scalar(in bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard length > 0, first < 0xF5, offset + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<offset + length {
      guard bytes[index] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return (value, length)
  }

  /// Whether a name may begin with the scalar.
  static func beginsName(_ value: UInt32) -> Bool {
    if value < 0x80 { return value == 0x5F || Ascii.isLetter(UInt8(value)) }
    return !isForeignMark(value)
  }

  /// Whether a name may go on with the scalar.
  static func continuesName(_ value: UInt32) -> Bool {
    beginsName(value) || (value < 0x80 && Ascii.isDigit(UInt8(value)))
  }

  /// Blanks, punctuation and marks outside ASCII that are no part of a word.
  private static func isForeignMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x80...0xBF, 0xD7, 0xF7: return true  // Latin-1 controls, the no-break space, marks
    case 0x1680, 0x2000...0x206F, 0x2190...0x2BFF: return true  // blanks, dashes, quotes, arrows, symbols
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030: return true  // CJK punctuation, the full-width blank
    case 0xFE10...0xFE6F, 0xFEFF: return true  // vertical forms, the byte order mark
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFFF: return true
    default: return false
    }
  }

  /// What a foreign mark was probably meant to be: `:` for the full-width colon, a space for a blank that
  /// cannot be seen.
  static func asciiTwin(of value: UInt32) -> String? {
    switch value {
    case 0xFF01...0xFF5E: return String(decoding: [UInt8(value - 0xFF01 + 0x21)], as: UTF8.self)
    case 0xA0, 0x1680, 0x2000...0x200F, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: return " "
    case 0x2010...0x2015, 0x2212: return "-"
    case 0x3010, 0x3014: return "["
    case 0x3011, 0x3015: return "]"
    case 0x3001: return ","
    case 0x2264: return "<="
    case 0x2265: return ">="
    case 0x2192: return "->"
    default: return nil
    }
  }
}
