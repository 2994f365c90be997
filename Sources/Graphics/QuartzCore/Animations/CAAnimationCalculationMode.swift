// SPDX-License-Identifier: MIT

/// The interpolation of an animation between its key values. Raw values are Core Animation's.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value applies until the time of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation on a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation on a smooth curve through all values, at a roughly constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
