// SPDX-License-Identifier: MIT

/// What lies between two neighbours in a chain.
public struct FormatConnection: Hashable, Sendable {
  /// The ways in which neighbours are kept apart.
  public enum Kind: Hashable, Sendable {
    /// Nothing is written: they touch.
    case flush

    /// `-`: the standard space, which is the container's margin at its edge.
    case standard

    /// `-8-`, `-margin-` or `-(>=8, <=20@900)-`: each predicate is one constraint on the gap.
    case gap([FormatPredicate])

    /// `~` or `~(>=10)~`: a spacer as long as the other spacers of the statement.
    case equalSpacer([FormatPredicate])

    /// `->`: the neighbours have nothing to do with one another.
    case disconnected
  }

  /// How the neighbours are kept apart.
  public var kind: Kind

  /// The connection with its dashes; empty for ``Kind-swift.enum/flush``.
  public var range: SourceRange
}
