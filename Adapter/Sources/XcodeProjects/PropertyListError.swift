// SPDX-License-Identifier: MIT

/// The reason that a text is not an old-style property list.
public struct PropertyListError: Error, Hashable, CustomStringConvertible {
  /// The expected syntax.
  public var expected: String
  /// The line, counted from 1.
  public var line: Int

  /// The fault in words.
  public var description: String { "line \(line): expected \(expected)" }
}
