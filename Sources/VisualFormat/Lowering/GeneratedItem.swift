// SPDX-License-Identifier: MIT

/// An area that nobody sees and that a format needs: the caller makes a layout guide for it.
public struct GeneratedItem: Hashable, Sendable {
  /// What the area is for.
  public enum Kind: UInt8, Sendable {
    /// It fills a gap whose length depends on something else than a number.
    case spacer
    /// It surrounds the views of a stack.
    case stack
  }

  /// What the area is for.
  public var kind: Kind

  /// The stack's name, or one that cannot be a view's: `_-1:2` fills the second gap of the first statement,
  /// `_~1:2` is its second equal spacer.
  public var name: String

  /// A view beside it or in it; the area belongs to that view's superview.
  public var neighbour: String
}
