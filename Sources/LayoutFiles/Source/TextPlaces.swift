// SPDX-License-Identifier: MIT

/// Where in the file every byte of a text stands, found in one walk, for texts of which many places are asked.
struct TextPlaces {
  /// By the offset of a byte of UTF-8; the last one is the text's end.
  private let places: [SourcePosition]

  /// - Complexity: linear in the length of the text.
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

  /// The place of the byte that stands `offset` bytes into the text; past the end means the end.
  func position(ofByte offset: Int) -> SourcePosition {
    places[max(0, min(offset, places.count - 1))]
  }
}
