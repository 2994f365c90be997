// SPDX-License-Identifier: MIT

/// The characters that HTML refers to by name or number, such as `amp` and `#x26` for `&`.
package enum CharacterReference {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "larr": "←", "rarr": "→", "uarr": "↑",
    "darr": "↓", "emsp": "\u{2003}", "ensp": "\u{2002}", "thinsp": "\u{2009}", "shy": "\u{AD}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}",
  ]

  /// Returns the character of a reference, which stands between an ampersand and a semicolon; `nil` for an unknown one.
  package static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
