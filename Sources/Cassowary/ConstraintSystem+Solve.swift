// SPDX-License-Identifier: MIT

/// From whatever changed since to the next optimum.
extension ConstraintSystem {
  /// Whether the vertex may not be optimal for the rows as they are.
  var hasPendingChanges: Bool {
    !(suspects.isEmpty && dirty.isEmpty && edits.isEmpty && removedRows.isEmpty && discardedVariables.isEmpty)
  }

  /// Brings everything to the optimum; returns the conflicts that were found on the way.
  mutating func solve() -> [Conflict] {
    var conflicts: [Conflict] = []
    beginSolve()
    if moveAlongColumn() { return conflicts }
    carryOutEdits()
    takeOutRemovedRows()
    mendRequiredEqualities(&conflicts)
    mendSuspects(&conflicts)
    finishChanges()
    if firstUnsolved - firstSolvedLast > 1000 { releaseScratch() }
    return conflicts
  }

  private mutating func beginSolve() {
    changes.removeAll()
    movedColumn = none
    firstSolvedLast = firstUnsolved
    degenerateSteps = 0
    stepsLeft = 1000 + 20 * (Int(rows.count) + Int(variables.count))
    restartsLeft = 1
  }

  /// Rows that cost leave first: that takes the multipliers of the others to zero, and those can go at no cost.
  private mutating func takeOutRemovedRows() {
    for index in 0..<removedRows.count where rows[removedRows[index]].isViolated { detach(removedRows[index]) }
    for index in 0..<removedRows.count {
      let row = removedRows[index]
      detach(row)
      retryConflicts(of: row)
      dropRow(row)
    }
    removedRows.removeAll()
    while let variable = discardedVariables.popLast() { dropVariable(variable) }
  }

  /// Gives each new required equality a variable to determine, in the order of creation: this alone solves most of a
  /// layout.
  private mutating func mendRequiredEqualities(_ conflicts: inout [Conflict]) {
    let count = suspects.count
    var kept: Int32 = 0
    for index in 0..<count {
      let row = suspects[index]
      if rows[row].status == .idle, rows[row].wantsVariable, rows[row].isRequired {
        rows[row].isQueued = false
        _ = mendAndReport(row, &conflicts)
      } else {
        suspects[kept] = row
        kept += 1
      }
    }
    for index in count..<suspects.count {
      suspects[kept] = suspects[index]
      kept += 1
    }
    suspects.keepFirst(kept)
  }

  private mutating func mendSuspects(_ conflicts: inout [Conflict]) {
    setApartSuspects()
    while true {
      // Rows that find a free variable cost nothing, whatever else may be wrong, so the others are looked at only when
      // that is over. A step that costs something waits until all are known.
      if queue.isEmpty { queueSuspects() }
      if needsRestart { restartMultipliers() }
      if let row = queue.pop() {
        rows[row].isQueued = false
        guard takeStep() else { continue }
        if !mendAndReport(row, &conflicts) { queueSuspects() }
      } else if !waiting.isEmpty {
        admitSuspects()
      } else if !dirty.isEmpty {
        evaluateAll()
        valueVersion += 1
        makeMissingBounds()
      } else if suspects.isEmpty, missingBounds.isEmpty {
        break
      } else {
        makeMissingBounds()
      }
    }
  }

  /// After many rows came at once, lets all wait, to be looked at some at a time. What belongs together mostly came
  /// together, and so it stays in the cache until it is settled.
  private mutating func setApartSuspects() {
    guard suspects.count > 2 * suspectsAtOnce else { return }
    while let row = suspects.popLast() { waiting.append(row) }
  }

  private mutating func admitSuspects() {
    for _ in 0..<min(waiting.count, suspectsAtOnce) {
      if let row = waiting.popLast() { suspects.append(row) }
    }
  }

  /// Moves the suspects that are in fact infeasible to the queue.
  private mutating func queueSuspects() {
    while let row = suspects.popLast() {
      let isOpen = rows[row].status == .idle || rows[row].isViolated
      if isOpen, rows[row].wantsVariable || isInfeasible(row, residual(of: row)) {
        queue.push(row, key: queueKey(of: row))
      } else {
        rows[row].isQueued = false
      }
      if suspects.isEmpty { makeMissingBounds() }
    }
  }

  /// Counts a step; when there were far too many, gives up the vertex once, and then the search.
  private mutating func takeStep() -> Bool {
    stepsLeft -= 1
    if stepsLeft > 0 { return true }
    guard restartsLeft > 0 else {
      if stepsLeft == 0 { statistics.abandonedSolutions += 1 }
      return false
    }
    restartsLeft -= 1
    stepsLeft = 10_000 + 200 * (Int(rows.count) + Int(variables.count))
    degenerateSteps = 51
    restartVertex()
    return true
  }

  private mutating func makeMissingBounds() {
    while let variable = missingBounds.popLast() {
      guard variables[variable].sign == .nonNegative, values[variable] < -Tolerance.residual else { continue }
      _ = makeBoundRow(of: variable)
    }
  }

  /// Keeps those changes that are still changes.
  private mutating func finishChanges() {
    var kept: Int32 = 0
    for index in 0..<changes.count {
      let change = changes[index]
      variables[change.variable].isChanged = false
      if values[change.variable] != change.oldValue {
        changes[kept] = change
        kept += 1
      }
    }
    changes.keepFirst(kept)
    firstUnsolved = variables.count
  }

  /// Gives back the memory of the walks after a screen was built; what follows needs much less.
  private mutating func releaseScratch() {
    suspects.release()
    waiting.release()
    dirty.release()
    edits.release()
    queue.release()
    visits.release()
    visitPlaces.release()
    staleEpochs.release()
    postorder.release()
    stack.release()
    initialTerms.release()
    shares.release()
    collected.release()
    distances.release()
    breakpoints.release()
    passings.release()
    sparse.trim()
  }

  // MARK: Conflicts

  /// Mends a row; false when it was put back, to wait until all rows that are suspects have been looked at.
  private mutating func mendAndReport(_ row: Int32, _ conflicts: inout [Conflict]) -> Bool {
    switch mend(row) {
    case .settled: break
    case .postponed:
      rows[row].isQueued = true
      queue.push(row, key: queueKey(of: row))
      return false
    case .contradiction(let sign):
      if let conflict = leaveOutYoungest(contradicted: row, sign: sign) { conflicts.append(conflict) }
    }
    return true
  }
}
