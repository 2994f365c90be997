// SPDX-License-Identifier: MIT

/// A spelling that cannot be adapted, or loses its effect, with its position in the author's file.
public struct SourceFinding: Sendable, Hashable, Codable {
  /// The reason that it cannot be adapted, or loses its effect.
  public var reason: Reason
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int

  /// Creates a finding.
  public init(_ reason: Reason, line: Int, column: Int) {
    self.reason = reason
    self.line = line
    self.column = column
  }
}
