// SPDX-License-Identifier: MIT

/// Insets from the edges of a rectangle, in points, relative to the layout direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// The inset at the top edge, in points.
  public var top: CGFloat
  /// The inset at the leading edge, in points.
  public var leading: CGFloat
  /// The inset at the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 on all sides.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  // Computed, so that other modules need not call for its address.
  /// Insets of 0 on all sides.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}
