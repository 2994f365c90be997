// SPDX-License-Identifier: MIT

/// Values are computed when they are read, each once for any number of changes.
extension ConstraintSystem {
  // MARK: Residuals

  /// The residual of a row, after bringing its variables up to date.
  mutating func residual(of row: RowID) -> Residual {
    // This comes first because it may define variables that are clean now, and so change them.
    refreshTears()
    for term in store[row].terms where valuation.isDirty(store[term].variable) { evaluate(store[term].variable) }
    return presentResidual(of: row)
  }

  /// The residual of a row at the values as they are.
  @_transparent
  func presentResidual(of row: RowID) -> Residual {
    let record = store[row]
    var value = record.constant
    var magnitude = abs(value)
    for term in record.terms {
      let summand = store[term].coefficient * valuation[store[term].variable]
      value += summand
      magnitude = max(magnitude, abs(summand))
    }
    return Residual(value: value, magnitude: magnitude)
  }

  /// Whether a residual has the sign that the row's status rules out.
  @_transparent
  func isInfeasible(_ row: RowID, _ residual: Residual) -> Bool {
    let value = residual.value
    let tolerance = residual.tolerance
    switch basis.status(of: row) {
    case .inactive:
      switch store[row].relation {
      case .equal: return abs(value) > tolerance
      case .lessThanOrEqual: return value > tolerance
      case .greaterThanOrEqual: return value < -tolerance
      }
    case .above: return value < -tolerance
    case .below: return value > tolerance
    case .vacant, .defining, .tearing, .relaxed: return false
    }
  }

  // MARK: Marking

  /// Marks `variable` and everything that depends on it for evaluation, and lists the rows outside the basis whose residuals
  /// may change.
  ///
  /// The walk ends at variables that are already dirty, so any number of changes before an evaluation costs at most one
  /// walk in total.
  mutating func markDirty(_ variable: VariableID) {
    // The list of dirty variables is also that of the variables to walk on from.
    var next = valuation.dirtyCount
    valuation.markDirty(variable)
    while next < valuation.dirtyCount {
      markDependents(of: valuation.dirtyVariable(at: next))
      next &+= 1
    }
  }

  /// Marks what depends on a variable directly.
  @_transparent
  mutating func markDependents(of variable: VariableID) {
    // Marking makes neither variables nor rows nor terms: their records stay where they are.
    let store = store.reader
    let basis = basis.reader
    var term = store.firstOccurrence(of: variable)
    while !term.isNull {
      let row = store[term].row
      term = store[term].next
      switch basis.status(of: row) {
      case .defining: valuation.markDirty(store[basis.basicTerm(of: row)].variable)
      case .tearing: valuation.markDirty(tears[basis.tear(of: row)].variable)
      case .inactive, .above, .below, .vacant: pending.addCandidate(row)
      case .relaxed: break
      }
    }
  }

  // MARK: Evaluating

  /// Brings all variables up to date.
  mutating func evaluateAll() {
    refreshTears()
    var index: Int32 = 0
    while index < valuation.dirtyCount {
      let variable = valuation.dirtyVariable(at: index)
      if valuation.isDirty(variable), !evaluateDirectly(variable) { evaluate(variable) }
      index += 1
    }
    valuation.keepFirstDirty(0)
  }

  /// Evaluates a variable if its inputs are up to date, which they usually are because definitions are listed in the
  /// order of creation. Returns `false` if it has to be evaluated by ``evaluate(_:)``.
  @_transparent
  mutating func evaluateDirectly(_ variable: VariableID) -> Bool {
    let basis = basis.reader
    let definition = basis.definition(of: variable)
    guard !definition.isNull, basis.status(of: definition) == .defining else { return false }
    let store = store.reader
    let values = valuation.reader
    let basicTerm = basis.basicTerm(of: definition)
    let record = store[definition]
    var sum = record.constant
    for term in record.terms where term != basicTerm {
      let input = store[term].variable
      guard !values.isDirty(input) else { return false }
      sum += store[term].coefficient * values[input]
    }
    valuation.markClean(variable)
    setValue(solution(of: sum, coefficient: store[basicTerm].coefficient), of: variable)
    return true
  }

  /// Brings a variable and all it depends on up to date; no tear may be stale.
  mutating func evaluate(_ variable: VariableID) {
    guard valuation.isDirty(variable) else { return }
    let depth = walk.depth
    walk.push(variable)
    while walk.depth > depth {
      let top = VariableID(walk.top)
      let definition = basis.definition(of: top)
      guard valuation.isDirty(top), !definition.isNull else {
        valuation.markClean(top)
        _ = walk.pop()
        continue
      }
      if basis.status(of: definition) == .tearing {
        _ = walk.pop()
        solveTears(with: basis.tear(of: definition))
      } else if !pushDirtyInputs(of: definition) {
        _ = walk.pop()
        valuation.markClean(top)
        setValue(definedValue(by: definition), of: top)
      }
    }
  }

  /// Pushes the dirty inputs of a definition; false if there are none.
  @_transparent
  private mutating func pushDirtyInputs(of row: RowID) -> Bool {
    let basicTerm = basis.basicTerm(of: row)
    var pushed = false
    for term in store[row].terms where term != basicTerm && valuation.isDirty(store[term].variable) {
      walk.push(store[term].variable)
      pushed = true
    }
    return pushed
  }

  @_transparent
  private mutating func definedValue(by row: RowID) -> Double {
    let basicTerm = basis.basicTerm(of: row)
    let record = store[row]
    var sum = record.constant
    for term in record.terms where term != basicTerm {
      sum += store[term].coefficient * valuation[store[term].variable]
    }
    return solution(of: sum, coefficient: store[basicTerm].coefficient)
  }

  @_transparent
  private func solution(of sum: Double, coefficient: Double) -> Double {
    coefficient == 1 ? -sum : coefficient == -1 ? sum : -sum / coefficient
  }

  @_transparent
  mutating func setValue(_ value: Double, of variable: VariableID) {
    guard valuation.set(value, of: variable) else { return }
    if value < 0, store.sign(of: variable) == .nonNegative { pending.addMissingBound(of: variable) }
  }
}
