// SPDX-License-Identifier: MIT

/// How something reaches out of what shows it.
public struct Overflow: Sendable, Codable, Hashable {
  /// What happens to the part outside.
  public enum Effect: String, Sendable, Codable {
    /// It is not drawn.
    case cut
    /// It is off the screen.
    case offScreen
    /// It does not take touches.
    case untouchable
  }

  /// What happens to the part outside.
  public let effect: Effect
  /// By how much it reaches out at the left, in points.
  public let left: Double
  /// By how much it reaches out at the top, in points.
  public let top: Double
  /// By how much it reaches out at the right, in points.
  public let right: Double
  /// By how much it reaches out at the bottom, in points.
  public let bottom: Double
}
