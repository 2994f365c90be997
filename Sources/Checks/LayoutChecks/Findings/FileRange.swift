// SPDX-License-Identifier: MIT

/// A range of a text file.
public struct FileRange: Sendable, Codable, Hashable {
  /// The line of the start, from 1.
  public let line: Int
  /// The column of the start, from 1, in Unicode scalars.
  public let column: Int
  /// The number of bytes before the start.
  public let offset: Int
  /// The length, in bytes; 0 if only the start is known.
  public let length: Int

  /// Creates a range of `length` bytes that starts at the given line and column, after `offset` bytes. The default
  /// length is 0.
  public init(line: Int, column: Int, offset: Int, length: Int = 0) {
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }

  /// The start of a file.
  public static let start = FileRange(line: 1, column: 1, offset: 0)
}

extension FileRange: Comparable {
  /// Compares two ranges by their starts.
  public static func < (left: FileRange, right: FileRange) -> Bool {
    (left.line, left.column, left.length) < (right.line, right.column, right.length)
  }
}
