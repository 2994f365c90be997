// SPDX-License-Identifier: MIT

/// Distances in points from the edges of a rectangle, in terms of the reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// At the top, in points.
  public var top: CGFloat
  /// Where reading begins, in points.
  public var leading: CGFloat
  /// At the bottom, in points.
  public var bottom: CGFloat
  /// Where reading ends, in points.
  public var trailing: CGFloat

  /// The distances named, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distances named, in points.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Nothing at any side.
  public static let zero = NSDirectionalEdgeInsets()
}
