// SPDX-License-Identifier: MIT

/// A spacing that replaces UIKit's standard spacing for a bare `-`.
public struct StandardSpacing: Hashable, Sendable {
  /// The spacing between horizontal neighbors, in points.
  public var horizontal: Double
  /// The spacing between vertical neighbors, in points.
  public var vertical: Double
  /// The distance in depth between neighbors in `Z:` formats.
  public var depth: Double
  /// The spacing at the superview's edges, in points; `nil` for the superview's layout margins.
  public var edges: Edges?

  /// Distances from the four edges of the superview, in points.
  public struct Edges: Hashable, Sendable {
    /// The distance from the top edge, in points.
    public var top: Double
    /// The distance from the right or trailing edge, in points.
    public var right: Double
    /// The distance from the bottom edge, in points.
    public var bottom: Double
    /// The distance from the left or leading edge, in points.
    public var left: Double

    /// Creates distances, clockwise from the top, in points.
    public init(top: Double, right: Double, bottom: Double, left: Double) {
      self.top = top
      self.right = right
      self.bottom = bottom
      self.left = left
    }
  }

  /// Creates a spacing. All distances are in points, except `depth`.
  public init(horizontal: Double, vertical: Double, depth: Double = 1, edges: Edges? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.depth = depth
    self.edges = edges
  }
}
