// SPDX-License-Identifier: MIT

/// Rows that close cycles of definitions: the part that needs the graph.
extension ConstraintSystem {
  /// Marks all tears as stale whose rows depend on `variable` through definitions.
  mutating func markTearsStale(below variable: VariableID) {
    guard !tears.isEmpty, tears.beginMarking(below: variable, variableCapacity: store.variableCapacity) else { return }
    let depth = walk.depth
    walk.push(variable)
    while walk.depth > depth {
      var term = store.firstOccurrence(of: walk.pop())
      while !term.isNull {
        let row = store[term].row
        let status = basis.status(of: row)
        if status == .defining {
          let next = store[basis.basicTerm(of: row)].variable
          if tears.beginMarking(below: next, variableCapacity: 0) { walk.push(next) }
        } else if status == .tearing {
          tears.markStale(basis.tear(of: row))
        }
        term = store[term].next
      }
    }
  }

  // MARK: Bringing the Jacobian up to date

  /// Recomputes the Jacobian rows of stale tears, and their blocks.
  ///
  /// A tear without a cycle becomes a definition again.
  @_transparent
  mutating func refreshTears() {
    if tears.hasStale { refreshStaleTears() }
  }

  private mutating func refreshStaleTears() {
    progress.refreshDepth += 1
    var attempts = 0
    while tears.hasStale {
      attempts += 1
      var refreshed = Table<TearID>()
      while let tear = tears.popStale() {
        if refreshJacobian(of: tear) { refreshed.append(tear) }
      }
      tears.group(refreshed)
      rematchSingular(among: refreshed, givingUp: attempts > 20 || progress.refreshDepth > 20)
    }
    progress.refreshDepth -= 1
  }

  /// Computes the derivatives of a tear's residual. Returns `false` if the tear became a definition instead.
  private mutating func refreshJacobian(of tear: TearID) -> Bool {
    let row = tears[tear].row
    expression.removeAllSummands()
    appendSummands(of: row)
    eliminateDefinitions(origin: row)
    if findPath(from: row, to: tears[tear].variable) {
      // Only one path leads to the tear's variable: no cycle is left.
      leave(row)
      reversePath(endingAt: row)
      return false
    }
    tears.clearJacobian(of: tear)
    var isRequired = !store[row].hasMultiplier
    for index in 0..<walk.visitCount {
      let visit = walk[index]
      let definition = basis.definition(of: visit.variable)
      if definition.isNull || store[definition].hasMultiplier { isRequired = false }
      // Coefficients that canceled are kept: evaluation follows these paths too, so tears that are connected only by
      // such paths have to be solved together.
      let input = basis.tear(of: visit.variable)
      guard !input.isNull else { continue }
      tears.addDerivative(visit.coefficient, magnitude: visit.magnitude, of: tear, withRespectTo: input)
    }
    tears.setIsRequired(isRequired, tear)
    return true
  }

  /// Matches rows whose block became singular with other variables.
  ///
  /// The rows of the basis are independent, but after one of them left, the variables matched with the others may no
  /// longer be suitable.
  private mutating func rematchSingular(among refreshed: borrowing Table<TearID>, givingUp: Bool) {
    var unmatched = Table<RowID>()
    for index in 0..<refreshed.count where tears[refreshed[index]].isLive && tears.isSingular(refreshed[index]) {
      unmatched.append(tears[refreshed[index]].row)
    }
    for index in 0..<unmatched.count where basis.status(of: unmatched[index]) == .tearing {
      leaveFreeingVariable(unmatched[index])
    }
    for index in 0..<unmatched.count where basis.status(of: unmatched[index]) == .inactive {
      if givingUp { leaveOutside(unmatched[index]) } else { reenter(unmatched[index]) }
    }
  }

  /// Makes a row basic again that has left the basis only to be matched with another variable. It has kept its reduced cost.
  mutating func reenter(_ row: RowID) {
    express(row)
    let source = freeVariableOfExpression()
    if source.isNull { leaveOutside(row) } else { enter(row, by: source) }
  }

  /// Leaves a row outside the basis that should be matched with another variable, because it is dependent up to rounding. It is
  /// examined again like any other row outside the basis.
  private mutating func leaveOutside(_ row: RowID) {
    if !multipliers.isZero(row) || !store[row].hasMultiplier { progress.needsRestart = true }
    multipliers.clear(row)
    pending.addCandidate(row)
  }

  // MARK: Using the Jacobian

  /// Brings the variables of a tear, and of its block, up to date.
  ///
  /// The definitions are evaluated with the old values of the tear variables; since everything is linear, one Newton step on
  /// the residuals that remain is exact, and a second removes its rounding errors. The last step is an evaluation, so
  /// that no variable between the tears remains dirty while the tears are clean.
  mutating func solveTears(with tear: TearID) {
    let count = tears.mateCount(of: tear)
    var newtonSteps = 0
    while true {
      for index in 0..<count { valuation.markClean(tears[tears.mate(of: tear, at: index)].variable) }
      var isSolved = true
      for index in 0..<count {
        let residual = residual(of: tears[tears.mate(of: tear, at: index)].row)
        if abs(residual.value) > Tolerances.newton * residual.magnitude { isSolved = false }
      }
      if isSolved || newtonSteps == 2 { return }
      moveTears(with: tear)
      newtonSteps += 1
    }
  }

  private mutating func moveTears(with tear: TearID) {
    let count = tears.mateCount(of: tear)
    guard count > 1 else {
      let residual = presentResidual(of: tears[tear].row)
      return moveTear(tear, by: tears.solution(of: tear, rightSide: -residual.value))
    }
    for index in 0..<count {
      let residual = presentResidual(of: tears[tears.mate(of: tear, at: index)].row)
      tears.setRightSide(-residual.value, of: tear, at: index)
    }
    tears.solveBlock(of: tear)
    for index in 0..<count { moveTear(tears.mate(of: tear, at: index), by: tears.solution(of: tear, at: index)) }
  }

  private mutating func moveTear(_ tear: TearID, by amount: Double) {
    guard amount != 0 else { return }
    let variable = tears[tear].variable
    setValue(valuation[variable] + amount, of: variable)
    valuation.markClean(variable)
    markDirty(variable)
  }

  /// Completes an expression: removes the tear variables by means of the tear rows.
  ///
  /// The weights of the tear rows solve the transposed Jacobian; the definitions are then eliminated once more from the row
  /// minus the weighted tear rows.
  ///
  /// Unless `fully`, tears are not replaced whose rows are all required equalities, because these never leave the
  /// basis.
  mutating func eliminateTears(origin: RowID, fully: Bool) {
    var order = Table<TearID>()
    var rigid = Table<TearID>()
    for index in 0..<walk.visitCount where walk[index].coefficient != 0 {
      let tear = basis.tear(of: walk[index].variable)
      guard !tear.isNull else { continue }
      let first = order.count
      tears.visit(from: tear, &order)
      if !fully, isRigid(order, from: first) {
        for position in first..<order.count { rigid.append(order[position]) }
        order.keepFirst(first)
      } else {
        for position in first..<order.count { tears.setIsReplaced(order[position]) }
      }
    }
    if !order.isEmpty { eliminateTears(order, origin: origin) }
    for index in 0..<rigid.count { tears.endVisit(of: rigid[index]) }
  }

  private mutating func eliminateTears(_ order: borrowing Table<TearID>, origin: RowID) {
    for index in 0..<walk.visitCount where walk[index].coefficient != 0 {
      let tear = basis.tear(of: walk[index].variable)
      if !tear.isNull { tears.setAmount(walk[index].coefficient, of: tear) }
    }
    tears.distributeAmounts(order)
    var largest = 0.0
    for index in 0..<order.count { largest = max(largest, abs(tears[order[index]].amount)) }
    for index in 0..<order.count {
      let tear = order[index]
      if abs(tears[tear].amount) <= Tolerances.negligible * largest { tears.setAmount(0, of: tear) }
      if tears[tear].amount != 0 { appendSummands(of: tears[tear].row, times: -tears[tear].amount) }
    }
    eliminateDefinitions(origin: origin)
    for index in 0..<order.count {
      let tear = order[index]
      if tears[tear].amount != 0 { expression.append(tears[tear].row, weight: tears[tear].amount) }
      tears.endVisit(of: tear)
    }
    // The remaining coefficients of the tear variables are rounding errors.
    for index in 0..<walk.visitCount where !basis.tear(of: walk[index].variable).isNull {
      walk[index].coefficient = 0
    }
  }

  /// Whether the rows of the tears in `order` from an index on, and of all tears that they depend on, are required equalities.
  /// Those that are not in that part of the order were met before.
  private mutating func isRigid(_ order: borrowing Table<TearID>, from first: Int32) -> Bool {
    for index in first..<order.count where !tears[order[index]].isRequired || tears.dependsOnReplaced(order[index]) {
      return false
    }
    return true
  }
}
