// SPDX-License-Identifier: MIT

/// What is seen of an animation before it begins and after it has ended. Raw values are Core Animation's.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's or UIKit's own value.
  public let rawValue: String
  /// The value with a raw value of Apple's.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its last value, afterwards, if it is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value, before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
