// SPDX-License-Identifier: MIT

/// A name with a value in a start tag.
public struct MarkupAttribute {
  /// The name, with its prefix if it has one.
  public let name: String
  /// The value with its character references resolved.
  public internal(set) var value: String
  /// Where it stands in the source; nil for an attribute added since.
  let place: Place?
  /// The value as it was read; what is written is changed only where it differs.
  private let originalValue: String?

  /// An attribute that is not in a source yet.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
    place = nil
    originalValue = nil
  }

  /// An attribute as it stands in a source.
  init(name: String, value: String, place: Place) {
    self.name = name
    self.value = value
    self.place = place
    originalValue = value
  }

  /// The bytes of the name in the source; nil for an attribute added since.
  public var nameRange: Range<Int>? { place?.name }

  /// The bytes of the value in the source, without its quotes; nil for an attribute added since.
  public var valueRange: Range<Int>? { place?.value }

  /// Whether it says what it said when it was read.
  var isAsRead: Bool { originalValue == value }

  /// The ranges of an attribute's parts in the source.
  struct Place {
    /// From the white space before the name to the closing quote.
    let whole: Range<Int>
    let name: Range<Int>
    let value: Range<Int>
  }
}
