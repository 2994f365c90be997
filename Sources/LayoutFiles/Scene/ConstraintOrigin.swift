// SPDX-License-Identifier: MIT

/// Where in a layout file a constraint comes from.
public struct ConstraintOrigin: Sendable, Hashable {
  /// What kind of text it comes from.
  public enum Kind: Sendable, Hashable {
    /// A statement of `layout:`.
    case layoutText
    /// An entry of `constraints:`.
    case equation
    /// A property of a view, such as `size`.
    case property(String)
  }

  /// What kind of text it comes from.
  public let kind: Kind
  /// Where that text begins.
  public let position: SourcePosition
  /// The text as it was written.
  public let text: String
}
