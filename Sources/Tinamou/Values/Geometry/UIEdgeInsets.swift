// SPDX-License-Identifier: MIT

/// Distances in points from the edges of a rectangle, inwards where positive.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
  /// At the top, in points.
  public var top: CGFloat
  /// At the left, in points.
  public var left: CGFloat
  /// At the bottom, in points.
  public var bottom: CGFloat
  /// At the right, in points.
  public var right: CGFloat

  /// The distances named, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The distances named, in points.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Nothing at any side.
  public static let zero = UIEdgeInsets()
}
