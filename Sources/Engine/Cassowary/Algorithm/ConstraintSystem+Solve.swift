// SPDX-License-Identifier: MIT

/// Finding the next optimum after changes.
extension ConstraintSystem {
  /// Whether the vertex may not be optimal for the current rows.
  var hasPendingChanges: Bool { !pending.isEmpty || valuation.hasDirty }

  /// Finds the optimum. Returns the conflicts that were found and that remain.
  mutating func solve() -> [Conflict] {
    valuation.beginSolve()
    columns.beginSolve()
    progress.begin(
      size: Int(store.rowCount) + Int(store.variableCount), stepLimit: stepLimit,
      isLargeChange: pending.candidateCount > largeChange)
    if moveAlongColumn() { return [] }
    carryOutEdits()
    takeOutRemovedRows()
    enterRequiredEqualities()
    restoreFeasibility()
    continueLater()
    multipliers.forgetUncertain()
    valuation.finishSolve(variableCount: store.variableCount)
    if valuation.firstUnsolved - valuation.firstSolvedLast > largeChange { releaseScratchMemory() }
    return relaxed.takeNewConflicts()
  }

  /// Deletes the removed rows, and then the discarded variables.
  private mutating func takeOutRemovedRows() {
    if pending.removedRowCount > 0 {
      withdrawRemovedCosts()
      for index in 0..<pending.removedRowCount {
        let row = pending.removedRow(at: index)
        if basis.isBasic(row) {
          multipliers.clear(row)
          leaveFreeingVariable(row)
        }
        retryConflicts(of: row)
        delete(row)
      }
      pending.removeAllRemovedRows()
    }
    while let variable = pending.popDiscardedVariable() { delete(variable) }
  }

  /// Withdraws the costs of the removed rows, and of all violated rows that depend on one of them. Their reduced costs
  /// are zero then, so they can leave at no cost.
  ///
  /// The dependents of all are found in one walk, so removing a chain takes time proportional to its length.
  private mutating func withdrawRemovedCosts() {
    for index in 0..<pending.removedRowCount where basis.status(of: pending.removedRow(at: index)).isViolated {
      withdraw(pending.removedRow(at: index))
    }
    guard basis.violatedCount > 0 || basis.inactiveEqualityCount > 0 else { return }
    walk.begin(variableCapacity: store.variableCapacity)
    for index in 0..<pending.removedRowCount where basis.isBasic(pending.removedRow(at: index)) {
      collectMoreDependents(of: basicVariable(of: pending.removedRow(at: index)), offeringVariable: true)
    }
    withdrawCollected()
    restoreBounds()
  }

  /// Gives each new required equality a variable to determine, in the order of creation, which solves most of a layout.
  private mutating func enterRequiredEqualities() {
    triangulate()
    let count = pending.candidateCount
    var kept: Int32 = 0
    for index in 0..<count {
      let row = pending.candidate(at: index)
      if basis.status(of: row) == .inactive, pending.needsBasicVariable(row), store[row].isRequired {
        pending.settle(row)
        _ = restoreOrRelax(row)
      } else {
        pending.replaceCandidate(at: kept, with: row)
        kept += 1
      }
    }
    for index in count..<pending.candidateCount {
      pending.replaceCandidate(at: kept, with: pending.candidate(at: index))
      kept += 1
    }
    pending.keepFirstCandidates(kept)
  }

  /// Examines all rows that may be infeasible, and takes steps until none is.
  private mutating func restoreFeasibility() {
    pending.deferCandidates()
    if pending.hasRetries { settleRequiredRowsFirst() }
    while true {
      // Rows that find a free variable never cost anything, so they are handled first. A step that costs something
      // waits until all infeasible rows are known.
      if !hasQueuedRow { queueInfeasibleCandidates() }
      avoidLargeTearBlocks()
      if progress.needsRestart { restartMultipliers() }
      if hasQueuedRow, let row = pending.dequeue() {
        guard countStep() else {
          giveUp(on: row)
          continue
        }
        if !restoreOrRelax(row) { queueInfeasibleCandidates() }
      } else if pending.hasDeferredCandidates {
        pending.admitBatch()
      } else if valuation.hasDirty {
        evaluateAll()
        valuation.version += 1
        insertMissingBounds()
      } else if pending.hasCandidates || pending.hasMissingBounds {
        insertMissingBounds()
      } else if pending.hasRetries {
        _ = retryOldest()
      } else if verifyMultipliers() {
        continue
      } else if progress.stepsLeft > 0, placeAtBounds() {
        // A position that was placed can be free again if its row turns out to depend on others.
        progress.stepsLeft -= 1
      } else {
        break
      }
    }
  }

  /// Whether the queue has a row whose turn it is. While relaxed rows wait for a retry, only required rows have one.
  private var hasQueuedRow: Bool {
    guard let key = pending.firstKey else { return false }
    return !pending.hasRetries || key < QueueGroup.optionalRows
  }

  /// Restores the feasibility of a row, or relaxes the youngest row of the contradiction that prevents it. Returns
  /// `false` if the row has to wait until all candidates have been examined.
  private mutating func restoreOrRelax(_ row: RowID) -> Bool {
    switch restoreFeasibility(of: row) {
    case .restored: break
    case .postponed:
      pending.enqueue(row, key: queueKey(of: row))
      return false
    case .contradiction(let sign):
      relaxYoungest(contradicting: row, sign: sign)
    }
    return true
  }

  /// Moves the infeasible candidates to the queue.
  private mutating func queueInfeasibleCandidates() {
    while let row = pending.popCandidate() {
      let status = basis.status(of: row)
      let isOpen = status == .inactive || status.isViolated
      if isOpen, pending.needsBasicVariable(row) || isInfeasible(row, residual(of: row)) {
        pending.enqueue(row, key: queueKey(of: row))
      } else {
        pending.settle(row)
      }
      if !pending.hasCandidates { insertMissingBounds() }
    }
  }

  /// The order in which feasibility is restored; the smallest key comes first.
  ///
  /// Required equalities come first, since they give variables to determine; then bounds on single variables, then the optional
  /// rows by priority, and the other required inequalities last, when most of them turn out satisfied. If required rows contradict
  /// one another, the optional rows come last. Within one group the order is that of creation. The order affects the number of
  /// steps, not the optimum. Under Bland's rule, it is the order of creation.
  mutating func queueKey(of row: RowID) -> UInt64 {
    let record = store[row]
    let age = UInt64(record.sequence & 0x7fff_ffff)
    if progress.usesBlandRule { return age }
    if !record.isRequired { return QueueGroup.optionalRows | UInt64(0x7fff_ffff - record.level) << 31 | age }
    if record.isEquality { return QueueGroup.equalities | age }
    if record.termCount <= 1 { return QueueGroup.bounds | age }
    return (progress.settlesRequiredRowsFirst ? QueueGroup.earlyInequalities : QueueGroup.lateInequalities) | age
  }

  /// The groups in which feasibility is restored, as parts of a queue's keys.
  private enum QueueGroup {
    static let equalities: UInt64 = 0
    static let bounds: UInt64 = 1 << 61
    static let earlyInequalities: UInt64 = 2 << 61
    static let optionalRows: UInt64 = 1 << 63
    static let lateInequalities: UInt64 = optionalRows | 1 << 62
  }

  /// Counts a step. After far too many steps, restarts once from a new vertex, and then returns `false`: the search ends.
  private mutating func countStep() -> Bool {
    progress.stepsLeft -= 1
    if progress.stepsLeft > 0 { return true }
    guard progress.restartsLeft > 0 else {
      if progress.stepsLeft == 0 { statistics.abandonedSolutions += 1 }
      return false
    }
    progress.restart(size: Int(store.rowCount) + Int(store.variableCount), stepLimit: stepLimit)
    restartVertex()
    return true
  }

  /// Leaves a row as it is because the search has ended. A required row that does not hold is relaxed, so that those in force
  /// do not contradict one another.
  private mutating func giveUp(on row: RowID) {
    guard isInfeasible(row, residual(of: row)) else { return }
    if store[row].isRequired { setStatus(.relaxed, of: row) }
    pending.addUnfinished(row)
  }

  /// Leaves the rows on which the search gave up to the next solve.
  private mutating func continueLater() {
    while let row = pending.popUnfinished() {
      if basis.status(of: row) == .relaxed {
        pending.scheduleRetry(of: row, age: UInt64(store[row].sequence))
      } else {
        pending.addCandidate(row)
      }
    }
  }

  /// Creates rows for violated bounds that have none.
  private mutating func insertMissingBounds() {
    while let variable = pending.popMissingBound() {
      guard store.sign(of: variable) == .nonNegative, valuation[variable] < -Tolerances.residual else { continue }
      _ = insertBound(of: variable)
    }
  }

  /// Releases the memory of the walks after a screen was built, because later solves need much less.
  private mutating func releaseScratchMemory() {
    pending.releaseMemory()
    valuation.releaseMemory()
    walk.releaseMemory()
    expression.releaseMemory()
    tears.releaseMemory()
    multipliers.releaseMemory()
    breakpoints.releaseMemory()
    boundFlips.releaseMemory()
    path.releaseMemory()
    collectedRows.releaseMemory()
  }
}
