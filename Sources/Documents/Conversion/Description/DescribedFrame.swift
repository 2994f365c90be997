// SPDX-License-Identifier: MIT

/// A rectangle in the coordinates of a superview, in points.
public struct DescribedFrame: Sendable, Hashable {
  /// The distance from the superview's left edge.
  public var x: Double
  /// The distance from the superview's top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}
