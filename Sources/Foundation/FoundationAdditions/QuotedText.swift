// SPDX-License-Identifier: MIT

/// Texts in quotation marks, as Swift, JSON and YAML have them.
package enum QuotedText {
  /// Returns a text in quotation marks, with escaped quotation marks, backslashes, line breaks and tabs.
  ///
  /// - Parameters:
  ///   - isEscaped: Whether another scalar is escaped, too. The control characters below U+0020 always are.
  ///   - escape: Returns the format's escape of a scalar.
  package static func text(
    _ text: String, escaping isEscaped: (UInt32) -> Bool, as escape: (UInt32) -> String
  ) -> String {
    let content = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || isEscaped(scalar.value): result += escape(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"" + content + "\""
  }

  /// The escape of JSON and YAML: `\u` and four digits. The value is at most U+FFFF.
  package static func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
