// SPDX-License-Identifier: MIT

/// Taking rows out of the vertex such that the multipliers of the rest stay within their bounds.
extension ConstraintSystem {
  /// Takes a row out of the vertex; it is idle then, and its multiplier zero.
  ///
  /// Rows that cost and depend on it are put back to be mended again: without them the multipliers around the row are
  /// zero, which is always within bounds. So no primal step is ever needed.
  mutating func detach(_ row: Int32) {
    switch rows[row].status {
    case .above, .below:
      release(row)
      releaseUnbounded()
    case .defining, .tearing:
      releaseDependents(of: row, offeringVariable: true)
      loosen(row)
    case .idle, .leftOut, .vacant:
      break
    }
  }

  /// Puts all rows that cost and depend on a tight row back to be mended. Its multiplier is zero then.
  ///
  /// With `offeringVariable`, idle equalities among the dependents are looked at again as well, since they may determine
  /// what the row no longer will.
  mutating func releaseDependents(of row: Int32, offeringVariable: Bool = false) {
    if violatedCount > 0 || (offeringVariable && idleEqualityCount > 0) {
      collectDependents(of: determinedVariable(of: row), offeringVariable: offeringVariable)
      releaseCollected()
      releaseUnbounded()
    }
    freeMultiplier(of: row)
  }

  /// Releases the rows just collected.
  private mutating func releaseCollected() {
    while let row = collected.popLast() {
      // A row is listed once for each of its variables.
      guard rows[row].isViolated else { continue }
      release(row)
      suspect(row)
    }
  }

  /// Releases what depends on rows whose multipliers left their bounds, until none is out of bounds.
  private mutating func releaseUnbounded() {
    while let row = unbounded.popLast() {
      guard rows[row].isTight, !isWithinBounds(row) else { continue }
      collectDependents(of: determinedVariable(of: row))
      releaseCollected()
      // Nothing that costs depends on the row now: what may be left of its multiplier is rounding.
      freeMultiplier(of: row)
    }
  }

  /// Sets the multiplier of a row that costs to zero; rows whose multipliers leave their bounds by this are listed in
  /// `unbounded`.
  private mutating func release(_ row: Int32) {
    express(row)
    loadWeight(of: row, times: rows[row].status == .above ? 1 : -1)
    for index in 0..<shares.count where rows[shares[index].row].hasMultiplier {
      addStep(times: shares[index].weight, toMultiplierOf: shares[index].row)
      if !isWithinBounds(shares[index].row) { unbounded.append(shares[index].row) }
    }
    setStatus(.idle, of: row)
  }

  /// Gives up all multipliers: every row that costs is to be mended again.
  mutating func restartMultipliers() {
    needsRestart = false
    for row in 0..<rows.count {
      if rows[row].isViolated {
        setStatus(.idle, of: row)
        suspect(row)
      }
      freeMultiplier(of: row)
    }
  }

  /// Gives up the whole vertex, and keeps the values.
  mutating func restartVertex() {
    statistics.rebuilds += 1
    evaluateAll()
    for row in 0..<rows.count where rows[row].isTight {
      if rows[row].status == .tearing { removeTear(rows[row].out) } else { undefine(row) }
      if rows[row].relation == .equal { rows[row].wantsVariable = true }
      suspect(row)
    }
    restartMultipliers()
  }
}
