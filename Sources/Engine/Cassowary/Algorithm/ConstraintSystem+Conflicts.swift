// SPDX-License-Identifier: MIT

/// Contradictions among required rows.
extension ConstraintSystem {
  /// Relaxes the youngest row of the contradiction that was found when restoring the feasibility of `row`.
  ///
  /// `expression` holds the row as a sum of rows of the basis. These rows are independent and all contribute, so the
  /// set is minimal: without any one member, the others can hold. None of their reduced costs has a bound in the
  /// relevant direction, so the weights with opposite signs are the multipliers of Farkas' lemma.
  mutating func relaxYoungest(contradicting row: RowID, sign: Double) {
    let negligible = Tolerances.negligibleWeight * expression.largestWeight
    var members = [WeightedRow(row: row, weight: sign)]
    for index in 0..<expression.count {
      let summand = expression[index]
      // Optional rows are among the summands only by rounding; otherwise they would have left the basis.
      guard abs(summand.weight) > negligible, store[summand.row].isRequired else { continue }
      members.append(WeightedRow(row: summand.row, weight: -sign * summand.weight))
    }
    guard let culprit = youngest(of: members) else { return }
    if culprit != row {
      if store[row].isEquality { pending.setNeedsBasicVariable(true, row) }
      pending.addCandidate(row)
    }
    relax(culprit, because: members)
  }

  /// Relaxes a required row because it is the youngest of `members`. The rows that were relaxed because of it are retried later.
  private mutating func relax(_ row: RowID, because members: [WeightedRow]) {
    let conflict = describe(members, culprit: row)
    withdraw(row)
    retryConflicts(of: row)
    setStatus(.relaxed, of: row)
    relaxed.add(row, members: members.map { $0.row }, conflict, rowCapacity: store.rowCapacity)
    settleRequiredRowsFirst()
  }

  private mutating func youngest(of members: [WeightedRow]) -> RowID? {
    var best: RowID?
    for member in members where !store[member.row].isBound {
      if best.map({ store[member.row].sequence > store[$0].sequence }) ?? true { best = member.row }
    }
    return best
  }

  private mutating func describe(_ members: [WeightedRow], culprit: RowID) -> Conflict {
    var list: [(member: Conflict.Member, multiplier: Double)] = []
    var contradiction = 0.0
    for member in members {
      list.append((conflictMember(for: member.row), member.weight * store[member.row].scale))
      contradiction += member.weight * store[member.row].constant
    }
    return Conflict(culprit: store.handle(of: culprit), members: list, contradiction: contradiction)
  }

  mutating func conflictMember(for row: RowID) -> Conflict.Member {
    guard store[row].isBound else { return .constraint(store.handle(of: row)) }
    return .nonNegative(store.handle(of: store[store[row].firstTerm].variable))
  }

  // MARK: Retries

  /// Schedules a retry of the rows that were relaxed because of a conflict that contains `row`, which is about to change.
  ///
  /// They stay relaxed until all other required rows hold, and are then retried one by one, the oldest first; see
  /// ``retryOldest()``.
  @_transparent
  mutating func retryConflicts(of row: RowID) {
    if relaxed.isMember(row) { scheduleRetries(ofRowsKeptOutBy: row) }
  }

  private mutating func scheduleRetries(ofRowsKeptOutBy row: RowID) {
    for retried in relaxed.removeConflicts(of: row) where !pending.isRemoved(retried) {
      pending.scheduleRetry(of: retried, age: UInt64(store[retried].sequence))
    }
  }

  /// Enforces the oldest of the rows that wait for a retry. Returns `false` if there is none.
  ///
  /// All other required rows hold at this point, so each contradiction from here to the next retry contains this row. Then its
  /// youngest member is this row or a younger one, and the rows that were relaxed because of that are younger still. So what is
  /// decided about this row and about older ones is final: no row is retried twice, and none is relaxed more often than twice.
  /// If relaxed rows were retried immediately, the rows of a column that is too small for the heights in it would be enforced
  /// and relaxed in all combinations, like the digits of a binary number.
  mutating func retryOldest() -> Bool {
    while let row = pending.popRetry() {
      guard basis.status(of: row) == .relaxed, !relaxed.contains(row) else { continue }
      setStatus(.inactive, of: row)
      pending.setNeedsBasicVariable(store[row].isEquality, row)
      pending.addCandidate(row)
      return true
    }
    return false
  }

  /// From now on, in this solve, optional rows wait until it is decided which required rows are enforced. Otherwise, each row that
  /// is relaxed or retried would withdraw the costs of all optional rows that depend on it.
  mutating func settleRequiredRowsFirst() {
    guard !progress.settlesRequiredRowsFirst else { return }
    progress.settlesRequiredRowsFirst = true
    var queued = Table<RowID>()
    while let row = pending.dequeue() { queued.append(row) }
    for index in 0..<queued.count { pending.enqueue(queued[index], key: queueKey(of: queued[index])) }
  }
}
