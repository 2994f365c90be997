// SPDX-License-Identifier: MIT

import LayoutModel

/// A spacing that replaces UIKit's standard spacing for a bare `-`.
public struct StandardSpacing: Hashable, Sendable {
  /// The spacing between horizontal neighbors, in points.
  public var horizontal: Double
  /// The spacing between vertical neighbors, in points.
  public var vertical: Double
  /// The distance in depth between neighbors in `Z:` formats.
  public var depth: Double
  /// The spacing at the superview's edges, in points; `nil` for the superview's layout margins. Left and right are also
  /// leading and trailing.
  public var edges: Insets?

  /// Creates a spacing. All distances are in points, except `depth`.
  public init(horizontal: Double, vertical: Double, depth: Double = 1, edges: Insets? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.depth = depth
    self.edges = edges
  }
}
