// SPDX-License-Identifier: MIT

/// Changes of rows that stay in the system.
extension ConstraintSystem {
  mutating func setConstant(_ constant: Double, of row: Int32) {
    guard rows[row].constant != constant else { return }
    retryConflicts(of: row)
    if !rows[row].isEdited, rows[row].status == .defining, variables[determinedVariable(of: row)].isDirty {
      // It awaits evaluation as it is.
      rows[row].constant = constant
    } else if rows[row].isTight || rows[row].isEdited {
      edit(row, to: constant)
    } else {
      rows[row].constant = constant
      valueVersion += 1
      suspect(row)
    }
  }

  /// Changes a priority; a tight row stays in the vertex, and keeps its multiplier where the new bounds allow.
  mutating func setPriority(_ priority: Float, of row: Int32) {
    guard rows[row].priority != priority else { return }
    retryConflicts(of: row)
    switch rows[row].status {
    case .above, .below:
      detach(row)
      rows[row].priority = priority
      suspect(row)
    case .defining, .tearing:
      if !rows[row].hasMultiplier { releaseDependents(of: row) }
      rows[row].priority = priority
      // Tears know whether what they come to can give way.
      if rows[row].status == .tearing { markStale(rows[row].out) }
      markTearsStale(below: determinedVariable(of: row))
      if !rows[row].hasMultiplier {
        freeMultiplier(of: row)
      } else if !isWithinBounds(row) {
        releaseDependents(of: row)
      }
    case .idle, .leftOut, .vacant:
      rows[row].priority = priority
      suspect(row)
    }
  }

  mutating func remove(_ row: Int32) {
    rows[row].isRemoved = true
    removedRows.append(row)
  }
}
