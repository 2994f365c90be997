// SPDX-License-Identifier: MIT

extension SourceText {
  /// The number of bytes of the file before a place in it; the length of the file for a place past its end.
  ///
  /// - Complexity: linear in the text before the place.
  public func byteOffset(of position: SourcePosition) -> Int {
    var line = 1
    var column = 1
    var offset = byteOrderMarkLength
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      // The second half of CR LF still belongs to the line before.
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
