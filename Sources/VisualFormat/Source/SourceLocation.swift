// SPDX-License-Identifier: MIT

/// A place in a format text: before one of its bytes, or at its end.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// How many bytes of UTF-8 come before this place.
  public var offset: Int

  /// The line, counted from 1. Lines end with a line feed, a carriage return, or the two together.
  public var line: Int

  /// The column, counted from 1 in Unicode scalars, so that a Chinese character is one column as it is in an editor.
  public var column: Int

  /// The beginning of every text.
  public static let start = SourceLocation(offset: 0, line: 1, column: 1)

  /// A place known by its three measures, which the caller keeps consistent.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// Whether `a` comes before `b` in the text.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.offset < b.offset }
}
