// SPDX-License-Identifier: MIT

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
