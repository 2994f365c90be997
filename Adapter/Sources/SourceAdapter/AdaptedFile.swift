// SPDX-License-Identifier: MIT

/// The result of the adaptation of a file.
public struct AdaptedFile: Sendable, Hashable {
  /// The path of the author's file.
  public var path: String
  /// The text for the compiler; `nil` when the author's text needs no change.
  public var text: String?
  /// The code that was not adapted.
  public var findings: [SourceFinding]
}
