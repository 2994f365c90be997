// SPDX-License-Identifier: MIT

/// Positions that only inequalities bound.
///
/// When Cassowary adds an inequality, it makes an unrestricted variable of it basic if nothing determines one. The slack
/// variable of the inequality is then zero: the position is at the bound. Of several inequalities, the oldest one determines
/// the position. Here the same happens at the end of a solve, when no equality needs the variable. An undetermined size is not
/// placed: it is zero at first, and grows only if an inequality demands it.
///
/// A row that enters in this way has the multiplier zero, so it leaves at no cost as soon as another row needs the variable. No
/// value that rows determine depends on it.
///
/// Source: Badros, Borning and Stuckey 2001, choosing a subject; the frames that Stevia's tests expect.
extension ConstraintSystem {
  /// Makes inequalities basic by positions that nothing determines. Returns whether one entered, so that values may have
  /// changed.
  ///
  /// - Complexity: a walk through what depends on each position that became free, and, if others are free, through what each new
  ///   inequality depends on.
  mutating func placeAtBounds() -> Bool {
    guard placesAtBounds, pending.hasPositionsToPlace else { return false }
    noteNewPositions()
    let hasUnplaced = pending.newInequalityCount > 0 && keepFreePositions()
    var hasEntered = false
    while let position = pending.popFreedPosition() {
      guard basis.isFree(position), store.sign(of: position) == .any else { continue }
      while basis.isFree(position), enterInequality(dependingOn: position) { hasEntered = true }
      if basis.isFree(position) { pending.addUnplacedPosition(position) }
    }
    for index in 0..<(hasUnplaced ? pending.newInequalityCount : 0) {
      let row = pending.newInequality(at: index)
      if isOpenInequality(row), enterByPosition(row) { hasEntered = true }
    }
    pending.removeAllNewInequalities()
    return hasEntered
  }

  /// Lists the free positions among the new variables, so that the first one is placed first.
  private mutating func noteNewPositions() {
    guard pending.newInequalityCount > 0 else { return }
    var index = store.variableCount
    while index > pending.firstUnplaced {
      index -= 1
      if basis.isFree(VariableID(index)) { pending.addFreedPosition(VariableID(index)) }
    }
    pending.firstUnplaced = store.variableCount
  }

  /// Keeps each of the unplaced positions that is still free, once. Returns whether there is one.
  private mutating func keepFreePositions() -> Bool {
    walk.begin(variableCapacity: store.variableCapacity)
    var kept: Int32 = 0
    for index in 0..<pending.unplacedPositionCount {
      let position = pending.unplacedPosition(at: index)
      guard basis.isFree(position), store.sign(of: position) == .any, !walk.hasVisited(position) else { continue }
      walk.open(position, cursor: 0, end: 0)
      _ = walk.pop()
      pending.replaceUnplacedPosition(at: kept, with: position)
      kept += 1
    }
    pending.keepFirstUnplacedPositions(kept)
    return kept > 0
  }

  /// Makes the oldest inequality that depends on a free position basic. Returns `false` if there is none.
  private mutating func enterInequality(dependingOn position: VariableID) -> Bool {
    // A row that became singular may be matched with the position now.
    refreshTears()
    guard basis.isFree(position), let row = oldestInequality(dependingOn: position) else { return false }
    if let term = separateTerm(of: row, containing: position) {
      statistics.directDefinitions += 1
      // Other positions that were placed just now may have made inputs of the row dirty.
      let isAtBound = presentResidual(of: row).value == 0 && !hasDirtyVariable(row)
      enter(row, determining: term)
      markTearsStale(below: position)
      if !isAtBound { markDirty(position) }
      return true
    }
    return enterByPosition(row)
  }

  private func hasDirtyVariable(_ row: RowID) -> Bool {
    for term in store[row].terms where valuation.isDirty(store[term].variable) { return true }
    return false
  }

  /// The term of a row that contains a free position, if no other term depends on it or contains another free position. The row
  /// can then determine the position without closing a cycle. The walk has visited what depends on the position.
  private mutating func separateTerm(of row: RowID, containing position: VariableID) -> TermID? {
    var result: TermID?
    for term in store[row].terms {
      if store[term].variable == position {
        guard abs(store[term].coefficient) >= Tolerances.pivot else { return nil }
        result = term
      } else if walk.hasVisited(store[term].variable) || basis.isFree(store[term].variable) {
        return nil
      }
    }
    return result
  }

  /// Whether a row is an inequality outside the basis that is satisfied, other than the bound of a size.
  private func isOpenInequality(_ row: RowID) -> Bool {
    basis.status(of: row) == .inactive && !store[row].isEquality && !store[row].isBound
  }

  /// The oldest inactive inequality whose residual changes with a free position, or `nil`.
  private mutating func oldestInequality(dependingOn position: VariableID) -> RowID? {
    collectCone(of: position)
    derivatives.cover(store.variableCapacity, with: 0)
    derivatives[position] = 1
    differentiate(.null)
    var oldest: RowID?
    while let row = collectedRows.popLast() {
      guard isOpenInequality(row), slope(of: row) != 0 else { continue }
      if oldest.map({ store[row].sequence < store[$0].sequence }) ?? true { oldest = row }
    }
    for index in 0..<walk.visitCount { derivatives[walk[index].variable] = 0 }
    return oldest
  }

  /// Makes a row basic by a free position. Returns `false` if none suffices for a pivot.
  private mutating func enterByPosition(_ row: RowID) -> Bool {
    express(row)
    let position = freeVariableOfExpression()
    guard !position.isNull, store.sign(of: position) == .any else { return false }
    statistics.entries += 1
    enterAtNoCost(row, by: position)
    return true
  }
}
