// SPDX-License-Identifier: MIT

extension DrawingCommand.Image {
  /// The rotation of stored pixels for display.
  public enum Orientation: Equatable, Sendable {
    /// As stored.
    case up
    /// Rotated by 180 degrees.
    case down
    /// Rotated by 90 degrees counterclockwise.
    case left
    /// Rotated by 90 degrees clockwise.
    case right
    /// As stored, then mirrored horizontally.
    case upMirrored
    /// Rotated by 180 degrees, then mirrored horizontally.
    case downMirrored
    /// Mirrored horizontally, then rotated by 90 degrees counterclockwise.
    case leftMirrored
    /// Mirrored horizontally, then rotated by 90 degrees clockwise.
    case rightMirrored
  }

  /// The borders of an image that keep their thickness when it is stretched, in points.
  public struct CapInsets: Equatable, Sendable {
    /// At the top, in points.
    public var top: CGFloat
    /// At the left, in points.
    public var left: CGFloat
    /// At the bottom, in points.
    public var bottom: CGFloat
    /// At the right, in points.
    public var right: CGFloat

    /// Borders of the thicknesses given, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// No borders.
    public static let zero = CapInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
}
