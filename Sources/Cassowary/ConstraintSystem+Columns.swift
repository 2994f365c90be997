// SPDX-License-Identifier: MIT

/// Constants that are edited again and again while the vertex stays what it is.
///
/// The first edit of a constant walks through what depends on it. The second, at the same vertex, computes the derivative of
/// the solution with respect to the constant; from then on, an edit is one addition for each variable that
/// moves. How far the constant may go before some row gets the wrong sign is known as well (ranging), so within that
/// range not even the rows are looked at.
extension ConstraintSystem {
  /// Remembers that the constant of a tight row is to change; the next solve carries it out.
  mutating func edit(_ row: Int32, to constant: Double) {
    if !rows[row].isEdited {
      rows[row].isEdited = true
      edits.append(Share(row: row, weight: rows[row].constant))
    }
    rows[row].constant = constant
  }

  /// Carries out the edits of constants since the last solve.
  mutating func carryOutEdits() {
    guard !edits.isEmpty else { return }
    refreshTears()
    let isOnlyChange = edits.count == 1 && dirty.isEmpty
    for index in 0..<edits.count {
      let row = edits[index].row
      rows[row].isEdited = false
      let change = rows[row].constant - edits[index].weight
      guard change != 0 else { continue }
      if rows[row].isTight {
        if !useColumn(of: row, change: change) {
          let variable = determinedVariable(of: row)
          if isOnlyChange { propagate(from: variable) } else { markDirty(variable) }
          valueVersion += 1
        }
      } else if rows[row].status != .vacant {
        suspect(row)
        valueVersion += 1
      }
    }
    edits.removeAll()
  }

  /// Where one constant changed and nothing else, and the vertex stays what it is: moves everything by the column of the
  /// constant's row. False if that is not all there is to do.
  mutating func moveAlongColumn() -> Bool {
    guard edits.count == 1, suspects.isEmpty, dirty.isEmpty, removedRows.isEmpty, discardedVariables.isEmpty,
      firstUnsolved == variables.count
    else { return false }
    let row = edits[0].row
    let change = rows[row].constant - edits[0].weight
    guard row < columnPlaces.count, columnPlaces[row] != none else { return false }
    let index = columnPlaces[row]
    guard columns[index].isBuilt, columns[index].version == version, !isWornOut(columns[index]),
      updateRange(of: index, row: row, change: change)
    else { return false }
    edits.removeAll()
    rows[row].isEdited = false
    columns[index].uses += 1
    let gains = columns[index].gains
    for place in 0..<Int(columns[index].gainCount) {
      let gain = gains[place]
      values[gain.variable] += gain.amount * change
    }
    movedColumn = index
    movedBy = change
    valueVersion += 1
    columns[index].valueVersion = valueVersion
    return true
  }

  /// Calls `body` with each variable that moved along the column of the last solve, and the value it had before.
  func forEachMove(_ body: (_ variable: Int32, _ oldValue: Double) -> Void) {
    guard movedColumn != none else { return }
    let column = columns[movedColumn]
    for place in 0..<Int(column.gainCount) {
      let gain = column.gains[place]
      body(gain.variable, values[gain.variable] - gain.amount * movedBy)
    }
  }

  /// Whether it is time to compute everything from its definition, lest rounding errors add up: after 256 additions they
  /// may have come to 3·10⁻¹⁴ of a value.
  @inline(__always)
  private func isWornOut(_ column: Column) -> Bool { column.uses % 256 == 255 }

  /// Moves everything by the column of a row; false if there is none to be used this time.
  private mutating func useColumn(of row: Int32, change: Double) -> Bool {
    let index = columnIndex(of: row)
    guard columns[index].version == version else {
      columns[index].version = version
      columns[index].isBuilt = false
      columns[index].uses = 0
      return false
    }
    let isWornOut = isWornOut(columns[index])
    columns[index].uses += 1
    guard !isWornOut else { return false }
    if !columns[index].isBuilt { buildColumn(index, of: row) }
    let isWithinRange = updateRange(of: index, row: row, change: change)
    apply(columns[index], change: change, isWithinRange: isWithinRange)
    valueVersion += 1
    if isWithinRange { columns[index].valueVersion = valueVersion }
    return true
  }

  private mutating func apply(_ column: Column, change: Double, isWithinRange: Bool) {
    let gains = column.gains
    for index in 0..<Int(column.gainCount) {
      let gain = gains[index]
      setValue(values[gain.variable] + gain.amount * change, of: gain.variable)
    }
    if !isWithinRange {
      for index in 0..<Int(column.slopeCount) { suspect(column.slopes[index].row) }
    }
  }

  private mutating func columnIndex(of row: Int32) -> Int32 {
    columnPlaces.extend(to: row + 1, with: none)
    if columnPlaces[row] != none { return columnPlaces[row] }
    let index: Int32
    if let free = freeColumns.popLast() {
      index = free
      columns[index] = Column()
    } else {
      index = columns.count
      columns.append(Column())
    }
    columnPlaces[row] = index
    return index
  }

  mutating func dropColumn(of row: Int32) {
    guard row < columnPlaces.count, columnPlaces[row] != none else { return }
    let index = columnPlaces[row]
    columns[index].deallocate()
    freeColumns.append(index)
    columnPlaces[row] = none
  }

  // MARK: Ranging

  /// Whether the new constant of `row` lets all rows outside the vertex keep their signs.
  private mutating func updateRange(of index: Int32, row: Int32, change: Double) -> Bool {
    let constant = rows[row].constant
    if columns[index].valueVersion != valueVersion {
      columns[index].valueVersion = valueVersion
      let old = constant - change
      columns[index].lowerConstant = -.infinity
      columns[index].upperConstant = .infinity
      for place in 0..<Int(columns[index].slopeCount) { narrowRange(of: index, by: columns[index].slopes[place], old) }
      for place in 0..<Int(columns[index].boundedCount) { narrowRange(of: index, by: columns[index].gains[place], old) }
    }
    return constant >= columns[index].lowerConstant && constant <= columns[index].upperConstant
  }

  private mutating func narrowRange(of index: Int32, by slope: Slope, _ constant: Double) {
    let residual = presentResidual(of: slope.row).value
    let row = rows[slope.row]
    let isOneSided = row.isViolated || row.relation != .equal
    let mayGrow = isOneSided && (row.isViolated ? row.status == .above : row.relation == .greaterThanOrEqual)
    let mayShrink = isOneSided && !mayGrow
    // Where the residual may not pass zero, the constant may not pass the place at which it is zero. A row that has the
    // wrong sign already, since it was edited itself, puts that place on the other side.
    let limit = (isOneSided ? (mayGrow ? residual : -residual) : -abs(residual)) / abs(slope.amount)
    let growsWithConstant = slope.amount > 0
    if !(growsWithConstant ? mayGrow : mayShrink) {
      columns[index].upperConstant = min(columns[index].upperConstant, constant + limit)
    }
    if !(growsWithConstant ? mayShrink : mayGrow) {
      columns[index].lowerConstant = max(columns[index].lowerConstant, constant - limit)
    }
  }

  /// Where a variable may not be negative, the constant may not pass the place at which it is zero.
  private mutating func narrowRange(of index: Int32, by gain: Gain, _ constant: Double) {
    let limit = values[gain.variable] / abs(gain.amount)
    if gain.amount > 0 {
      columns[index].lowerConstant = max(columns[index].lowerConstant, constant - limit)
    } else {
      columns[index].upperConstant = min(columns[index].upperConstant, constant + limit)
    }
  }

  // MARK: Building

  /// Computes the derivative of the solution with respect to the constant of a tight row.
  private mutating func buildColumn(_ index: Int32, of row: Int32) {
    columns[index].isBuilt = true
    columns[index].gainCount = 0
    columns[index].slopeCount = 0
    collectCone(of: determinedVariable(of: row))
    derivatives.extend(to: variables.count, with: 0)
    differentiate(row)
    appendGains(to: index, bounded: true)
    columns[index].boundedCount = columns[index].gainCount
    appendGains(to: index, bounded: false)
    for place in 0..<collected.count {
      let touched = collected[place]
      var slope = 0.0
      var magnitude = 0.0
      for term in rows[touched].firstTerm..<rows[touched].endTerm {
        let summand = terms[term].coefficient * derivatives[terms[term].variable]
        slope += summand
        magnitude = max(magnitude, abs(summand))
      }
      if abs(slope) > Tolerance.cancellation * magnitude {
        columns[index].appendSlope(Slope(amount: slope, row: touched))
      }
    }
    for place in 0..<visits.count { derivatives[visits[place].variable] = 0 }
    collected.removeAll()
    visits.removeAll()
    postorder.removeAll()
  }

  /// Lists the derivatives just computed: of variables with a bound that has no row, or of the others.
  private mutating func appendGains(to index: Int32, bounded: Bool) {
    var place = postorder.count
    while place > 0 {
      place -= 1
      let variable = visits[postorder[place]].variable
      guard derivatives[variable] != 0, (variables[variable].sign == .nonNegative) == bounded else { continue }
      columns[index].appendGain(Gain(amount: derivatives[variable], variable: variable))
    }
  }

  /// Walks down from `root`: `postorder` then lists the visits, dependents before what they depend on, and `collected` the
  /// rows outside the vertex, each once for each of its variables, and `reachedTears` the tears.
  private mutating func collectCone(of root: Int32) {
    beginWalk()
    postorder.removeAll()
    collected.removeAll()
    reachedTears.removeAll()
    visitDependents(of: root)
    // Tears are crossed one after the other, so that the order stays right for the definitions between them.
    var next: Int32 = 0
    while next < reachedTears.count {
      visitDependents(of: tears[reachedTears[next]].variable)
      next += 1
    }
    for index in 0..<reachedTears.count { tears[reachedTears[index]].isOnStack = false }
  }

  private mutating func visitDependents(of root: Int32) {
    guard visitIndex(of: root) == none else { return }
    let bottom = stack.count
    openDependent(root)
    while stack.count > bottom {
      let visit = stack[stack.count - 1]
      let term = visits[visit].cursor
      if term == none {
        stack.removeLast()
        postorder.append(visit)
        continue
      }
      visits[visit].cursor = terms[term].next
      let row = terms[term].row
      switch rows[row].status {
      case .defining:
        let dependent = terms[rows[row].out].variable
        if visitIndex(of: dependent) == none { openDependent(dependent) }
      case .tearing:
        let tear = rows[row].out
        if !tears[tear].isOnStack {
          tears[tear].isOnStack = true
          reachedTears.append(tear)
        }
      case .idle, .above, .below:
        collected.append(row)
      case .vacant, .leftOut:
        break
      }
    }
  }

  private mutating func openDependent(_ variable: Int32) {
    visitPlaces[variable] = visits.count
    stack.append(visits.count)
    visits.append(Visit(variable: variable, cursor: variables[variable].firstTerm, end: none))
  }

  /// Fills in the derivatives of the variables in the cone with respect to the constant of `row`.
  private mutating func differentiate(_ row: Int32) {
    sweepDerivatives(row)
    guard !reachedTears.isEmpty else { return }
    var order = Table<Int32>()
    for index in 0..<reachedTears.count { visitTears(from: reachedTears[index], &order) }
    var place: Int32 = 0
    while place < order.count {
      let tear = order[place]
      let block = tears[tear].block
      if block == none {
        tears[tear].amount = -residualDerivative(of: tear, row) / tears[tear].pivot
        place += 1
      } else {
        let record = blocks[block]
        for member in 0..<record.count {
          record.scratch[Int(member)] = -residualDerivative(of: record.members[Int(member)], row)
        }
        record.solve()
        for member in 0..<record.count { tears[record.members[Int(member)]].amount = record.scratch[Int(member)] }
        place += record.count
      }
    }
    for index in 0..<order.count {
      let tear = order[index]
      if visitIndex(of: tears[tear].variable) != none { derivatives[tears[tear].variable] = tears[tear].amount }
      tears[tear].amount = 0
      tears[tear].index = 0
    }
    sweepDerivatives(row)
  }

  /// The derivative of a tear's residual while its own block stands still: what the definitions contribute, and what the
  /// tears above it do.
  private mutating func residualDerivative(of tear: Int32, _ row: Int32) -> Double {
    var sum = tears[tear].row == row ? 1.0 : 0
    for term in rows[tears[tear].row].firstTerm..<rows[tears[tear].row].endTerm {
      let variable = terms[term].variable
      // Tear variables still have the derivative zero in this first sweep.
      if visitIndex(of: variable) != none { sum += terms[term].coefficient * derivatives[variable] }
    }
    let block = tears[tear].block
    var entry = tears[tear].jacobian
    while entry != none {
      let input = sparse[entry].index
      if input != tear, block == none || tears[input].block != block {
        sum += sparse[entry].value * tears[input].amount
      }
      entry = sparse[entry].next
    }
    return sum
  }

  private mutating func sweepDerivatives(_ row: Int32) {
    var place = postorder.count
    while place > 0 {
      place -= 1
      let variable = visits[postorder[place]].variable
      let definition = variables[variable].definition
      guard definition != none, rows[definition].status == .defining else { continue }
      let out = rows[definition].out
      var sum = definition == row ? 1.0 : 0
      for term in rows[definition].firstTerm..<rows[definition].endTerm where term != out {
        sum += terms[term].coefficient * derivatives[terms[term].variable]
      }
      derivatives[variable] = sum == 0 ? 0 : -sum / terms[out].coefficient
    }
  }
}
