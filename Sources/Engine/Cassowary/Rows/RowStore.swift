// SPDX-License-Identifier: MIT

/// The constraints: variables, rows and terms, and for each variable the list of its occurrences.
///
/// The statuses of rows are stored in ``BasisGraph``. It affects the store only by omitting terms from the occurrences
/// (``hideOccurrence(_:)``).
///
/// Handles come from outside and are checked here, in every build: a handle carries the stamp of its record, and stamps are
/// not used again. No stored property has a default value, so that `init()` and `copy()` cannot forget one.
struct RowStore: ~Copyable {
  private var variables: Records<VariableID, VariableRecord>
  private var rows: Records<RowID, Row>
  private var terms: Records<TermID, RowTerm>
  private var freeVariables: Table<VariableID>
  private var freeRows: Table<RowID>
  /// For each number of terms, the head of a list of unused runs of that many terms.
  private var freeRuns: Table<TermID>
  /// The creation number of the last constraint. It only grows, even when a trial is undone.
  private var lastSequence: UInt32
  /// The number of variables ever created, which is the stamp of the last one.
  private var lastVariableStamp: UInt32
  /// The offset of the stamps of handles, so that those of another solver do not match.
  private let seed: UInt32

  init() {
    var generator = SystemRandomNumberGenerator()
    self.init(
      variables: Records(), rows: Records(), terms: Records(), freeVariables: Table(), freeRows: Table(),
      freeRuns: Table(), lastSequence: 0, lastVariableStamp: 0,
      seed: UInt32(truncatingIfNeeded: generator.next() as UInt64))
  }

  private init(
    variables: consuming Records<VariableID, VariableRecord>, rows: consuming Records<RowID, Row>,
    terms: consuming Records<TermID, RowTerm>, freeVariables: consuming Table<VariableID>,
    freeRows: consuming Table<RowID>, freeRuns: consuming Table<TermID>, lastSequence: UInt32,
    lastVariableStamp: UInt32, seed: UInt32
  ) {
    self.variables = variables
    self.rows = rows
    self.terms = terms
    self.freeVariables = freeVariables
    self.freeRows = freeRows
    self.freeRuns = freeRuns
    self.lastSequence = lastSequence
    self.lastVariableStamp = lastVariableStamp
    self.seed = seed
  }

  /// A second store with the same records and the same handles.
  func copy() -> RowStore {
    RowStore(
      variables: variables.copy(), rows: rows.copy(), terms: terms.copy(), freeVariables: freeVariables.copy(),
      freeRows: freeRows.copy(), freeRuns: freeRuns.copy(), lastSequence: lastSequence,
      lastVariableStamp: lastVariableStamp, seed: seed)
  }

  /// Ensures that no handle created by `other`, a copy of this store, matches a record of this one.
  mutating func continueNumbering(after other: borrowing RowStore) {
    lastSequence = max(lastSequence, other.lastSequence)
    lastVariableStamp = max(lastVariableStamp, other.lastVariableStamp)
  }

  // MARK: Reading

  subscript(row: RowID) -> Row { @_transparent get { rows[row] } }
  subscript(term: TermID) -> RowTerm { @_transparent get { terms[term] } }

  /// The head of the list of a variable's occurrences.
  @_transparent
  func firstOccurrence(of variable: VariableID) -> TermID { variables[variable].firstTerm }

  @_transparent
  func sign(of variable: VariableID) -> VariableSign { variables[variable].sign }

  /// Direct access for inner loops; valid until a variable, a row or a term is made.
  var reader: RowReader {
    @_transparent get {
      RowReader(variables: variables.pointer, rows: rows.pointer, terms: terms.pointer)
    }
  }

  var rowIDs: IdentityRange<RowID> { @_transparent get { rows.ids } }
  var variableIDs: IdentityRange<VariableID> { @_transparent get { variables.ids } }
  var rowCount: Int32 { @_transparent get { rows.count } }
  var variableCount: Int32 { @_transparent get { variables.count } }
  var termCount: Int32 { terms.count }
  var rowCapacity: Int32 { rows.capacity }
  var variableCapacity: Int32 { variables.capacity }
  /// The creation number of the last constraint.
  var newestSequence: UInt32 { @_transparent get { lastSequence } }

  mutating func reserve(variables variableCount: Int32, rows rowCount: Int32, terms termCount: Int32) {
    variables.reserve(variableCount)
    rows.reserve(rowCount)
    terms.reserve(termCount)
  }

  // MARK: Handles

  @_transparent
  func handle(of variable: VariableID) -> Variable {
    Variable(index: variable.rawValue, stamp: variables[variable].stamp &+ seed)
  }

  @_transparent
  func handle(of row: RowID) -> Constraint { Constraint(index: row.rawValue, stamp: rows[row].sequence &+ seed) }

  /// The variable of a handle. Stops the program if there is none.
  @_transparent
  func variable(_ handle: Variable) -> VariableID {
    let id = VariableID(handle.index)
    guard variables.contains(id), variables[id].stamp == handle.stamp &- seed, variables[id].sign != .vacant else {
      HandleFault.variable()
    }
    return id
  }

  /// The row of a handle. Stops the program if there is none.
  @_transparent
  func row(_ handle: Constraint) -> RowID {
    let id = RowID(handle.index)
    let sequence = handle.stamp &- seed
    // Bounds and vacant records have the sequence 0.
    guard rows.contains(id), rows[id].sequence == sequence, sequence != 0 else { HandleFault.constraint() }
    return id
  }

  // MARK: Variables

  @_transparent
  mutating func makeVariable(isNonNegative: Bool) -> VariableID {
    // Stamps have 30 bits. After a billion variables they start again from zero.
    lastVariableStamp = (lastVariableStamp &+ 1) & 0x3fff_ffff
    let record = VariableRecord(stamp: lastVariableStamp, sign: isNonNegative ? .nonNegative : .any)
    if let free = freeVariables.popLast() {
      variables[free] = record
      return free
    }
    return variables.append(record)
  }

  /// Declares that there is a row for the implicit bound of a variable, or that there is none any more.
  mutating func setHasBoundRow(_ hasBoundRow: Bool, _ variable: VariableID) {
    variables[variable].sign = hasBoundRow ? .nonNegativeByRow : .nonNegative
  }

  /// Makes the handles of a variable stale. Its record lives on until ``delete(_:)-(VariableID)``.
  mutating func vacate(_ variable: VariableID) { variables[variable].sign = .vacant }

  /// Frees the record of a discarded variable.
  mutating func delete(_ variable: VariableID) {
    if !variables[variable].firstTerm.isNull { HandleFault.referencedVariable() }
    variables[variable].sign = .vacant
    freeVariables.append(variable)
  }

  // MARK: Rows

  /// Creates a row. Terms of one variable are added, and terms with a sum of zero are omitted.
  @_transparent
  mutating func insert(
    _ given: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Float
  ) -> RowID {
    guard lastSequence < .max, given.count <= Row.maximumTermCount else { HandleFault.tooLarge() }
    lastSequence &+= 1
    return insert(given, relation, constant: constant, priority: priority, sequence: lastSequence)
  }

  /// Makes the row of the implicit `variable >= 0` of a variable.
  mutating func insertBound(of variable: VariableID) -> RowID {
    let term = Term(1, handle(of: variable))
    let row = withUnsafePointer(to: term) {
      insert(
        UnsafeBufferPointer(start: $0, count: 1), .greaterThanOrEqual, constant: 0, priority: 1000, sequence: 0)
    }
    setHasBoundRow(true, variable)
    return row
  }

  @_transparent
  private mutating func insert(
    _ given: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Float, sequence: UInt32
  ) -> RowID {
    let count = Int32(truncatingIfNeeded: given.count)
    let first = takeRun(count)
    let row = store(
      Row(
        constant: constant, sequence: sequence, firstTerm: first, termCount: count, priority: priority,
        relation: relation))
    if !link(given, first, row) { normalize(row) }
    return row
  }

  /// Removes terms with a coefficient of zero, and scales the row. Most rows need neither.
  @inline(never)
  private mutating func normalize(_ row: RowID) {
    if rows[row].terms.contains(where: { terms[$0].coefficient == 0 }) { condense(row) }
    var largest = 0.0
    for term in rows[row].terms { largest = max(largest, abs(terms[term].coefficient)) }
    guard largest > 0, largest.isFinite else { return }
    let exponent = min(max(-Int(largest.exponent), -Row.maximumExponent), Row.maximumExponent)
    rows[row].setScale(exponent: exponent)
    let scale = rows[row].scale
    for term in rows[row].terms { terms[term].coefficient *= scale }
    rows[row].constant *= scale
  }

  @_transparent
  private mutating func store(_ row: Row) -> RowID {
    if let free = freeRows.popLast() {
      rows[free] = row
      return free
    }
    return rows.append(row)
  }

  /// Sets the constant of a row, in the row's scale.
  mutating func setConstant(_ constant: Double, of row: RowID) { rows[row].constant = constant }
  mutating func setPriority(_ priority: Float, of row: RowID) { rows[row].priority = priority }

  /// Frees the record of a row and its terms. All its terms must be among the occurrences.
  mutating func delete(_ row: RowID) {
    let record = rows[row]
    for term in record.terms { hideOccurrence(term) }
    if record.isBound { setHasBoundRow(false, terms[record.firstTerm].variable) }
    giveBackRun(record.firstTerm, count: record.termCount)
    rows[row].vacate()
    freeRows.append(row)
  }

  // MARK: Terms

  /// Writes the terms of a row and links them to their variables. Returns `false` if some have to be removed or scaled.
  @_transparent
  private func link(_ given: UnsafeBufferPointer<Term>, _ first: TermID, _ row: RowID) -> Bool {
    // The bits in which the exponent of a coefficient differs from that of one; not zero either when a term is left behind.
    var unusual: UInt64 = 0
    var position = first
    for term in given {
      let variable = variable(term.variable)
      let head = variables[variable].firstTerm
      var coefficient = term.coefficient
      if !head.isNull {
        if terms[head].row == row {
          // The variable has a term already. This term remains with a coefficient of zero.
          let sum = terms[head].coefficient + coefficient
          let largest = max(abs(terms[head].coefficient), abs(coefficient))
          terms[head].coefficient = 0
          unusual = ~0
          coefficient = abs(sum) <= Tolerances.cancellation * largest ? 0 : sum
        }
        terms[head].previous = position
      }
      unusual |= (coefficient.bitPattern ^ (1.0).bitPattern) & 0x7ff0_0000_0000_0000
      terms[position] = RowTerm(
        coefficient: coefficient, variable: variable, row: row, next: head, previous: .null)
      variables[variable].firstTerm = position
      position = TermID(position.rawValue &+ 1)
    }
    return unusual == 0
  }

  /// Moves the terms of a new row whose coefficients are not zero to a run of their own.
  private mutating func condense(_ row: RowID) {
    let record = rows[row]
    var used: Int32 = 0
    for term in record.terms {
      hideOccurrence(term)
      if terms[term].coefficient != 0 { used += 1 }
    }
    let run = takeRun(used)
    var position = run
    for term in record.terms where terms[term].coefficient != 0 {
      terms[position] = terms[term]
      showOccurrence(position)
      position = TermID(position.rawValue + 1)
    }
    giveBackRun(record.firstTerm, count: record.termCount)
    rows[row].setTerms(first: run, count: used)
  }

  /// A run of `count` unused terms; null for none.
  private mutating func takeRun(_ count: Int32) -> TermID {
    guard count > 0 else { return .null }
    if count < freeRuns.count, !freeRuns[count].isNull {
      let first = freeRuns[count]
      freeRuns[count] = terms[first].next
      return first
    }
    return terms.append(
      repeating: RowTerm(coefficient: 0, variable: .null, row: .null, next: .null, previous: .null), count: count)
  }

  private mutating func giveBackRun(_ first: TermID, count: Int32) {
    guard count > 0 else { return }
    freeRuns.extend(to: count + 1, with: .null)
    terms[first].next = freeRuns[count]
    freeRuns[count] = first
  }

  /// Puts a term among the occurrences of its variable.
  @_transparent
  func showOccurrence(_ term: TermID) {
    let variable = terms[term].variable
    let head = variables[variable].firstTerm
    terms[term].previous = .null
    terms[term].next = head
    if !head.isNull { terms[head].previous = term }
    variables[variable].firstTerm = term
  }

  /// Takes a term out of the occurrences of its variable.
  @_transparent
  func hideOccurrence(_ term: TermID) {
    let record = terms[term]
    if !record.previous.isNull {
      terms[record.previous].next = record.next
    } else {
      variables[record.variable].firstTerm = record.next
    }
    if !record.next.isNull { terms[record.next].previous = record.previous }
  }
}
