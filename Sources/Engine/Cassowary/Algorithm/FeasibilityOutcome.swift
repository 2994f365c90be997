// SPDX-License-Identifier: MIT

/// The outcome of restoring the feasibility of a row.
enum FeasibilityOutcome {
  /// The row is basic, costs, or has an allowed sign.
  case restored
  /// Only a step at the expense of others would help, and rows that may be more important have not been examined.
  case postponed
  /// The row is required and no reduced cost has a bound: `expression` proves that it cannot hold.
  case contradiction(sign: Double)
}
