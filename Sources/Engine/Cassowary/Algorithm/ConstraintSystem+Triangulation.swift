// SPDX-License-Identifier: MIT

/// Making the basis triangular: when many rows are new, and when many tears depend on one another.
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
    for row in store.rowIDs where needsVariable(row) {
      order.include(row, of: store) { basis.isFree($0) }
    }
    enterTriangular(&order)
    for index in 0..<path.count { markDirty(store[path[index].term].variable) }
    for row in store.rowIDs where needsVariable(row) { pending.addCandidate(row) }
  }

  /// Makes rows basic as a triangulation assigns variables to them. The steps remain in `path`.
  private mutating func enterTriangular(_ order: inout Triangulation) {
    order.begin(of: store)
    path.removeAll()
    while let step = order.next(of: store) { path.append(step) }
    for index in 0..<path.count { enter(path[index].row, determining: path[index].term) }
  }

  // MARK: Many tears

  /// Assigns variables to the rows of the basis anew if a large block of tears has been made.
  ///
  /// Each row that entered took the first suitable variable. After many steps, the definitions of a long row of views can run back
  /// and forth, and a step then costs the cube of the number of tears that depend on one another. Usually nearly all of them can
  /// be avoided. The rows of the basis stay the same, so values and reduced costs stay what they are.
  ///
  /// - Complexity: linear in the size of the system, and a walk for each tear that remains. If large blocks remain, the next call
  ///   does nothing until one is twice as large.
  mutating func avoidLargeTearBlocks() {
    guard tears.largestBlock > largestExpectedTearBlock else { return }
    evaluateAll()
    let determined = takeBasisApart()
    var order = Triangulation(rows: store.rowCount, variables: store.variableCount)
    var isDetermined = [Bool](repeating: false, count: Int(store.variableCount))
    for entry in determined { isDetermined[Int(entry.variable.rawValue)] = true }
    for entry in determined {
      order.include(entry.row, of: store) { isDetermined[Int($0.rawValue)] }
    }
    enterTriangular(&order)
    for entry in determined where !basis.isBasic(entry.row) { reenter(entry.row) }
    for entry in determined
    where placesAtBounds && basis.isFree(entry.variable) && store.sign(of: entry.variable) == .any {
      pending.addFreedPosition(entry.variable)
    }
    tears.largestBlock = 0
    refreshTears()
    largestExpectedTearBlock = max(smallTearBlock, 2 * tears.largestBlock)
    statistics.triangulations += 1
  }

  /// Removes all rows from the basis; they keep their reduced costs. Returns them with the variables that they determined.
  private mutating func takeBasisApart() -> [(row: RowID, variable: VariableID)] {
    var determined: [(row: RowID, variable: VariableID)] = []
    for row in store.rowIDs where basis.isBasic(row) { determined.append((row, basicVariable(of: row))) }
    for entry in determined { leave(entry.row) }
    return determined
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
