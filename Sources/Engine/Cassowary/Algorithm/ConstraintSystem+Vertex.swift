// SPDX-License-Identifier: MIT

extension ConstraintSystem {
  /// A number that depends on which rows belong to the basis, and on which sides the others are violated.
  ///
  /// For given rows of the basis, the values depend linearly on the constants, and the constants for which these values are optimal
  /// form a convex set.
  var vertex: Int {
    var hasher = Hasher()
    for row in store.rowIDs {
      let status = basis.status(of: row)
      hasher.combine(status.isBasic ? RowStatus.defining.rawValue : status.rawValue)
    }
    return hasher.finalize()
  }
}
