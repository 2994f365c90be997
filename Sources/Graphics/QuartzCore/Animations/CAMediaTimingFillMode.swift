// SPDX-License-Identifier: MIT

/// The presented value before an animation begins and after it has ended. Raw values are Core Animation's.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains presented after the end, unless the animation is removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is presented before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing is presented before the beginning or after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
