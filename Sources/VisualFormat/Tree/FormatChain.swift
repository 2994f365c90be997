// SPDX-License-Identifier: MIT

/// Views one after the other with what lies between them, perhaps held at the ends by an edge of what contains them.
public struct FormatChain: Hashable, Sendable {
  /// A container's edge at one end of a chain, with the connection to it.
  public struct Edge: Hashable, Sendable {
    /// What lies between the edge and the view next to it.
    public var connection: FormatConnection

    /// Where `|` is written. Empty for the edge of a stack, which is not written.
    public var range: SourceRange
  }

  /// The container's edge before the first group.
  public var leading: Edge?

  /// The views in order; each place holds one view, or a group of several.
  public var groups: [ViewGroup]

  /// What lies between each group and the next: one fewer than ``groups``.
  public var connections: [FormatConnection]

  /// The container's edge behind the last group.
  public var trailing: Edge?
}
