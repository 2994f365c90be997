// SPDX-License-Identifier: MIT

/// A stretch of a text file.
public struct FileRange: Sendable, Codable, Hashable {
  /// The line of its beginning, from 1.
  public let line: Int
  /// The column of its beginning, from 1, in Unicode scalars.
  public let column: Int
  /// The bytes before it.
  public let offset: Int
  /// Its length, in bytes; 0 where only the beginning is known.
  public let length: Int

  /// The stretch of `length` bytes that begins at a line and column, after `offset` bytes.
  public init(line: Int, column: Int, offset: Int, length: Int = 0) {
    self.line = line
    self.column = column
    self.offset = offset
    self.length = length
  }

  /// The beginning of a file.
  public static let start = FileRange(line: 1, column: 1, offset: 0)
}

extension FileRange: Comparable {
  /// What begins earlier comes first.
  public static func < (left: FileRange, right: FileRange) -> Bool {
    (left.line, left.column, left.length) < (right.line, right.column, right.length)
  }
}
