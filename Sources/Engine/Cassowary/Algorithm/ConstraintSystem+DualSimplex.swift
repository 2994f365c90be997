// SPDX-License-Identifier: MIT

/// The steps that restore primal feasibility while all reduced costs stay within their bounds.
///
/// This is the dual simplex method for a sum of absolute violations. A row `s` whose residual has the wrong sign is expressed
/// by the rows of the basis, `s = Σ yᵣ r`. Moving the multiplier of `s` by θ moves that of each `r` by `-θ yᵣ`, and the
/// weighted rows still add up to zero. θ grows lexicographically until one of them reaches a bound that ends the step
/// (the ratio test, see `ConstraintSystem+RatioTest.swift`). If that is `s` itself, the row changes sides, a *bound
/// flip*; if it is another, that row leaves the basis and `s` enters, a *pivot*.
extension ConstraintSystem {
  /// Makes one row feasible.
  mutating func restoreFeasibility(of row: RowID) -> FeasibilityOutcome {
    let needsBasicVariable = pending.needsBasicVariable(row)
    // An equality needs a variable even if it holds at present, so no value has to be known.
    pending.setNeedsBasicVariable(false, row)
    if needsBasicVariable, enterByFreeVariable(row) { return .restored }
    let residual = residual(of: row)
    guard isInfeasible(row, residual) else { return .restored }
    if !needsBasicVariable, enterByFreeVariable(row) { return .restored }
    guard !pending.hasCandidates else { return .postponed }
    return takeStep(entering: row, sign: residual.value > 0 ? 1 : -1, residual: residual)
  }

  /// Makes a row basic by a variable that no row determines yet. Returns `false` if it depends on no such variable; the
  /// expression of the row is then complete.
  private mutating func enterByFreeVariable(_ row: RowID) -> Bool {
    if basis.status(of: row) == .inactive, defineUnusedVariable(by: row) { return true }
    express(row)
    let source = freeVariableOfExpression(sparingOptionalRows: progress.isLargeChange && !store[row].isRequired)
    guard !source.isNull else { return false }
    statistics.entries += 1
    enterAtNoCost(row, by: source)
    return true
  }

  /// Makes a row basic by a free variable: multipliers stay as they are.
  mutating func enterAtNoCost(_ row: RowID, by source: VariableID) {
    let side = basis.status(of: row).side
    if side != 0 { setStatus(.inactive, of: row) }
    enter(row, by: source)
    if side != 0 { multipliers.add(RowWeight(store[row]), times: side, to: row) }
  }

  /// One step of the dual simplex method with `row` entering; `sign` is that of its residual.
  private mutating func takeStep(entering row: RowID, sign: Double, residual: Residual) -> FeasibilityOutcome {
    switch chooseLeavingRow(entering: row, sign: sign, residual: residual) {
    case .unbounded:
      guard abs(residual.value) > max(Tolerances.conflict, residual.tolerance) else { return .restored }
      expressContradiction(row)
      return .contradiction(sign: sign)
    case .entering:
      carryOutBoundFlips(sign: sign)
      flip(row, sign: sign)
    case .leaving(let leaving):
      carryOutBoundFlips(sign: sign)
      pivot(entering: row, leaving: leaving, sign: sign)
    }
    return .restored
  }

  /// The row keeps the sign of its residual. It costs its whole weight, or nothing if the sign is allowed.
  private mutating func flip(_ row: RowID, sign: Double) {
    statistics.flips += 1
    progress.degenerateSteps = 0
    moveMultipliers(sign: sign)
    let record = store[row]
    let costs = record.isEquality || (record.relation == .lessThanOrEqual) == (sign > 0)
    setStatus(costs ? (sign > 0 ? .above : .below) : .inactive, of: row)
  }

  /// Takes the step from the reduced costs of the rows in `expression`, in proportion.
  private mutating func moveMultipliers(sign: Double) {
    guard !multipliers.isStepZero else { return }
    for index in 0..<expression.count where store[expression[index].row].hasMultiplier {
      multipliers.addStep(times: -sign * expression[index].weight, to: expression[index].row)
    }
  }

  /// The entering row becomes basic and the leaving row inactive.
  private mutating func pivot(entering row: RowID, leaving: RowID, sign: Double) {
    statistics.pivots += 1
    progress.degenerateSteps = multipliers.isStepZero ? progress.degenerateSteps + 1 : 0
    let weight = expression.weight(of: leaving)
    moveMultipliers(sign: sign)
    let side = basis.status(of: row).side
    setStatus(.inactive, of: row)
    multipliers.clear(row)
    if store[row].hasMultiplier {
      multipliers.addStep(times: sign, to: row)
      if side != 0 { multipliers.add(RowWeight(store[row]), times: side, to: row) }
    }
    let direction = -sign * weight > 0 ? 1 : -1
    let reached = MultiplierBound(of: store[leaving], direction: direction)
    let freed = basicVariable(of: leaving)
    leaveFreeingVariable(leaving)
    multipliers.clear(leaving)
    if reached == .weight { setStatus(direction > 0 ? .above : .below, of: leaving) }
    enter(row, by: freed)
    pending.addCandidate(leaving)
  }
}
