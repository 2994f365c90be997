// SPDX-License-Identifier: MIT

/// The priority of a chain's constraint: greater than 0, up to 1000 for a required one.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
  /// The type of literals.
  public typealias FloatLiteralType = Float

  /// The priority as a number.
  public let value: Float

  /// Creates a priority from a literal, such as `999.0`.
  public init(floatLiteral value: Float) { self.value = value }

  /// Creates a priority from a number.
  public init(_ value: Float) { self.value = value }

  /// 1000: the constraint is required. This is the default.
  public static var required: ConstraintPriority { 1000.0 }
  /// 750.
  public static var high: ConstraintPriority { 750.0 }
  /// 500.
  public static var medium: ConstraintPriority { 500.0 }
  /// 250.
  public static var low: ConstraintPriority { 250.0 }

  // MARK: Strideable

  /// Returns the priority that is greater by `n`.
  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }

  /// Returns the number to add to this priority to get `other`.
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
