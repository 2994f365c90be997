// SPDX-License-Identifier: MIT

/// Removing rows from the vertex while the reduced costs of the other rows stay within their bounds.
extension ConstraintSystem {
  /// Makes a row inactive, its multiplier zero.
  ///
  /// Rows that cost and depend on it become candidates again: without them the reduced costs around the row are zero,
  /// which is always within bounds. So no primal simplex step is ever needed.
  mutating func withdraw(_ row: RowID) {
    switch basis.status(of: row) {
    case .above, .below:
      withdrawCost(of: row)
      restoreBounds()
    case .defining, .tearing:
      withdrawDependents(of: row, offeringVariable: true)
      leaveFreeingVariable(row)
    case .inactive, .relaxed, .vacant:
      break
    }
  }

  /// Makes candidates of all rows that cost and depend on a row of the basis. Its reduced cost is zero then.
  ///
  /// With `offeringVariable`, inactive equalities among the dependents become candidates too, because they may
  /// determine the variable of the row.
  mutating func withdrawDependents(of row: RowID, offeringVariable: Bool = false) {
    if basis.violatedCount > 0 || (offeringVariable && basis.inactiveEqualityCount > 0) {
      collectDependents(of: basicVariable(of: row), offeringVariable: offeringVariable)
      withdrawCollected()
      restoreBounds()
    }
    multipliers.clear(row)
  }

  /// Withdraws the costs of the rows just collected.
  mutating func withdrawCollected() {
    while let row = collectedRows.popLast() {
      // A row is listed once for each of its variables.
      guard basis.status(of: row).isViolated else { continue }
      withdrawCost(of: row)
      pending.addCandidate(row)
    }
  }

  /// Withdraws costs that depend on rows whose reduced costs left their bounds, until none is out of bounds.
  mutating func restoreBounds() {
    while let row = rowsOutOfBounds.popLast() {
      guard basis.isBasic(row), !isWithinBounds(row) else { continue }
      collectDependents(of: basicVariable(of: row))
      withdrawCollected()
      // No violated row depends on the row now, so the rest of its reduced cost is rounding error.
      multipliers.clear(row)
    }
  }

  /// Sets the multiplier of a violated row to zero. Rows whose reduced costs leave their bounds are listed in
  /// `rowsOutOfBounds`.
  private mutating func withdrawCost(of row: RowID) {
    express(row)
    multipliers.setStep(RowWeight(store[row]), times: basis.status(of: row).side)
    for index in 0..<expression.count {
      let summand = expression[index]
      guard store[summand.row].hasMultiplier else { continue }
      multipliers.addStep(times: summand.weight, to: summand.row)
      if !isWithinBounds(summand.row) { rowsOutOfBounds.append(summand.row) }
    }
    setStatus(.inactive, of: row)
  }

  /// Computes the reduced costs anew that may consist of rounding errors, and withdraws the costs that put one of them out of
  /// bounds. Returns whether there were such reduced costs.
  ///
  /// - Complexity: for each of them, a walk through what depends on it, and one for each violated row among these.
  mutating func verifyMultipliers() -> Bool {
    guard multipliers.hasUncertain, progress.verificationsLeft > 0 else { return false }
    progress.verificationsLeft -= 1
    var verified = Set<RowID>()
    while let row = multipliers.popUncertain() {
      if basis.isBasic(row), verified.insert(row).inserted { recomputeMultiplier(of: row) }
    }
    // Small numbers that were computed just now are what they are.
    multipliers.forgetUncertain()
    restoreBounds()
    return true
  }

  /// Computes the reduced cost of a row of the basis from the costs of the violated rows that depend on it.
  private mutating func recomputeMultiplier(of row: RowID) {
    multipliers.clear(row)
    collectDependents(of: basicVariable(of: row))
    var added = Set<RowID>()
    while let violated = collectedRows.popLast() {
      // A row is listed once for each of its variables.
      guard added.insert(violated).inserted else { continue }
      express(violated)
      let weight = expression.weight(of: row)
      guard weight != 0 else { continue }
      multipliers.setStep(RowWeight(store[violated]), times: -basis.status(of: violated).side)
      multipliers.addStep(times: weight, to: row)
    }
    if !isWithinBounds(row) { rowsOutOfBounds.append(row) }
  }

  /// Discards all reduced costs. Every violated row becomes a candidate.
  mutating func restartMultipliers() {
    progress.needsRestart = false
    for row in store.rowIDs {
      if basis.status(of: row).isViolated {
        setStatus(.inactive, of: row)
        pending.addCandidate(row)
      }
      multipliers.clear(row)
    }
  }

  /// Discards the vertex, but keeps the values.
  mutating func restartVertex() {
    statistics.rebuilds += 1
    evaluateAll()
    for row in store.rowIDs where basis.isBasic(row) {
      leave(row)
      if store[row].isEquality { pending.setNeedsBasicVariable(true, row) }
      pending.addCandidate(row)
    }
    restartMultipliers()
  }
}
