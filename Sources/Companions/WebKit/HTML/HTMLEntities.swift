// SPDX-License-Identifier: MIT

/// Replaces entities such as `&amp;` by the characters that they represent.
enum HTMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "sect": "§", "deg": "°", "times": "×", "divide": "÷", "plusmn": "±", "larr": "←", "rarr": "→", "uarr": "↑",
    "darr": "↓", "emsp": "\u{2003}", "ensp": "\u{2002}", "thinsp": "\u{2009}", "shy": "\u{AD}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}",
  ]

  /// Returns `text` with its entities replaced. Unknown entities are unchanged.
  static func resolved(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      // Names of entities are short. A later semicolon is part of other text.
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(String(rest[rest.index(after: start)..<end]))
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
