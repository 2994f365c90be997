// SPDX-License-Identifier: MIT

/// Making and giving back the records of variables, rows and terms.
extension ConstraintSystem {
  mutating func makeVariable(isNonNegative: Bool) -> Int32 {
    var record = VariableRecord()
    record.sign = isNonNegative ? .nonNegative : .any
    if let index = freeVariables.popLast() {
      variables[index] = record
      values[index] = 0
      return index
    }
    variables.append(record)
    values.append(0)
    return variables.count - 1
  }

  mutating func reserve(variables variableCount: Int32, rows rowCount: Int32, terms termCount: Int32) {
    variables.reserve(variableCount)
    values.reserve(variableCount)
    rows.reserve(rowCount)
    terms.reserve(termCount)
    // A new variable is evaluated once.
    dirty.reserve(variableCount)
  }

  /// Puts in a row; terms of one variable are added up and those that come to nothing are left out.
  ///
  /// A required equality that can determine a variable which nothing uses does so at once: this alone solves most of a
  /// layout. All others wait for the next solve.
  mutating func insertRow(
    _ given: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Float
  ) -> Int32 {
    let count = Int32(given.count)
    let first = takeRun(count)
    let index = place(
      Row(
        constant: constant, sequence: nextSequence, firstTerm: first, termCount: count, priority: priority,
        relation: relation))
    nextSequence += 1
    version &+= 1
    if !link(given, first, row: index) { condense(index) }
    if relation == .equal {
      if priority >= 1000, defineDirectly(index) { return index }
      rows[index].wantsVariable = true
    }
    suspect(index)
    return index
  }

  /// Writes the terms of a row and links them to their variables; false if some are to be left out.
  @inline(__always)
  private func link(_ given: UnsafeBufferPointer<Term>, _ first: Int32, row: Int32) -> Bool {
    var isComplete = true
    var place = first
    for term in given {
      let variable = term.variable.index
      assert(variables[variable].isLive, "the variable was discarded")
      let head = variables[variable].firstTerm
      var coefficient = term.coefficient
      if head != none {
        if terms[head].row == row {
          // The variable was named before. Its term is left behind with a coefficient of zero.
          let sum = terms[head].coefficient + coefficient
          let largest = max(abs(terms[head].coefficient), abs(coefficient))
          terms[head].coefficient = 0
          coefficient = abs(sum) <= Tolerance.cancellation * largest ? 0 : sum
        }
        terms[head].previous = place
      }
      if coefficient == 0 { isComplete = false }
      (terms.base + Int(place)).initialize(
        to: TermRecord(coefficient: coefficient, variable: variable, row: row, next: head, previous: none))
      variables[variable].firstTerm = place
      place += 1
    }
    return isComplete
  }

  /// Moves the terms of a new row that have a coefficient to a run of their own.
  private mutating func condense(_ row: Int32) {
    let first = rows[row].firstTerm
    let count = rows[row].termCount
    var used: Int32 = 0
    for term in first..<(first + count) {
      unlink(term)
      if terms[term].coefficient != 0 { used += 1 }
    }
    let run = takeRun(used)
    var place = run
    for term in first..<(first + count) where terms[term].coefficient != 0 {
      terms[place] = terms[term]
      link(place, row: row)
      place += 1
    }
    giveBackRun(first, count: count)
    rows[row].firstTerm = run
    rows[row].termCount = used
  }

  private mutating func place(_ row: Row) -> Int32 {
    if row.relation == .equal { idleEqualityCount += 1 }
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
    if rows[row].isBound { variables[terms[rows[row].firstTerm].variable].sign = .nonNegative }
    dropColumn(of: row)
    setStatus(.vacant, of: row)
    rows[row].isRemoved = false
    freeRows.append(row)
  }

  mutating func dropVariable(_ variable: Int32) {
    if variables[variable].sign == .nonNegativeByRow {
      // The only row that may still mention it.
      let definition = variables[variable].definition
      let bound = definition == none ? terms[variables[variable].firstTerm].row : definition
      precondition(rows[bound].isBound, "a constraint still mentions the discarded variable")
      detach(bound)
      dropRow(bound)
    }
    precondition(variables[variable].firstTerm == none, "a constraint still mentions the discarded variable")
    freeVariables.append(variable)
  }

  /// Makes the row of an implicit `variable >= 0`, which has none yet.
  mutating func makeBoundRow(of variable: Int32) -> Int32 {
    let term = Term(1, Variable(index: variable))
    let row = withUnsafePointer(to: term) {
      insertRow(UnsafeBufferPointer(start: $0, count: 1), .greaterThanOrEqual, constant: 0, priority: 1000)
    }
    rows[row].sequence = 0
    variables[variable].sign = .nonNegativeByRow
    return row
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
  func link(_ term: Int32, row: Int32) {
    let variable = terms[term].variable
    let head = variables[variable].firstTerm
    terms[term].row = row
    terms[term].previous = none
    terms[term].next = head
    if head != none { terms[head].previous = term }
    variables[variable].firstTerm = term
  }

  @inline(__always)
  func unlink(_ term: Int32) {
    let record = terms[term]
    if record.previous != none {
      terms[record.previous].next = record.next
    } else {
      variables[record.variable].firstTerm = record.next
    }
    if record.next != none { terms[record.next].previous = record.previous }
  }
}
