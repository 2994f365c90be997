// SPDX-License-Identifier: MIT

extension String {
  /// The lines of the text, each with control characters escaped.
  package var printable: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).singleLine }.joined(separator: "\n")
  }

  /// The words of all lines as one sentence, for advice that is written on several lines.
  package var joinedLines: String {
    split(whereSeparator: \.isNewline).flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  /// The text with line breaks and other control characters escaped, so that a message stays on one line and cannot
  /// send control sequences to the terminal.
  package var singleLine: String {
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

  /// Returns the text truncated after `count` characters. The default is 60.
  func shortened(to count: Int = 60) -> String {
    self.count <= count ? self : prefix(count) + "…"
  }
}
