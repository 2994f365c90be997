// SPDX-License-Identifier: MIT

/// A name in a format text.
public struct FormatIdentifier: Hashable, Sendable {
  /// The name itself.
  public var text: String

  /// Where it is written.
  public var range: SourceRange
}
