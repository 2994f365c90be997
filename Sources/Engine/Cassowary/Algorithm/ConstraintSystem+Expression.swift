// SPDX-License-Identifier: MIT

/// Expressing a row, or a variable, by the rows of the basis and by free variables (in simplex terms, BTRAN).
extension ConstraintSystem {
  /// Expresses a row as a sum of rows of the basis (in `expression`) and of free variables (in the visits of `walk`).
  ///
  /// Unless `fully`, required equalities may be missing among the rows, because they never leave the basis.
  mutating func express(_ row: RowID, fully: Bool = false) {
    refreshTears()
    expression.removeAllSummands()
    appendSummands(of: row)
    eliminateDefinitions(origin: row)
    if !tears.isEmpty { eliminateTears(origin: row, fully: fully) }
  }

  /// Expresses a variable as ``express(_:fully:)`` does a row.
  mutating func express(variable: VariableID, fully: Bool = false) {
    refreshTears()
    expression.removeAllSummands()
    expression.appendSummand(1, variable)
    eliminateDefinitions(origin: .null)
    if !tears.isEmpty { eliminateTears(origin: .null, fully: fully) }
  }

  /// Adds the terms of `row`, times `factor`, to the expression.
  mutating func appendSummands(of row: RowID, times factor: Double = 1) {
    for term in store[row].terms {
      expression.appendSummand(factor * store[term].coefficient, store[term].variable)
    }
  }

  /// Replaces variables by their definitions, dependents first, until only free variables and those of tears are left.
  ///
  /// Starts from the summands of `expression`, which `origin` contributed. Afterward the visits contain the
  /// coefficients of the remaining variables, and the rows of `expression` how often each definition was used.
  mutating func eliminateDefinitions(origin: RowID) {
    walk.begin(variableCapacity: store.variableCapacity)
    expression.removeAll()
    for index in 0..<expression.summandCount { visitInputs(of: expression.summand(at: index).variable) }
    for index in 0..<expression.summandCount {
      let summand = expression.summand(at: index)
      walk.contribute(summand.coefficient, to: summand.variable, from: origin)
    }
    var position = walk.finishedCount
    while position > 0 {
      position -= 1
      eliminate(walk.finishedVisit(at: position))
    }
  }

  /// Replaces one variable by its definition.
  @_transparent
  private mutating func eliminate(_ visit: Int32) {
    if abs(walk[visit].coefficient) <= Tolerances.cancellation * walk[visit].magnitude {
      walk[visit].coefficient = 0
    }
    let definition = basis.definingRow(of: walk[visit].variable)
    guard !definition.isNull else { return }
    let basicTerm = basis.basicTerm(of: definition)
    let weight = walk[visit].coefficient / store[basicTerm].coefficient
    if weight != 0 { expression.append(definition, weight: weight) }
    for term in store[definition].terms where term != basicTerm {
      walk.contribute(-weight * store[term].coefficient, to: store[term].variable, from: definition)
    }
  }

  /// Visits `root` and all it depends on through definitions, and lists them inputs first.
  private mutating func visitInputs(of root: VariableID) {
    guard !walk.hasVisited(root) else { return }
    let depth = walk.depth
    openVisit(root)
    while walk.depth > depth {
      let visit = walk.top
      let cursor = walk[visit].cursor
      if cursor == walk[visit].end {
        walk.finishVisit()
      } else {
        walk[visit].cursor = cursor + 1
        let input = store[TermID(cursor)].variable
        if !walk.hasVisited(input) { openVisit(input) }
      }
    }
  }

  @_transparent
  private mutating func openVisit(_ variable: VariableID) {
    let definition = basis.definingRow(of: variable)
    guard !definition.isNull else { return walk.open(variable, cursor: 0, end: 0) }
    let first = store[definition].firstTerm.rawValue
    walk.open(variable, cursor: first, end: first + store[definition].termCount)
  }

  /// The free variable through which the row just expressed can become basic, or null.
  ///
  /// Of those with a coefficient that is large enough for a pivot, it is the preferred one. With `sparingOptionalRows`, one
  /// without an optional row of its own comes before all others. In a stack of views with content sizes, this is the length of the
  /// stack. Each content size would otherwise take the length of the view before it, which needs it next.
  mutating func freeVariableOfExpression(sparingOptionalRows: Bool = false) -> VariableID {
    var largest = 0.0
    var magnitude = 0.0
    for index in 0..<walk.visitCount {
      let visit = walk[index]
      magnitude = max(magnitude, visit.magnitude)
      if basis.isFree(visit.variable) { largest = max(largest, abs(visit.coefficient)) }
    }
    guard largest > Tolerances.negligible * magnitude else { return .null }
    let smallest = Tolerances.freePivot * largest
    let best = preferredFreeVariable(ofCoefficientAtLeast: smallest, sparingOptionalRows: false)
    guard sparingOptionalRows, hasOptionalRowOfItsOwn(best) else { return best }
    let other = preferredFreeVariable(ofCoefficientAtLeast: smallest, sparingOptionalRows: true)
    return other.isNull ? best : other
  }

  /// The preferred free variable of the expression with a coefficient of at least `smallest`, or null. With
  /// `sparingOptionalRows`, only variables without an optional row of their own are considered.
  private mutating func preferredFreeVariable(ofCoefficientAtLeast smallest: Double, sparingOptionalRows: Bool)
    -> VariableID
  {
    var best = VariableID.null
    for index in 0..<walk.visitCount where basis.isFree(walk[index].variable) {
      let visit = walk[index]
      guard abs(visit.coefficient) >= smallest, best.isNull || isPreferred(visit.variable, to: best),
        !sparingOptionalRows || !hasOptionalRowOfItsOwn(visit.variable)
      else { continue }
      best = visit.variable
    }
    return best
  }

  /// Whether one of the latest rows of a variable is an optional row outside the basis that contains no other variable.
  private mutating func hasOptionalRowOfItsOwn(_ variable: VariableID) -> Bool {
    var term = store.firstOccurrence(of: variable)
    var stepsLeft = 8
    while !term.isNull, stepsLeft > 0 {
      let row = store[term].row
      if store[row].termCount == 1, !store[row].isRequired, basis.status(of: row) == .inactive { return true }
      term = store[term].next
      stepsLeft -= 1
    }
    return false
  }

  // MARK: What depends on a variable

  /// Lists in `collectedRows` the rows that cost and depend on `variable`.
  ///
  /// With `offeringVariable`, inactive equalities that depend on it become candidates, because a free variable may be
  /// available.
  mutating func collectDependents(of variable: VariableID, offeringVariable: Bool = false) {
    walk.begin(variableCapacity: store.variableCapacity)
    collectMoreDependents(of: variable, offeringVariable: offeringVariable)
  }

  /// Continues ``collectDependents(of:offeringVariable:)``, past the variables met so far.
  mutating func collectMoreDependents(of variable: VariableID, offeringVariable: Bool) {
    guard !walk.hasVisited(variable) else { return }
    let depth = walk.depth
    walk.open(variable, cursor: 0, end: 0)
    while walk.depth > depth {
      let visit = walk.top
      var term = store.firstOccurrence(of: walk[visit].variable)
      _ = walk.pop()
      while !term.isNull {
        let row = store[term].row
        switch basis.status(of: row) {
        case .defining, .tearing:
          let next = basicVariable(of: row)
          if !walk.hasVisited(next) { walk.open(next, cursor: 0, end: 0) }
        case .above, .below:
          collectedRows.append(row)
        case .inactive:
          if offeringVariable, store[row].isEquality, !pending.isRemoved(row) {
            pending.setNeedsBasicVariable(true, row)
            pending.addCandidate(row)
          }
        case .vacant, .relaxed:
          break
        }
        term = store[term].next
      }
    }
  }
}
