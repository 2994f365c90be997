// SPDX-License-Identifier: MIT

/// A sequence of views and their connections, optionally connected to edges of its container.
public struct FormatChain: Hashable, Sendable {
  /// An edge of the container at one end of a chain.
  public struct Edge: Hashable, Sendable {
    /// The connection between the edge and the adjacent view.
    public var connection: FormatConnection

    /// The source range of `|`. Empty for the edge of a stack, which is implicit.
    public var range: SourceRange
  }

  /// The edge of the container before the first group; `nil` for none.
  public var leading: Edge?

  /// The groups of views, in order. Each contains one or several views.
  public var groups: [ViewGroup]

  /// The connections between consecutive groups: one fewer than ``groups``.
  public var connections: [FormatConnection]

  /// The edge of the container after the last group; `nil` for none.
  public var trailing: Edge?
}
