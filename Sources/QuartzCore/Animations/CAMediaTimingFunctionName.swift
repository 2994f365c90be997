// SPDX-License-Identifier: MIT

/// The name of a pace. Raw values are Core Animation's.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's or UIKit's own value.
  public let rawValue: String
  /// The value with a raw value of Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The same pace all the time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Quick at first and slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
