// SPDX-License-Identifier: MIT

/// Text inside XML, HTML and SVG documents.
package enum XMLText {
  /// Returns `text` with the characters escaped that have a meaning in XML, and without those that XML does not allow, which
  /// `replacement` replaces.
  package static func escaped(_ text: String, replacement: String = "\u{FFFD}") -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += replacement
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
