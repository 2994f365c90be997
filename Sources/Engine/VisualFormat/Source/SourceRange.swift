// SPDX-License-Identifier: MIT

/// A source range of a format text. It does not include the byte at its end.
public struct SourceRange: Hashable, Sendable {
  /// The start of the range.
  public var start: SourceLocation

  /// The end of the range. It is equal to ``start`` for an empty range, which marks where something is missing.
  public var end: SourceLocation

  /// Creates a range between two locations; `start` must not be after `end`.
  public init(_ start: SourceLocation, _ end: SourceLocation) {
    self.start = start
    self.end = end
  }

  /// The byte offsets of the range.
  public var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }

  /// The text in the range, given the text from which it was parsed.
  ///
  /// Empty when the range does not belong to `text`.
  public func text(in text: String) -> String {
    let bytes = Array(text.utf8)
    guard offsets.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[offsets], as: UTF8.self)
  }
}
