// SPDX-License-Identifier: MIT

/// A place in a document: line and column for people, the offset for programs.
public struct MarkupPosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The number of bytes before the place.
  public let offset: Int

  /// The place at `line` and `column`, both from 1, `offset` bytes into the file.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The first byte of a file.
  public static let start = MarkupPosition(line: 1, column: 1, offset: 0)

  /// Earlier places come first.
  public static func < (left: MarkupPosition, right: MarkupPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
