// SPDX-License-Identifier: MIT

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
