// SPDX-License-Identifier: MIT

/// Distances from the edges of a rectangle, in points.
public struct DescribedInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge, or from the leading edge of directional insets.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge, or from the trailing edge of directional insets.
  public var right: Double

  /// No distance from any edge.
  public static let zero = DescribedInsets(top: 0, left: 0, bottom: 0, right: 0)
}
