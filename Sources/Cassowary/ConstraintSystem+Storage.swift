// SPDX-License-Identifier: MIT

/// Making and giving back the records of variables, rows and terms.
extension ConstraintSystem {
  mutating func makeVariable(isNonNegative: Bool) -> Int32 {
    var record = VariableRecord()
    record.isNonNegative = isNonNegative
    if let index = freeVariables.popLast() {
      variables[index] = record
      values[index] = 0
      return index
    }
    variables.append(record)
    values.append(0)
    return variables.count - 1
  }

  /// Puts in a row; terms of one variable are added up and those that come to nothing are left out.
  mutating func insertRow(
    _ given: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Float
  ) -> Int32 {
    let first = takeRun(Int32(given.count))
    let used = storeTerms(given, at: first)
    var row = Row(
      constant: constant, sequence: nextSequence, firstTerm: first, termCount: Int32(given.count), priority: priority,
      relation: relation)
    nextSequence += 1
    if used < given.count {
      row.firstTerm = takeRun(used)
      row.termCount = used
      for offset in 0..<used { terms[row.firstTerm + offset] = terms[first + offset] }
      giveBackRun(first, count: Int32(given.count))
    }
    let index = place(row)
    for term in row.firstTerm..<row.endTerm { link(term, row: index) }
    if relation == .equal {
      idleEqualityCount += 1
      rows[index].wantsVariable = true
    }
    version &+= 1
    suspect(index)
    return index
  }

  /// Writes the terms of a row and returns how many there are when each variable is named once.
  private func storeTerms(_ given: UnsafeBufferPointer<Term>, at first: Int32) -> Int32 {
    var used: Int32 = 0
    next: for term in given {
      assert(variables[term.variable.index].isLive, "the variable was discarded")
      for earlier in first..<(first + used) where terms[earlier].variable == term.variable.index {
        let sum = terms[earlier].coefficient + term.coefficient
        let largest = max(abs(terms[earlier].coefficient), abs(term.coefficient))
        terms[earlier].coefficient = abs(sum) <= Tolerance.cancellation * largest ? 0 : sum
        continue next
      }
      terms[first + used].variable = term.variable.index
      terms[first + used].coefficient = term.coefficient
      used += 1
    }
    var kept: Int32 = 0
    for term in first..<(first + used) where terms[term].coefficient != 0 {
      terms[first + kept] = terms[term]
      kept += 1
    }
    return kept
  }

  private mutating func place(_ row: Row) -> Int32 {
    if let index = freeRows.popLast() {
      let isQueued = rows[index].isQueued
      rows[index] = row
      rows[index].isQueued = isQueued
      return index
    }
    rows.append(row)
    return rows.count - 1
  }

  /// Takes a row that has no part in the vertex out of the tables.
  mutating func dropRow(_ row: Int32) {
    assert(rows[row].status == .idle, "only idle rows are dropped")
    for term in rows[row].firstTerm..<rows[row].endTerm { unlink(term) }
    giveBackRun(rows[row].firstTerm, count: rows[row].termCount)
    if rows[row].isBound { variables[terms[rows[row].firstTerm].variable].boundRow = none }
    dropColumn(of: row)
    setStatus(.vacant, of: row)
    rows[row].isRemoved = false
    freeRows.append(row)
  }

  mutating func dropVariable(_ variable: Int32) {
    let bound = variables[variable].boundRow
    if bound != none {
      detach(bound)
      dropRow(bound)
    }
    precondition(variables[variable].firstTerm == none, "a constraint still mentions the discarded variable")
    freeVariables.append(variable)
  }

  /// Makes the row of an implicit `variable >= 0`.
  mutating func makeBoundRow(of variable: Int32) {
    guard variables[variable].boundRow == none else { return }
    let term = Term(1, Variable(index: variable))
    let row = withUnsafePointer(to: term) {
      insertRow(UnsafeBufferPointer(start: $0, count: 1), .greaterThanOrEqual, constant: 0, priority: 1000)
    }
    rows[row].isBound = true
    // Bounds are as old as their variables: no constraint was created before them.
    rows[row].sequence = 0
    variables[variable].boundRow = row
  }

  // MARK: Terms

  /// A run of `count` unused terms.
  private mutating func takeRun(_ count: Int32) -> Int32 {
    if count < freeRuns.count, freeRuns[count] != none {
      let first = freeRuns[count]
      freeRuns[count] = terms[first].next
      return first
    }
    return terms.append(
      repeating: TermRecord(coefficient: 0, variable: none, row: none, next: none, previous: none), count: count)
  }

  private mutating func giveBackRun(_ first: Int32, count: Int32) {
    guard count > 0 else { return }
    if freeRuns.count <= count {
      _ = freeRuns.append(repeating: none, count: count + 1 - freeRuns.count)
    }
    terms[first].next = freeRuns[count]
    freeRuns[count] = first
  }

  @inline(__always)
  private func link(_ term: Int32, row: Int32) {
    let variable = terms[term].variable
    let head = variables[variable].firstTerm
    terms[term].row = row
    terms[term].previous = none
    terms[term].next = head
    if head != none { terms[head].previous = term }
    variables[variable].firstTerm = term
  }

  @inline(__always)
  private func unlink(_ term: Int32) {
    let record = terms[term]
    if record.previous != none {
      terms[record.previous].next = record.next
    } else {
      variables[record.variable].firstTerm = record.next
    }
    if record.next != none { terms[record.next].previous = record.previous }
  }
}
