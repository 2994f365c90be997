// SPDX-License-Identifier: MIT

/// How a constraint stands at a solution. Amounts are those of its left side, `sum(terms) + constant`.
public enum ConstraintStatus: Equatable, Sendable {
  /// An inequality that holds with room to spare.
  case satisfied(slack: Double)
  /// It holds, and with equality.
  case tight
  /// It is optional, and gave way to others.
  case violated(by: Double)
  /// It is required, cannot hold together with older required constraints, and is left out: it does not pull. The left side has
  /// whatever value it happens to have.
  case relaxed(residual: Double)
}
