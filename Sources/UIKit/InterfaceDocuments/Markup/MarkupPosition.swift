// SPDX-License-Identifier: MIT

/// A position in a document as line, column and byte offset.
public struct MarkupPosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int
  /// The offset, in bytes from the start of the file.
  public let offset: Int

  /// Creates a position.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The start of a file.
  public static let start = MarkupPosition(line: 1, column: 1, offset: 0)

  /// Returns whether the left position is earlier.
  public static func < (left: MarkupPosition, right: MarkupPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
