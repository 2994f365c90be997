// SPDX-License-Identifier: MIT

/// A required row that cannot hold, and the rows that rule it out.
struct LeftOutRow {
  var row: Int32
  var members: [Int32]
}

/// Contradictions among required rows.
extension ConstraintSystem {
  /// Leaves out the youngest of the rows in the contradiction that mending `row` came upon.
  ///
  /// `shares` holds the row as a sum of tight rows. Those are independent, and all take part, so the set is
  /// minimal: any member left out, the others can hold. None of their multipliers has a bound in the direction in
  /// question, which makes the shares, with their signs turned, the multipliers of Farkas' lemma.
  mutating func leaveOutYoungest(contradicted row: Int32, sign: Double) -> Conflict? {
    var largest = 1.0
    for index in 0..<shares.count { largest = max(largest, abs(shares[index].weight)) }
    var members = [row]
    var multipliers = [sign]
    for index in 0..<shares.count where abs(shares[index].weight) > Tolerance.residual * largest {
      members.append(shares[index].row)
      multipliers.append(-sign * shares[index].weight)
    }
    guard let culprit = youngest(of: members) else { return nil }
    let conflict = describe(members, multipliers, culprit: culprit)
    if culprit == row {
      setStatus(.leftOut, of: row)
    } else {
      detach(culprit)
      setStatus(.leftOut, of: culprit)
      if rows[row].relation == .equal { rows[row].wantsVariable = true }
      suspect(row)
    }
    for member in members { rows[member].isInConflict = true }
    leftOut.append(LeftOutRow(row: culprit, members: members))
    return conflict
  }

  private func youngest(of members: [Int32]) -> Int32? {
    var best: Int32?
    for member in members where !rows[member].isBound {
      if best.map({ rows[member].sequence > rows[$0].sequence }) ?? true { best = member }
    }
    return best
  }

  private func describe(_ members: [Int32], _ multipliers: [Double], culprit: Int32) -> Conflict {
    var list: [(member: Conflict.Member, multiplier: Double)] = []
    var contradiction = 0.0
    for index in members.indices {
      list.append((member(for: members[index]), multipliers[index]))
      contradiction += multipliers[index] * rows[members[index]].constant
    }
    return Conflict(culprit: Constraint(index: culprit), members: list, contradiction: contradiction)
  }

  func member(for row: Int32) -> Conflict.Member {
    guard rows[row].isBound else { return .constraint(Constraint(index: row)) }
    return .nonNegative(Variable(index: terms[rows[row].firstTerm].variable))
  }

  /// Tries rows again that were left out because of a conflict in which `row`, about to change, takes part.
  mutating func retryConflicts(of row: Int32) {
    guard rows[row].isInConflict else { return }
    rows[row].isInConflict = false
    var kept: [LeftOutRow] = []
    for record in leftOut {
      if record.members.contains(row) {
        setStatus(.idle, of: record.row)
        rows[record.row].wantsVariable = rows[record.row].relation == .equal
        if !rows[record.row].isRemoved { suspect(record.row) }
      } else {
        kept.append(record)
      }
    }
    leftOut = kept
  }
}
