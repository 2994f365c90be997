// SPDX-License-Identifier: MIT

/// How far something reaches in from each edge of a screen, in points.
public struct DeviceInsets: Sendable, Hashable {
  /// From the top edge.
  public let top: CGFloat
  /// From the left edge.
  public let left: CGFloat
  /// From the bottom edge.
  public let bottom: CGFloat
  /// From the right edge.
  public let right: CGFloat

  /// Insets from the four edges, in points; the sides default to none.
  public init(top: CGFloat, bottom: CGFloat, sides: CGFloat = 0) {
    self.top = top
    self.left = sides
    self.bottom = bottom
    self.right = sides
  }

  /// No insets.
  public static let none = DeviceInsets(top: 0, bottom: 0)
}
