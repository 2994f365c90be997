// SPDX-License-Identifier: MIT

/// A constraint that has a part in the value of a variable.
public struct Cause: Sendable {
  /// The constraint, or the implicit bound of a variable.
  public let member: Conflict.Member
  /// By how much the value changes when the left side of the constraint is asked to come to one more than zero.
  public let share: Double
}
