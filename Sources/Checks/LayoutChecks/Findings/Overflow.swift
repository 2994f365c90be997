// SPDX-License-Identifier: MIT

/// The amounts by which a view extends beyond the area that shows it.
public struct Overflow: Sendable, Codable, Hashable {
  /// The effect on the part outside.
  public enum Effect: String, Sendable, Codable {
    /// It is not drawn.
    case cut
    /// It is off the screen.
    case offScreen
    /// It does not take touches.
    case untouchable
  }

  /// The effect on the part outside.
  public let effect: Effect
  /// The overflow at the left edge, in points.
  public let left: Double
  /// The overflow at the top edge, in points.
  public let top: Double
  /// The overflow at the right edge, in points.
  public let right: Double
  /// The overflow at the bottom edge, in points.
  public let bottom: Double
}
