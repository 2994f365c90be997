// SPDX-License-Identifier: MIT

/// Required constraints that cannot hold together, with the proof.
///
/// The set is minimal: without any one member the others can hold.
public struct Conflict: Error, Sendable {
  /// A member of a conflict.
  public enum Member: Hashable, Sendable {
    case constraint(Constraint)
    /// The implicit `variable >= 0` of a variable made non-negative.
    case nonNegative(Variable)
  }

  /// The required constraint that was being satisfied when the conflict was found; one of the members.
  public let culprit: Constraint

  /// The members with the multipliers of the proof (Farkas' lemma): the sum of multiplier times expression has no variable
  /// left and is a constant on the wrong side of zero.
  public let members: [(member: Member, multiplier: Double)]

  /// The constant that remains. The constraints could hold only if it were 0 or had the opposite sign.
  public let contradiction: Double
}

/// The status of a constraint in a solution. Amounts are values of its left side, `sum(terms) + constant`.
public enum ConstraintStatus: Equatable, Sendable {
  /// An inequality that holds, but not with equality.
  case satisfied(slack: Double)
  /// The constraint holds with equality.
  case tight
  /// The constraint is optional and violated in favor of others.
  case violated(by: Double)
  /// The constraint is required and contradicts older required constraints. It is not enforced, so its left side can
  /// have any value.
  case relaxed(residual: Double)
}

/// A constraint that influences the value of a variable.
public struct Cause: Sendable {
  /// The constraint, or the implicit bound of a variable.
  public let member: Conflict.Member
  /// The change of the value when the required left side of the constraint grows by one.
  public let share: Double
}
