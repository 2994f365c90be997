// SPDX-License-Identifier: MIT

extension String {
  /// The text with line breaks and other control characters shown as escapes, so that a message stays on its line
  /// and cannot drive the terminal.
  var singleLine: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text, cut after `count` characters.
  func shortened(to count: Int = 60) -> String {
    self.count <= count ? self : prefix(count) + "…"
  }
}
