// SPDX-License-Identifier: MIT

/// A source location in a format text: before one of its bytes, or at its end.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// The number of UTF-8 bytes before the location.
  public var offset: Int

  /// The line, counted from 1. Lines end with a line feed, a carriage return, or both together.
  public var line: Int

  /// The column, counted from 1 in Unicode scalars, so that a Chinese character is one column, as in an editor.
  public var column: Int

  /// The start of a text.
  public static let start = SourceLocation(offset: 0, line: 1, column: 1)

  /// Creates a location. The caller ensures that offset, line and column are consistent.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Whether `a` is before `b` in the text.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.offset < b.offset }
}
