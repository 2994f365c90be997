// SPDX-License-Identifier: MIT

/// How an animation finds values between its key values. Raw values are Core Animation's.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's or UIKit's own value.
  public let rawValue: String
  /// The value with a raw value of Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from one to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one pace all the way.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a curve through all.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a curve through all, at about one pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
