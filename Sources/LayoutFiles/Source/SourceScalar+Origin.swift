// SPDX-License-Identifier: MIT

extension SourceScalar {
  /// Where in the file the character at `offset` of the text stands, so that an error inside a text can be pointed at.
  ///
  /// Exact for literal blocks and for plain and single-quoted text; in double-quoted text an escape counts as the
  /// characters it was written with.
  ///
  /// - Parameter offset: in Unicode scalars from the text's beginning; past the end means the end.
  /// - Complexity: linear in `offset`; ``TextPlaces`` is for asking often.
  func position(atOffset offset: Int, in source: SourceText) -> SourcePosition {
    var walk = PlaceWalk(along: self, in: source)
    for scalar in text.unicodeScalars.prefix(offset) { walk.advance(over: scalar) }
    return walk.position
  }
}
