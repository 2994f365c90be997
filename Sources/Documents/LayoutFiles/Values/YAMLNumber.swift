// SPDX-License-Identifier: MIT

/// Numbers in the syntax of YAML's core schema.
enum YAMLNumber {
  /// Parses a number, including infinity and not-a-number. Returns `nil` for other text.
  static func parse(_ text: String) -> Double? {
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "+inf", "infinity": return .infinity
    case "-.inf", "-inf", "-infinity": return -.infinity
    case ".nan", "nan": return .nan
    default: break
    }
    guard let first = text.unicodeScalars.first, "+-.0123456789".unicodeScalars.contains(first),
      text.unicodeScalars.allSatisfy({ "+-.0123456789eE".unicodeScalars.contains($0) })
    else { return nil }
    let unsigned = text.hasPrefix("+") ? String(text.dropFirst()) : text
    return Double(unsigned)
  }
}
