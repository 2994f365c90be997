// SPDX-License-Identifier: MIT

/// A place in a text file: line and column both count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// The place at `line` and `column`, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Earlier lines come first, and earlier columns in a line.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
