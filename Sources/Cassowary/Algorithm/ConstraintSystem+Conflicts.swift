// SPDX-License-Identifier: MIT

/// Contradictions among required rows.
extension ConstraintSystem {
  /// Relaxes the youngest of the rows in the contradiction that restoring the feasibility of `row` came upon.
  ///
  /// `expression` holds the row as a sum of rows of the basis. Those are independent, and all take part, so the set is minimal:
  /// any member left out, the others can hold. None of their reduced costs has a bound in the direction in question, which
  /// makes the weights, with their signs turned, the multipliers of Farkas' lemma.
  mutating func relaxYoungest(contradicting row: RowID, sign: Double) -> Conflict? {
    let negligible = Tolerances.negligibleWeight * max(1, expression.largestWeight)
    var members = [WeightedRow(row: row, weight: sign)]
    for index in 0..<expression.count where abs(expression[index].weight) > negligible {
      members.append(WeightedRow(row: expression[index].row, weight: -sign * expression[index].weight))
    }
    guard let culprit = youngest(of: members) else { return nil }
    let conflict = describe(members, culprit: culprit)
    relax(culprit)
    if culprit != row {
      if store[row].isEquality { pending.setNeedsBasicVariable(true, row) }
      pending.addCandidate(row)
    }
    relaxed.add(RelaxedRow(row: culprit, members: members.map { $0.row }), rowCapacity: store.rowCapacity)
    return conflict
  }

  /// Leaves a required row out.
  private mutating func relax(_ row: RowID) {
    withdraw(row)
    setStatus(.relaxed, of: row)
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
      list.append((conflictMember(for: member.row), member.weight))
      contradiction += member.weight * store[member.row].constant
    }
    return Conflict(culprit: store.handle(of: culprit), members: list, contradiction: contradiction)
  }

  mutating func conflictMember(for row: RowID) -> Conflict.Member {
    guard store[row].isBound else { return .constraint(store.handle(of: row)) }
    return .nonNegative(store.handle(of: store[store[row].firstTerm].variable))
  }

  /// Tries rows again that were left out because of a conflict in which `row`, about to change, takes part.
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
