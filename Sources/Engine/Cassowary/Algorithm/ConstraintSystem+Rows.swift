// SPDX-License-Identifier: MIT

/// Creating and removing variables and rows.
extension ConstraintSystem {
  mutating func reserve(variables variableCount: Int32, rows rowCount: Int32, terms termCount: Int32) {
    store.reserve(variables: variableCount, rows: rowCount, terms: termCount)
    coverStore()
    // A new variable is evaluated once.
    valuation.reserve(dirty: variableCount)
  }

  /// Makes all parts as large as the store, so that they need no checks for each row and variable.
  @inline(never)
  private mutating func coverStore() {
    let (rows, variables) = (store.rowCapacity, store.variableCapacity)
    basis.cover(rows: rows, variables: variables)
    valuation.cover(variables: variables)
    multipliers.cover(rows: rows)
    pending.cover(rows: rows)
  }

  @_transparent
  mutating func makeVariable(isNonNegative: Bool) -> VariableID {
    let count = store.variableCount
    let variable = store.makeVariable(isNonNegative: isNonNegative)
    if variable.rawValue < count {
      valuation.reset(variable)
      if placesAtBounds, !isNonNegative { pending.addFreedPosition(variable) }
    } else if variable.rawValue >= basis.coveredVariableCount {
      coverStore()
    }
    return variable
  }

  /// Invalidates the handles of a variable. The next solve removes the variable.
  mutating func discard(_ variable: VariableID) {
    store.vacate(variable)
    pending.scheduleRemoval(of: variable)
  }

  /// Inserts a constraint.
  ///
  /// A required equality that can determine an unused variable does so immediately, which solves most of a layout. All
  /// others wait for the next solve.
  mutating func insert(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Float
  ) -> RowID {
    let row = store.insert(terms, relation, constant: constant, priority: priority)
    admit(row)
    return row
  }

  /// Makes the row of the implicit `variable >= 0` of a variable, which has none yet.
  mutating func insertBound(of variable: VariableID) -> RowID {
    let row = store.insertBound(of: variable)
    admit(row)
    return row
  }

  @_transparent
  private mutating func admit(_ row: RowID) {
    if row.rawValue >= basis.coveredRowCount { coverStore() }
    let record = store[row]
    basis.setStatus(.inactive, of: row, isEquality: record.isEquality)
    if record.isEquality {
      if record.isRequired, defineUnusedVariable(by: row) { return }
      pending.setNeedsBasicVariable(true, row)
    } else if placesAtBounds, canPlace(record) {
      pending.addInequality(row)
    }
    pending.addCandidate(row)
  }

  /// Whether a new inequality contains a variable of either sign, or might. A row without terms has none.
  @_transparent
  private func canPlace(_ record: Row) -> Bool {
    record.termCount > 1 || (record.termCount == 1 && store.sign(of: store[record.firstTerm].variable) == .any)
  }

  /// Removes a row from the system that is neither basic nor violated.
  mutating func delete(_ row: RowID) {
    assert(!basis.status(of: row).isBasic && !basis.status(of: row).isViolated, "only rows at no cost are deleted")
    columns.delete(of: row)
    basis.setStatus(.vacant, of: row, isEquality: store[row].isEquality)
    pending.forget(row)
    store.delete(row)
  }

  /// Removes a variable and the row of its bound from the system.
  mutating func delete(_ variable: VariableID) {
    if let bound = boundRow(of: variable) {
      retryConflicts(of: bound)
      withdraw(bound)
      delete(bound)
    }
    // A tear may still determine the variable, though no row depends on it any more: its Jacobian is singular, so it is stale.
    // Refreshing matches the row of the tear with another variable.
    refreshTears()
    assert(basis.isFree(variable), "no row determines a variable that no row contains")
    store.delete(variable)
  }

  /// The row of the bound of a variable, or `nil` if it has none. No other row may contain the variable.
  private mutating func boundRow(of variable: VariableID) -> RowID? {
    let occurrence = store.firstOccurrence(of: variable)
    // The occurrence of a definition is hidden.
    let row = occurrence.isNull ? basis.definingRow(of: variable) : store[occurrence].row
    return !row.isNull && store[row].isBound ? row : nil
  }
}
