// SPDX-License-Identifier: MIT

/// Insets from the edges of a screen, in points.
public struct DeviceInsets: Sendable, Hashable {
  /// The inset from the top edge, in points.
  public let top: CGFloat
  /// The inset from the left edge, in points.
  public let left: CGFloat
  /// The inset from the bottom edge, in points.
  public let bottom: CGFloat
  /// The inset from the right edge, in points.
  public let right: CGFloat

  /// Creates insets, in points. `sides` are the left and the right inset and 0 by default.
  public init(top: CGFloat, bottom: CGFloat, sides: CGFloat = 0) {
    self.top = top
    self.left = sides
    self.bottom = bottom
    self.right = sides
  }

  /// No insets.
  public static let none = DeviceInsets(top: 0, bottom: 0)
}
