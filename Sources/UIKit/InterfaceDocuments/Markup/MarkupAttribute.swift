// SPDX-License-Identifier: MIT

/// An attribute in a start tag.
public struct MarkupAttribute {
  /// The name including its prefix.
  public let name: String
  /// The value with character references resolved.
  public internal(set) var value: String
  /// The byte ranges in the source; `nil` for an attribute that was added.
  let sourceRanges: SourceRanges?
  /// The value that was read. The source is rewritten only if the value differs from it.
  private let originalValue: String?

  /// Creates an attribute that is not in the source.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
    sourceRanges = nil
    originalValue = nil
  }

  /// Creates an attribute that was read from the source.
  init(name: String, value: String, sourceRanges: SourceRanges) {
    self.name = name
    self.value = value
    self.sourceRanges = sourceRanges
    originalValue = value
  }

  /// The byte range of the name in the source; `nil` for an attribute that was added.
  public var nameRange: Range<Int>? { sourceRanges?.name }

  /// The byte range of the value in the source, without quotes; `nil` for an attribute that was added.
  public var valueRange: Range<Int>? { sourceRanges?.value }

  /// Whether the value is the one that was read.
  var isAsRead: Bool { originalValue == value }

  /// The byte ranges of the attribute in the source.
  struct SourceRanges {
    /// The range from the white space before the name to the closing quote.
    let whole: Range<Int>
    let name: Range<Int>
    let value: Range<Int>
  }
}
