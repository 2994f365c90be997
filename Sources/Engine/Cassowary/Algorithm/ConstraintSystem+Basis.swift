// SPDX-License-Identifier: MIT

/// Changes of the basis: a row enters by determining a variable, or leaves and its variable becomes free.
extension ConstraintSystem {
  /// The variable that a row of the basis determines.
  @inline(__always)
  mutating func basicVariable(of row: RowID) -> VariableID {
    basis.status(of: row) == .defining ? store[basis.basicTerm(of: row)].variable : tears[basis.tear(of: row)].variable
  }

  /// Makes `row` basic: it determines the variable of `term`, one of its terms.
  @inline(__always)
  mutating func enter(_ row: RowID, determining term: TermID) {
    pending.setNeedsBasicVariable(false, row)
    basis.enter(row, determining: term, &store)
  }

  /// Removes a row from the basis. The row becomes inactive and keeps its reduced cost; its variable becomes free.
  @inline(__always)
  mutating func leave(_ row: RowID) {
    let variable = basicVariable(of: row)
    if basis.status(of: row) == .tearing { tears.delete(basis.tear(of: row)) }
    basis.leave(row, determining: variable, &store)
  }

  /// Removes a row from the basis. Its variable keeps its value and becomes an input of other rows.
  mutating func leaveFreeingVariable(_ row: RowID) {
    let variable = basicVariable(of: row)
    leave(row)
    if placesAtBounds, store.sign(of: variable) == .any { pending.addFreedPosition(variable) }
    valuation.markClean(variable)
    markTearsStale(below: variable)
  }

  /// Changes what a row does outside the basis.
  @inline(__always)
  mutating func setStatus(_ status: RowStatus, of row: RowID) {
    basis.setStatus(status, of: row, isEquality: store[row].isEquality)
  }

  // MARK: Entering by an unused variable

  /// Makes a row basic by a variable that no row uses yet, if it has one. No walk is needed, because no cycle can
  /// arise.
  ///
  /// If there are several, the preferred one is used; see ``isPreferred(_:to:)``.
  mutating func defineUnusedVariable(by row: RowID) -> Bool {
    let reader = store.reader
    let basisReader = basis.reader
    var basicTerm = TermID.null
    var basicVariable = VariableID.null
    var basicCoefficient = 0.0
    for term in reader[row].terms {
      let record = reader[term]
      guard basisReader.isUnused(record.variable) else { continue }
      if basicTerm.isNull || isPreferred(record.variable, to: basicVariable) {
        basicTerm = term
        basicVariable = record.variable
        basicCoefficient = record.coefficient
      }
    }
    guard !basicTerm.isNull, abs(basicCoefficient) >= Tolerances.pivot else { return false }
    enter(row, determining: basicTerm)
    markDirty(basicVariable)
    statistics.directDefinitions += 1
    return true
  }

  /// The variable of two that a row should determine. A variable of either sign, such as a position, comes before one that
  /// cannot be negative, such as a size. Of two variables of the same kind, the younger one is chosen: in most layouts
  /// the first item's attribute.
  ///
  /// An undetermined size is 0 or at the bound of an inequality; a position follows from it.
  ///
  /// Source: Badros, Borning and Stuckey 2001, choosing a subject: unrestricted variables become basic first.
  @inline(__always)
  mutating func isPreferred(_ candidate: VariableID, to other: VariableID) -> Bool {
    let isUnrestricted = store.sign(of: candidate) == .any
    let isOtherUnrestricted = store.sign(of: other) == .any
    return isUnrestricted == isOtherUnrestricted ? candidate > other : isUnrestricted
  }

  // MARK: Entering by a free variable

  /// Makes `row`, which was expressed last, basic by means of the free variable `source`.
  ///
  /// When exactly one path of definitions leads from the row to the variable, all definitions on it are reversed and the
  /// graph stays free of cycles. Otherwise the row becomes a tear.
  mutating func enter(_ row: RowID, by source: VariableID) {
    if findPath(from: row, to: source) {
      reversePath(endingAt: row)
    } else {
      pending.setNeedsBasicVariable(false, row)
      let tear = tears.make(row, determining: source)
      basis.enter(row, by: tear, determining: source, &store)
      statistics.tears += 1
      markTearsStale(below: source)
      markDirty(source)
    }
  }

  /// Writes the rows on the path of the last walk from `row` to `source` to `path`, starting at the source, each with
  /// the term that it determines after a reversal. Returns `false` if there are several paths.
  ///
  /// Paths through terms whose coefficients cancel count too, because reversing one of several paths would make a
  /// cycle.
  mutating func findPath(from row: RowID, to source: VariableID) -> Bool {
    path.removeAll()
    var variable = source
    while true {
      let index = walk.visit(of: variable)
      guard index >= 0, walk[index].visitCount == 1 else { return false }
      let parent = walk[index].parent
      guard let term = pivotTerm(of: parent, variable: variable) else { return false }
      path.append(PathStep(row: parent, term: term))
      if parent == row { return true }
      variable = store[basis.basicTerm(of: parent)].variable
    }
  }

  /// The term of `row` that contains `variable`, if its coefficient is large enough to divide by.
  private mutating func pivotTerm(of row: RowID, variable: VariableID) -> TermID? {
    for term in store[row].terms where store[term].variable == variable {
      return abs(store[term].coefficient) >= Tolerances.pivot ? term : nil
    }
    return nil
  }

  /// Reverses the definitions of the path just found.
  mutating func reversePath(endingAt row: RowID) {
    for index in 0..<path.count where path[index].row != row { leave(path[index].row) }
    for index in 0..<path.count { enter(path[index].row, determining: path[index].term) }
    // Except for that of `row`, the new definitions are equivalent to the old ones. But each variable of the path now
    // depends on the one before it, so each must be marked.
    for index in 0..<path.count {
      let variable = store[path[index].term].variable
      markTearsStale(below: variable)
      markDirty(variable)
    }
  }
}

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
