// SPDX-License-Identifier: MIT

/// Insets from the edges of a rectangle, in points. Positive insets point inward.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  /// The inset at the top edge, in points.
  public var top: CGFloat
  /// The inset at the left edge, in points.
  public var left: CGFloat
  /// The inset at the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset at the right edge, in points.
  public var right: CGFloat

  /// Creates insets, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of 0 on all sides.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  // Computed, so that other modules need not call for its address.
  /// Insets of 0 on all sides.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}
