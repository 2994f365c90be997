// SPDX-License-Identifier: MIT

/// Changes of constraints that stay in the system.
extension ConstraintSystem {
  /// Changes a constant, as it is given.
  mutating func setConstant(_ givenConstant: Double, of row: RowID) {
    let oldConstant = store[row].constant
    let constant = givenConstant * store[row].scale
    guard oldConstant != constant else { return }
    retryConflicts(of: row)
    let status = basis.status(of: row)
    let isEdited = pending.isEdited(row)
    store.setConstant(constant, of: row)
    // A row whose variable is not evaluated yet is evaluated later with its constant at that time.
    if !isEdited, status == .defining, valuation.isDirty(basicVariable(of: row)) { return }
    if status.isBasic || isEdited {
      pending.noteEdit(of: row, oldConstant: oldConstant)
    } else {
      valuation.version += 1
      pending.addCandidate(row)
    }
  }

  /// Changes a priority. A row of the basis remains basic, and keeps its reduced cost if the new bounds allow it.
  mutating func setPriority(_ priority: Float, of row: RowID) {
    let record = store[row]
    guard record.priority != priority else { return }
    retryConflicts(of: row)
    switch basis.status(of: row) {
    case .above, .below:
      withdraw(row)
      store.setPriority(priority, of: row)
      pending.addCandidate(row)
    case .defining, .tearing:
      if !record.hasMultiplier { withdrawDependents(of: row) }
      store.setPriority(priority, of: row)
      // Tears store whether all rows they depend on are required.
      if basis.status(of: row) == .tearing { tears.markStale(basis.tear(of: row)) }
      markTearsStale(below: basicVariable(of: row))
      if !store[row].hasMultiplier {
        multipliers.clear(row)
      } else if !isWithinBounds(row) {
        withdrawDependents(of: row)
      }
    case .inactive, .relaxed, .vacant:
      store.setPriority(priority, of: row)
      pending.addCandidate(row)
    }
  }

  @_transparent
  mutating func isWithinBounds(_ row: RowID) -> Bool { multipliers.isWithinBounds(row, store[row]) }
}
