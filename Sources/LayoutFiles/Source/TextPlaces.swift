// SPDX-License-Identifier: MIT

/// The positions in the file of all bytes of a text, computed once for many queries.
struct TextPlaces {
  /// The positions by UTF-8 byte offset, including that of the end.
  private let places: [SourcePosition]

  /// Creates the positions.
  ///
  /// - Complexity: Linear in the length of the text.
  init(of scalar: SourceScalar, in source: SourceText) {
    var walk = PlaceWalk(along: scalar, in: source)
    var places: [SourcePosition] = []
    places.reserveCapacity(scalar.text.utf8.count + 1)
    for character in scalar.text.unicodeScalars {
      places.append(contentsOf: repeatElement(walk.position, count: UTF8.width(character)))
      walk.advance(over: character)
    }
    places.append(walk.position)
    self.places = places
  }

  /// Returns the position of the byte at `offset`; an offset past the end stands for the end.
  func position(ofByte offset: Int) -> SourcePosition {
    places[max(0, min(offset, places.count - 1))]
  }
}
