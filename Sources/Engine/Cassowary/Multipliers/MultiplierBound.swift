// SPDX-License-Identifier: MIT

/// The bound of the reduced cost of a basic row on one side.
enum MultiplierBound {
  /// Zero, for an inequality in the direction in which it holds.
  case zero
  /// The weight of an optional row.
  case weight
  /// None, for a required row.
  case infinite

  /// The bound on the reduced cost of `row` when it grows (`direction` +1) or shrinks (−1).
  @inline(__always)
  init(of row: Row, direction: Int) {
    if row.isEquality || (row.relation == .lessThanOrEqual) == (direction > 0) {
      self = row.isRequired ? .infinite : .weight
    } else {
      self = .zero
    }
  }
}
