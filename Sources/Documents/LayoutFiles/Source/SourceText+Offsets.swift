// SPDX-License-Identifier: MIT

extension SourceText {
  /// Returns the number of bytes before a position; for a position past the end, the length of the file.
  ///
  /// - Complexity: Linear in the length of the text before the position.
  public func byteOffset(of position: SourcePosition) -> Int {
    var line = 1
    var column = 1
    var offset = byteOrderMarkLength
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // The second character of CR LF belongs to the same line break.
      let endsPair = scalar == "\n" && previous == "\r"
      if !endsPair, (line, column) >= (position.line, position.column) { return offset }
      offset += UTF8.width(scalar)
      if Self.endsLine(scalar) {
        if !endsPair { line += 1 }
        column = 1
      } else {
        column += 1
      }
      previous = scalar
    }
    return offset
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
