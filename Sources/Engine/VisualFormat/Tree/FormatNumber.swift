// SPDX-License-Identifier: MIT

/// A number in a format text, in points unless the context specifies otherwise.
public struct FormatNumber: Hashable, Sendable {
  /// The value, which is finite.
  public var value: Double

  /// The source range of the number, including its sign.
  public var range: SourceRange
}
