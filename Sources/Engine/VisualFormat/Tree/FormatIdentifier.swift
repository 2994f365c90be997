// SPDX-License-Identifier: MIT

/// A name in a format text.
public struct FormatIdentifier: Hashable, Sendable {
  /// The text of the name.
  public var text: String

  /// The source range of the name.
  public var range: SourceRange
}
