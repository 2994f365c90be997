// SPDX-License-Identifier: MIT

/// The source of a constraint in a layout file.
public struct EquationOrigin: Sendable, Hashable {
  /// The kind of source.
  public enum Kind: Sendable, Hashable {
    /// A statement of `layout:`.
    case layoutText
    /// An entry of `constraints:`.
    case equation
    /// A property of a view, such as `size`.
    case property(String)
  }

  /// The kind of source.
  public let kind: Kind
  /// The position at which the source starts.
  public let position: SourcePosition
  /// The text of the source.
  public let text: String
}
