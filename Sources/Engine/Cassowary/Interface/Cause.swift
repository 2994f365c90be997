// SPDX-License-Identifier: MIT

/// A constraint that influences the value of a variable.
public struct Cause: Sendable {
  /// The constraint, or the implicit bound of a variable.
  public let member: Conflict.Member
  /// The change of the value when the required left side of the constraint grows by one.
  public let share: Double
}
