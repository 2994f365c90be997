// SPDX-License-Identifier: MIT

/// The distances in points from the edges of a rectangle; positive distances point inward.
public struct Insets: Hashable, Sendable {
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the right edge.
  public var right: Double
  /// The distance from the bottom edge.
  public var bottom: Double

  /// Creates insets with the given distances. Each default is 0.
  public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The distance from the left or the top edge.
  package func near(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }

  /// The distance from the right or the bottom edge.
  package func far(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}
