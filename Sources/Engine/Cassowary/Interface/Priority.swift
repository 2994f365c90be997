// SPDX-License-Identifier: MIT

/// The importance of a constraint: a number greater than 0 and at most 1000, which means *required*.
///
/// Priorities are compared, never added up: no number of constraints of one priority outweighs a single
/// constraint of a higher one.
public struct Priority: Comparable, Hashable, Sendable, BitwiseCopyable {
  /// The number, above 0 and at most 1000.
  public let value: Float

  /// - Precondition: `value` is above 0 and at most 1000.
  public init(_ value: Float) {
    precondition(value > 0 && value <= 1000, "a priority lies above 0 and is at most 1000")
    self.value = value
  }

  /// A constraint that must hold.
  public static let required = Priority(1000)

  /// The level directly below required.
  public static let nearlyRequired = Priority(Float(1000).nextDown)

  /// Whether `a` is less important than `b`.
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
