// SPDX-License-Identifier: MIT

/// The steps that bring a row with the wrong sign to rights while all multipliers stay within their bounds.
///
/// This is the dual simplex method for a sum of absolute violations. A row `s` that should not have its sign is
/// expressed by the tight rows, `s = Σ yᵣ r`. Moving the multiplier of `s` by θ moves that of each `r` by `-θ yᵣ`, and the rows
/// keep adding up to nothing. θ grows lexicographically until one of them reaches a bound that ends the step, see
/// `ConstraintSystem+RatioTest.swift`: if it is `s` itself, the row is let go; if it is another, that one leaves the vertex
/// and `s` takes its place.
extension ConstraintSystem {
  /// What came of looking at a row.
  enum Outcome {
    case settled
    /// Only a step at the expense of others would help, and rows that may be more important have not been looked at.
    case postponed
    /// The row is required and no multiplier has a bound: `shares` proves that it cannot hold.
    case contradiction(sign: Double)
  }

  /// Mends one row.
  mutating func mend(_ row: Int32) -> Outcome {
    let wantsVariable = rows[row].wantsVariable
    // An equality is to have a variable whether it holds at present or not, so no value need be known.
    rows[row].wantsVariable = false
    if wantsVariable, findVariable(for: row) { return .settled }
    let residual = residual(of: row)
    guard isInfeasible(row, residual) else { return .settled }
    if !wantsVariable, findVariable(for: row) { return .settled }
    guard suspects.isEmpty else { return .postponed }
    return pivot(row, sign: residual.value > 0 ? 1 : -1, residual: residual)
  }

  /// Makes a row tight by a variable that nothing determines yet; false if it depends on none, and then it is left expressed.
  private mutating func findVariable(for row: Int32) -> Bool {
    if rows[row].status == .idle, defineDirectly(row) { return true }
    express(row)
    let source = freeVariableOfExpression()
    guard source != none else { return false }
    statistics.entries += 1
    enterFree(row, by: source)
    return true
  }

  /// Makes a row tight by a free variable, which costs nothing: multipliers stay as they are.
  private mutating func enterFree(_ row: Int32, by source: Int32) {
    if rows[row].isViolated {
      loadWeight(of: row, times: rows[row].status == .above ? 1 : -1)
      setStatus(.idle, of: row)
      enter(row, by: source)
      addStep(times: 1, toMultiplierOf: row)
    } else {
      enter(row, by: source)
    }
  }

  /// One step of the dual simplex method with `row` entering; `sign` is that of its residual.
  private mutating func pivot(_ row: Int32, sign: Double, residual: Residual) -> Outcome {
    switch chooseStep(entering: row, sign: sign, residual: residual) {
    case .none:
      guard abs(residual.value) > max(Tolerance.conflict, residual.tolerance) else { return .settled }
      expressContradiction(row)
      return .contradiction(sign: sign)
    case .own:
      passBreakpoints(sign: sign)
      letGo(row, sign: sign)
    case .leaving(let leaving):
      passBreakpoints(sign: sign)
      exchange(row, sign: sign, leaving: leaving)
    }
    return .settled
  }

  /// The row keeps its sign, at the cost of its whole weight, or at none where the sign is allowed.
  private mutating func letGo(_ row: Int32, sign: Double) {
    statistics.flips += 1
    degenerateSteps = 0
    spreadStep(sign: sign)
    let costs = rows[row].relation == .equal || (rows[row].relation == .lessThanOrEqual) == (sign > 0)
    setStatus(costs ? (sign > 0 ? .above : .below) : .idle, of: row)
  }

  /// Takes `step` from the multipliers of the rows in `shares`, in proportion.
  private mutating func spreadStep(sign: Double) {
    guard !step.isEmpty else { return }
    for index in 0..<shares.count where rows[shares[index].row].hasMultiplier {
      addStep(times: -sign * shares[index].weight, toMultiplierOf: shares[index].row)
    }
  }

  /// `row` becomes tight in the place of `leaving`, after a step of the length in `step`.
  private mutating func exchange(_ row: Int32, sign: Double, leaving: Int32) {
    statistics.pivots += 1
    degenerateSteps = step.isEmpty ? degenerateSteps + 1 : 0
    var weight = 0.0
    for index in 0..<shares.count where shares[index].row == leaving { weight = shares[index].weight }
    spreadStep(sign: sign)
    let initial: Double = rows[row].status == .above ? 1 : rows[row].status == .below ? -1 : 0
    setStatus(.idle, of: row)
    freeMultiplier(of: row)
    if rows[row].hasMultiplier {
      addStep(times: sign, toMultiplierOf: row)
      if initial != 0 {
        loadWeight(of: row, times: initial)
        addStep(times: 1, toMultiplierOf: row)
      }
    }
    let direction = -sign * weight > 0 ? 1 : -1
    let reached = bound(of: leaving, direction: direction)
    let freed = determinedVariable(of: leaving)
    loosen(leaving)
    freeMultiplier(of: leaving)
    if reached == .weight { setStatus(direction > 0 ? .above : .below, of: leaving) }
    enter(row, by: freed)
    suspect(leaving)
  }

  /// Whether the rule of choice is Bland's, which cannot cycle.
  var isCareful: Bool { degenerateSteps > 50 }
}
