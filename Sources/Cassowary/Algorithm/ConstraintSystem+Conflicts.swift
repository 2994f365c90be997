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

  /// Relaxes a required row because it is the youngest of `members`, and retries the rows that were relaxed because of
  /// it.
  private mutating func relax(_ row: RowID, because members: [WeightedRow]) {
    let conflict = describe(members, culprit: row)
    withdraw(row)
    retryConflicts(of: row)
    setStatus(.relaxed, of: row)
    relaxed.add(
      RelaxedRow(row: row, members: members.map { $0.row }, conflict: conflict), rowCapacity: store.rowCapacity)
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

  /// Retries the rows that were relaxed because of a conflict that contains `row`, which is about to change.
  @inline(__always)
  mutating func retryConflicts(of row: RowID) {
    if relaxed.mayBeMember(row) { retryRows(keptOutBy: row) }
  }

  private mutating func retryRows(keptOutBy row: RowID) {
    for retried in relaxed.removeConflicts(of: row) {
      setStatus(.inactive, of: retried)
      pending.setNeedsBasicVariable(store[retried].isEquality, retried)
      if !pending.isRemoved(retried) { pending.addCandidate(retried) }
    }
  }
}
