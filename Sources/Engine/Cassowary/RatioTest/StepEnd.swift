// SPDX-License-Identifier: MIT

/// The reason for the end of a step of the dual simplex method. The length is the step of ``Multipliers``.
enum StepEnd {
  /// Nothing: no reduced cost has a bound.
  case unbounded
  /// The reduced cost of the entering row reaches its own bound.
  case entering
  /// The reduced cost of a row of the basis reaches its bound: the row leaves.
  case leaving(RowID)
}
