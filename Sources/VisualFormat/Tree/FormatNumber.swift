// SPDX-License-Identifier: MIT

/// A number in a format text, in points unless the place it stands in says otherwise.
public struct FormatNumber: Hashable, Sendable {
  /// What it amounts to; always finite.
  public var value: Double

  /// Where it is written, with its sign.
  public var range: SourceRange
}
