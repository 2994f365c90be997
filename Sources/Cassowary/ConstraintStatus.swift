// SPDX-License-Identifier: MIT

/// How a constraint stands at a solution. Amounts are those of its left side, `sum(terms) + constant`.
public enum ConstraintStatus: Equatable, Sendable {
  /// An inequality that holds with room to spare.
  case satisfied(slack: Double)
  /// It holds, and with equality.
  case tight
  /// It is not required, and gave way to others.
  case violated(by: Double)
  /// It is required but contradicts others; the left side is what it happens to be.
  case leftOut(residual: Double)
}
