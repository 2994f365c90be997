// SPDX-License-Identifier: MIT

/// The connection between two neighbors in a chain.
public struct FormatConnection: Hashable, Sendable {
  /// The kinds of connection.
  public enum Kind: Hashable, Sendable {
    /// No separator: the neighbors touch.
    case flush

    /// `-`: the standard spacing, which is the container's margin at its edge.
    case standard

    /// `-8-`, `-margin-` or `-(>=8, <=20@900)-`: each predicate is one constraint on the gap.
    case gap([FormatPredicate])

    /// `~` or `~(>=10)~`: a spacer as long as the other spacers of the statement.
    case equalSpacer([FormatPredicate])

    /// `->`: the neighbors are not related.
    case disconnected
  }

  /// The kind of the connection.
  public var kind: Kind

  /// The source range of the connection; empty for ``Kind-swift.enum/flush``.
  public var range: SourceRange
}
