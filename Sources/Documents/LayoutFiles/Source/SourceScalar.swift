// SPDX-License-Identifier: MIT

/// A scalar of a YAML document with its style.
struct SourceScalar: Sendable {
  /// The text after removing quotes and indentation and unfolding lines.
  let text: String
  /// The style of the scalar.
  let style: Style
  /// The position of the first character: that of the text, its quote, or the `|` of a block.
  let position: SourcePosition

  /// The YAML styles of scalars.
  enum Style: Sendable {
    case plain, quoted, literal, folded
  }
}

extension SourceScalar {
  /// Returns the position in the file of the character at `offset` of the text, for errors inside the text.
  ///
  /// The position is exact for literal blocks and for plain and single-quoted text. In double-quoted text, an escape
  /// sequence counts as the characters of its spelling.
  ///
  /// - Parameter offset: The offset in Unicode scalars. An offset past the end means the end.
  /// - Complexity: Linear in `offset`. Use ``TextPositions`` for many queries.
  func position(atOffset offset: Int, in source: SourceText) -> SourcePosition {
    var walk = PositionCursor(along: self, in: source)
    for scalar in text.unicodeScalars.prefix(offset) { walk.advance(over: scalar) }
    return walk.position
  }
}
