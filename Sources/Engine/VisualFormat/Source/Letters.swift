// SPDX-License-Identifier: MIT

/// The characters of names, and foreign characters that are typed for ASCII ones by mistake.
///
/// Names are C identifiers, and C allows letters of other scripts, so `[标题]` is a view. Punctuation and spaces of other
/// scripts are not letters. For those that resemble a character of the language, the ASCII counterpart is known.
enum Letters {
  /// The Unicode scalar at `offset` and its length in bytes; `nil` at the end of the text and for invalid UTF-8.
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

  /// Whether the scalar may occur in a name after the first character.
  static func continuesName(_ value: UInt32) -> Bool {
    beginsName(value) || (value < 0x80 && Ascii.isDigit(UInt8(value)))
  }

  /// Whether the scalar is a space, punctuation or mark outside ASCII that does not occur in words.
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

  /// The ASCII character for which a foreign one was probably typed: `:` for the full-width colon, a space for an
  /// invisible one.
  static func asciiCounterpart(of value: UInt32) -> String? {
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
