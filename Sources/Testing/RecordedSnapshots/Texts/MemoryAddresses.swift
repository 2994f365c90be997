// SPDX-License-Identifier: MIT

/// Addresses in descriptions, which differ in each run.
enum MemoryAddresses {
  /// A text without addresses such as `: 0x600003d1c1e0`.
  static func removed(from text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "0x") {
      let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
      let before = rest[..<start.lowerBound]
      if digits.isEmpty {
        result += before + "0x"
      } else {
        result += Self.trimmed(before)
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }

  /// A text without the colon and the spaces that come before an address.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last == " " { text.removeLast() }
    if text.last == ":" { text.removeLast() }
    return text
  }
}
