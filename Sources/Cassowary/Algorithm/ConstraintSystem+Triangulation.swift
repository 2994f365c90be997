// SPDX-License-Identifier: MIT

/// Making the basis triangular when many rows are new.
extension ConstraintSystem {
  /// Assigns variables to all required equalities anew, such that as few as possible close a cycle of definitions.
  ///
  /// A row that was inserted took the first suitable variable. In a long chain whose rows come in any order, later rows then
  /// depend on most of the chain, and tears are computed again and again. The rows that are left over wait for the next
  /// variable that is free when they are expressed.
  ///
  /// It does not matter which variable a required equality determines while no row is violated, because then all reduced
  /// costs are zero. Which rows are relaxed in a contradiction depends on their age only.
  ///
  /// - Complexity: linear in the size of the system, and n log n in the number of variables in cycles.
  mutating func triangulate() {
    guard progress.isLargeChange, basis.violatedCount == 0, tears.isEmpty, hasManyOpenEqualities,
      hasOnlyRequiredEqualities
    else { return }
    var order = Triangulation(rows: store.rowCount, variables: store.variableCount)
    for row in store.rowIDs where basis.isBasic(row) {
      leaveFreeingVariable(row)
      pending.setNeedsBasicVariable(true, row)
    }
    for row in store.rowIDs where needsVariable(row) { order.include(row, of: store, in: basis) }
    order.begin(of: store)
    path.removeAll()
    while let step = order.next(of: store) { path.append(step) }
    for index in 0..<path.count { enter(path[index].row, determining: path[index].term) }
    for index in 0..<path.count { markDirty(store[path[index].term].variable) }
    for row in store.rowIDs where needsVariable(row) { pending.addCandidate(row) }
  }

  /// Whether many required equalities found no variable when they were inserted.
  private var hasManyOpenEqualities: Bool {
    var count: Int32 = 0
    for index in 0..<pending.candidateCount where needsVariable(pending.candidate(at: index)) { count += 1 }
    return count > largeChange
  }

  /// Whether no other row is basic.
  private var hasOnlyRequiredEqualities: Bool {
    for row in store.rowIDs where basis.isBasic(row) && store[row].hasMultiplier { return false }
    return true
  }

  /// Whether a row is a required equality that waits for a variable to determine.
  private func needsVariable(_ row: RowID) -> Bool {
    basis.status(of: row) == .inactive && !store[row].hasMultiplier && pending.needsBasicVariable(row)
  }
}
