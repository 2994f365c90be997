// SPDX-License-Identifier: MIT

/// An invisible area that a format needs. The caller makes a layout guide for it.
public struct GeneratedItem: Hashable, Sendable {
  /// The purpose of the area.
  public enum Kind: UInt8, Sendable {
    /// A spacer that fills a gap whose length is not a number.
    case spacer
    /// A stack, which encloses its views.
    case stack
  }

  /// The purpose of the area.
  public var kind: Kind

  /// The name of the stack, or a name that cannot be a view's: `_-1:2` fills the second gap of the first statement,
  /// `_~1:2` is its second equal spacer.
  public var name: String

  /// The name of an adjacent or contained view. The area belongs to that view's superview.
  public var neighbor: String
}
