// SPDX-License-Identifier: MIT

/// A stretch of a format text, from its first byte up to, not including, its last location.
public struct SourceRange: Hashable, Sendable {
  /// Where the stretch begins.
  public var start: SourceLocation

  /// The place just behind the stretch. Equal to ``start`` for an empty one, which marks where something is missing.
  public var end: SourceLocation

  /// The stretch between two places, `start` being no later than `end`.
  public init(_ start: SourceLocation, _ end: SourceLocation) {
    self.start = start
    self.end = end
  }

  /// The bytes covered.
  public var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }

  /// The text covered, given the text it was read from.
  ///
  /// Empty when the range does not belong to `text`.
  public func text(in text: String) -> String {
    let bytes = Array(text.utf8)
    guard offsets.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[offsets], as: UTF8.self)
  }
}
