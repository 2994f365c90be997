// SPDX-License-Identifier: MIT

/// What bounds the reduced cost of a row of the basis on one side.
enum MultiplierBound {
  /// An inequality does not pull in the direction in which it holds with room to spare.
  case zero
  /// An optional row does not pull by more than its weight.
  case weight
  /// A required row pulls as much as it has to.
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
