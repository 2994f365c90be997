// SPDX-License-Identifier: MIT

/// Constants that are edited repeatedly while the vertex does not change.
///
/// The first edit of a constant walks through what depends on it. The second, at the same vertex, computes the derivative of
/// the solution with respect to the constant; from then on, an edit is one addition for each variable that moves. The
/// range of the constant in which no row gets the wrong sign is known too (ranging); within it, no row is examined.
extension ConstraintSystem {
  /// Applies the edits of constants since the last solve.
  mutating func carryOutEdits() {
    guard pending.hasEdits else { return }
    refreshTears()
    let isOnlyChange = pending.editCount == 1 && !valuation.hasDirty
    for index in 0..<pending.editCount {
      let edit = pending.edit(at: index)
      pending.settleEdit(of: edit.row)
      let change = store[edit.row].constant - edit.oldConstant
      guard change != 0 else { continue }
      let status = basis.status(of: edit.row)
      if status.isBasic {
        if !useColumn(of: edit.row, change: change) {
          let variable = basicVariable(of: edit.row)
          if isOnlyChange { propagate(from: variable) } else { markDirty(variable) }
          valuation.version += 1
        }
      } else if status != .vacant {
        pending.addCandidate(edit.row)
        valuation.version += 1
      }
    }
    pending.removeAllEdits()
  }

  /// If only one constant changed and the vertex does not change, moves everything by the column of the constant's row.
  /// Returns `false` if more has to be done.
  mutating func moveAlongColumn() -> Bool {
    guard pending.isOneEdit, !valuation.hasDirty, valuation.firstUnsolved == store.variableCount else { return false }
    let edit = pending.edit(at: 0)
    let change = store[edit.row].constant - edit.oldConstant
    let column = columns.column(of: edit.row)
    guard !column.isNull, columns[column].isBuilt, columns[column].version == basis.version,
      !columns[column].needsRecomputation, updateRange(of: column, row: edit.row, change: change)
    else { return false }
    pending.removeAllEdits()
    pending.settleEdit(of: edit.row)
    columns[column].uses += 1
    let gains = columns[column].gains
    for index in 0..<Int(columns[column].gainCount) {
      let gain = gains[index]
      valuation.move(gain.variable, by: gain.amount * change)
    }
    columns.noteMove(along: column, by: change)
    valuation.version += 1
    columns[column].valueVersion = valuation.version
    return true
  }

  /// Moves everything by the column of a row. Returns `false` if no column can be used.
  private mutating func useColumn(of row: RowID, change: Double) -> Bool {
    let column = columns.makeColumn(of: row, rowCapacity: store.rowCapacity)
    guard columns[column].version == basis.version else {
      columns[column].version = basis.version
      columns[column].isBuilt = false
      columns[column].uses = 0
      return false
    }
    let needsRecomputation = columns[column].needsRecomputation
    columns[column].uses += 1
    guard !needsRecomputation else { return false }
    if !columns[column].isBuilt {
      let size = Int(store.rowCount) + Int(store.variableCount)
      guard columns.hasRoom(size: size, version: basis.version) else { return false }
      buildColumn(column, of: row)
    }
    let isWithinRange = updateRange(of: column, row: row, change: change)
    apply(columns[column], change: change, isWithinRange: isWithinRange)
    valuation.version += 1
    if isWithinRange { columns[column].valueVersion = valuation.version }
    return true
  }

  private mutating func apply(_ column: ResponseColumn, change: Double, isWithinRange: Bool) {
    for index in 0..<Int(column.gainCount) {
      let gain = column.gains[index]
      setValue(valuation[gain.variable] + gain.amount * change, of: gain.variable)
    }
    if !isWithinRange {
      for index in 0..<Int(column.slopeCount) { pending.addCandidate(column.slopes[index].row) }
    }
  }

  // MARK: Ranging

  /// Whether the new constant of `row` lets all rows outside the basis keep their signs.
  private mutating func updateRange(of column: ColumnID, row: RowID, change: Double) -> Bool {
    let constant = store[row].constant
    if columns[column].valueVersion != valuation.version {
      columns[column].valueVersion = valuation.version
      let old = constant - change
      let record = columns[column]
      var range = ConstantRange()
      for index in 0..<Int(record.slopeCount) { limit(&range, by: record.slopes[index], at: old) }
      for index in 0..<Int(record.boundedCount) { limit(&range, by: record.gains[index], at: old) }
      columns[column].range = range
    }
    return columns[column].range.contains(constant)
  }

  /// If the residual of a row outside the basis may not pass zero, the constant may not pass the number at which the
  /// residual is zero. For a row that has the wrong sign already, because it was edited itself, that number is on the
  /// other side.
  private mutating func limit(_ range: inout ConstantRange, by slope: Slope, at constant: Double) {
    let residual = presentResidual(of: slope.row).value
    let row = store[slope.row]
    let status = basis.status(of: slope.row)
    let isOneSided = status.isViolated || !row.isEquality
    let mayGrow = isOneSided && (status.isViolated ? status == .above : row.relation == .greaterThanOrEqual)
    let mayShrink = isOneSided && !mayGrow
    let distance = (isOneSided ? (mayGrow ? residual : -residual) : -abs(residual)) / abs(slope.amount)
    let growsWithConstant = slope.amount > 0
    if !(growsWithConstant ? mayGrow : mayShrink) { range.limit(to: constant + distance, fromAbove: true) }
    if !(growsWithConstant ? mayShrink : mayGrow) { range.limit(to: constant - distance, fromAbove: false) }
  }

  /// If a variable may not be negative, the constant may not pass the number at which it is zero.
  private mutating func limit(_ range: inout ConstantRange, by gain: Gain, at constant: Double) {
    let distance = valuation[gain.variable] / abs(gain.amount)
    range.limit(to: gain.amount > 0 ? constant - distance : constant + distance, fromAbove: gain.amount < 0)
  }

  // MARK: Building

  /// Computes the derivative of the solution with respect to the constant of a row of the basis.
  private mutating func buildColumn(_ column: ColumnID, of row: RowID) {
    let capacity = columns[column].capacity
    columns[column].isBuilt = true
    columns[column].removeAll()
    collectCone(of: basicVariable(of: row))
    derivatives.cover(store.variableCapacity, with: 0)
    differentiate(row)
    appendGains(to: column, bounded: true)
    columns[column].boundedCount = columns[column].gainCount
    appendGains(to: column, bounded: false)
    appendSlopes(to: column)
    columns.noteMemory(of: column, before: capacity)
    for index in 0..<walk.visitCount { derivatives[walk[index].variable] = 0 }
    collectedRows.removeAll()
  }

  /// Lists the derivatives just computed: of variables with a bound that has no row, or of the others.
  private mutating func appendGains(to column: ColumnID, bounded: Bool) {
    var position = walk.finishedCount
    while position > 0 {
      position -= 1
      let variable = walk[walk.finishedVisit(at: position)].variable
      let amount = derivatives[variable]
      guard amount != 0, (store.sign(of: variable) == .nonNegative) == bounded else { continue }
      columns[column].appendGain(Gain(amount: amount, variable: variable))
    }
  }

  /// The derivative of the residual of a row; 0 if it is due to rounding.
  @_transparent
  func slope(of row: RowID) -> Double {
    var slope = 0.0
    var magnitude = 0.0
    for term in store[row].terms {
      let summand = store[term].coefficient * derivatives[store[term].variable]
      slope += summand
      magnitude = max(magnitude, abs(summand))
    }
    return abs(slope) > Tolerances.cancellation * magnitude ? slope : 0
  }

  /// Lists how the residuals of the rows just collected respond.
  private mutating func appendSlopes(to column: ColumnID) {
    for index in 0..<collectedRows.count {
      let row = collectedRows[index]
      let slope = slope(of: row)
      if slope != 0 { columns[column].appendSlope(Slope(amount: slope, row: row)) }
    }
  }

  /// Walks down from `root`. Afterward the walk lists the visits, dependents first; `collectedRows` the rows outside
  /// the basis, each once for each of its variables; and `reachedTears` the tears.
  mutating func collectCone(of root: VariableID) {
    walk.begin(variableCapacity: store.variableCapacity)
    collectedRows.removeAll()
    reachedTears.removeAll()
    visitDependents(of: root)
    // Tears are crossed one after another, so that the order is also correct for the definitions between them.
    var next: Int32 = 0
    while next < reachedTears.count {
      visitDependents(of: tears[reachedTears[next]].variable)
      next += 1
    }
    for index in 0..<reachedTears.count { tears.endReach(of: reachedTears[index]) }
  }

  private mutating func visitDependents(of root: VariableID) {
    guard !walk.hasVisited(root) else { return }
    let depth = walk.depth
    openDependent(root)
    while walk.depth > depth {
      let visit = walk.top
      let term = TermID(walk[visit].cursor)
      if term.isNull {
        walk.finishVisit()
        continue
      }
      walk[visit].cursor = store[term].next.rawValue
      let row = store[term].row
      switch basis.status(of: row) {
      case .defining:
        let dependent = store[basis.basicTerm(of: row)].variable
        if !walk.hasVisited(dependent) { openDependent(dependent) }
      case .tearing:
        let tear = basis.tear(of: row)
        if tears.reach(tear) { reachedTears.append(tear) }
      case .inactive, .above, .below:
        collectedRows.append(row)
      case .vacant, .relaxed:
        break
      }
    }
  }

  @_transparent
  private mutating func openDependent(_ variable: VariableID) {
    walk.open(variable, cursor: store.firstOccurrence(of: variable).rawValue, end: -1)
  }

  // MARK: Differentiating

  /// Fills in the derivatives of the variables in the cone with respect to the constant of `row`; if it is null, with respect
  /// to the free variables whose derivatives are set.
  mutating func differentiate(_ row: RowID) {
    sweepDerivatives(row)
    guard !reachedTears.isEmpty else { return }
    var order = Table<TearID>()
    for index in 0..<reachedTears.count { tears.visit(from: reachedTears[index], &order) }
    var position: Int32 = 0
    while position < order.count {
      differentiateTears(with: order[position], row)
      position += tears.mateCount(of: order[position])
    }
    for index in 0..<order.count {
      let tear = order[index]
      let variable = tears[tear].variable
      if walk.hasVisited(variable) { derivatives[variable] = tears[tear].amount }
      tears.endVisit(of: tear)
    }
    sweepDerivatives(row)
  }

  /// Computes the derivatives of the variables of a tear and its mates.
  private mutating func differentiateTears(with tear: TearID, _ row: RowID) {
    let count = tears.mateCount(of: tear)
    guard count > 1 else {
      let change = tears.solution(of: tear, rightSide: -residualDerivative(of: tear, row))
      return tears.setAmount(change, of: tear)
    }
    for index in 0..<count {
      tears.setRightSide(-residualDerivative(of: tears.mate(of: tear, at: index), row), of: tear, at: index)
    }
    tears.solveBlock(of: tear)
    for index in 0..<count {
      tears.setAmount(tears.solution(of: tear, at: index), of: tears.mate(of: tear, at: index))
    }
  }

  /// The derivative of a tear's residual without the contribution of its own block: that of the definitions and of the
  /// tears above it.
  private mutating func residualDerivative(of tear: TearID, _ row: RowID) -> Double {
    var sum = tears[tear].row == row ? 1.0 : 0
    for term in store[tears[tear].row].terms {
      let variable = store[term].variable
      // Tear variables still have the derivative zero in this first sweep.
      if walk.hasVisited(variable) { sum += store[term].coefficient * derivatives[variable] }
    }
    return sum + tears.inflow(of: tear)
  }

  private mutating func sweepDerivatives(_ row: RowID) {
    var position = walk.finishedCount
    while position > 0 {
      position -= 1
      let variable = walk[walk.finishedVisit(at: position)].variable
      let definition = basis.definingRow(of: variable)
      guard !definition.isNull else { continue }
      let basicTerm = basis.basicTerm(of: definition)
      var sum = definition == row ? 1.0 : 0
      for term in store[definition].terms where term != basicTerm {
        sum += store[term].coefficient * derivatives[store[term].variable]
      }
      derivatives[variable] = sum == 0 ? 0 : -sum / store[basicTerm].coefficient
    }
  }
}
