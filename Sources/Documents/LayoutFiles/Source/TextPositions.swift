// SPDX-License-Identifier: MIT

/// The positions in the file of all bytes of a text, computed once for many queries.
struct TextPositions {
  /// The positions by UTF-8 byte offset, including that of the end.
  private let positions: [SourcePosition]

  /// Creates the positions.
  ///
  /// - Complexity: Linear in the length of the text.
  init(of scalar: SourceScalar, in source: SourceText) {
    var walk = PositionCursor(along: scalar, in: source)
    var positions: [SourcePosition] = []
    positions.reserveCapacity(scalar.text.utf8.count + 1)
    for character in scalar.text.unicodeScalars {
      positions.append(contentsOf: repeatElement(walk.position, count: UTF8.width(character)))
      walk.advance(over: character)
    }
    positions.append(walk.position)
    self.positions = positions
  }

  /// Returns the position of the byte at `offset`. An offset past the end means the end.
  func position(ofByte offset: Int) -> SourcePosition {
    positions[max(0, min(offset, positions.count - 1))]
  }
}
