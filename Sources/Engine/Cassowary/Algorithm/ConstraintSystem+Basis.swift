// SPDX-License-Identifier: MIT

/// Changes of the basis: a row enters by determining a variable, or leaves and its variable becomes free.
extension ConstraintSystem {
  /// The variable that a row of the basis determines.
  @_transparent
  mutating func basicVariable(of row: RowID) -> VariableID {
    basis.status(of: row) == .defining ? store[basis.basicTerm(of: row)].variable : tears[basis.tear(of: row)].variable
  }

  /// Makes `row` basic: it determines the variable of `term`, one of its terms.
  @_transparent
  mutating func enter(_ row: RowID, determining term: TermID) {
    pending.setNeedsBasicVariable(false, row)
    basis.enter(row, determining: term, &store)
  }

  /// Removes a row from the basis. The row becomes inactive and keeps its reduced cost; its variable becomes free.
  @_transparent
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
  @_transparent
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
  @_transparent
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
