// SPDX-License-Identifier: MIT

/// What a bare `-` amounts to where it shall not be UIKit's standard space.
public struct StandardSpacing: Hashable, Sendable {
  /// Between neighbours side by side, in points.
  public var horizontal: Double
  /// Between neighbours one above the other, in points.
  public var vertical: Double
  /// From one layer to the next in `Z:` formats.
  public var depth: Double
  /// From the superview's edges, in points; nil leaves the superview's layout margins in force.
  public var edges: Edges?

  /// Distances from the four edges of the superview, in points.
  public struct Edges: Hashable, Sendable {
    /// From the top edge.
    public var top: Double
    /// From the right edge, and from the trailing one.
    public var right: Double
    /// From the bottom edge.
    public var bottom: Double
    /// From the left edge, and from the leading one.
    public var left: Double

    /// Four distances, clockwise from the top.
    public init(top: Double, right: Double, bottom: Double, left: Double) {
      self.top = top
      self.right = right
      self.bottom = bottom
      self.left = left
    }
  }

  /// Spacing given for each purpose.
  public init(horizontal: Double, vertical: Double, depth: Double = 1, edges: Edges? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.depth = depth
    self.edges = edges
  }
}
