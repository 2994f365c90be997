// SPDX-License-Identifier: MIT

/// The steps that bring a row with the wrong sign to rights while all multipliers stay within their bounds.
///
/// This is the dual simplex method for a sum of absolute violations. A row `s` that should not have its sign is
/// expressed by the tight rows, `s = Σ yᵣ r`. Moving the multiplier of `s` by θ moves that of each `r` by `-θ yᵣ`, and the rows
/// keep adding up to nothing. θ grows lexicographically until the first of them reaches a bound: if it is `s` itself, the row
/// is let go (nothing moves); if it is another, that one leaves the vertex and `s` takes its place.
extension ConstraintSystem {
  /// What came of looking at a row.
  enum Outcome {
    case settled
    /// The row is required and no multiplier has a bound: `shares` proves that it cannot hold.
    case contradiction(sign: Double)
  }

  /// Mends one row.
  mutating func mend(_ row: Int32) -> Outcome {
    let residual = residual(of: row)
    let isInfeasible = isInfeasible(row, residual)
    guard isInfeasible || rows[row].wantsVariable else { return .settled }
    rows[row].wantsVariable = false
    if rows[row].status == .idle, defineDirectly(row) { return .settled }
    express(row)
    let source = freeVariableOfExpression()
    if source != none {
      statistics.entries += 1
      enterFree(row, by: source)
      return .settled
    }
    guard isInfeasible else { return .settled }
    return pivot(row, sign: residual.value > 0 ? 1 : -1, residual: residual)
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
    let leaving = chooseLeaving(sign: sign)
    let span = ownSpan(of: row, sign: sign)
    if leaving == none, span == 0 {
      return abs(residual.value) > max(Tolerance.conflict, residual.tolerance) ? .contradiction(sign: sign) : .settled
    }
    if span != 0 {
      loadWeightAsCandidate(of: row, times: span)
      if leaving == none || compareCandidateWithStep() <= 0 {
        copyCandidateToStep()
        letGo(row, sign: sign)
        return .settled
      }
    }
    exchange(row, sign: sign, leaving: leaving)
    return .settled
  }

  /// How many weights the multiplier of a soft row may still move in the direction of `sign`; 0 for a required row.
  private func ownSpan(of row: Int32, sign: Double) -> Double {
    guard !rows[row].isRequired else { return 0 }
    let isAcross = rows[row].isViolated && rows[row].relation == .equal
    return isAcross ? 2 : 1
  }

  private mutating func loadWeightAsCandidate(of row: Int32, times factor: Double) {
    candidate.removeAll()
    candidate.append(Component(level: rows[row].level, value: factor))
    candidate.append(Component(level: 0, value: -factor * Double(rows[row].sequence)))
  }

  /// The ratio test: the tight row of the last expression whose multiplier reaches a bound first, or ``none``. Its
  /// distance is left in `step`.
  ///
  /// Among equals the row of the lowest priority leaves, and of those the youngest.
  private mutating func chooseLeaving(sign: Double) -> Int32 {
    var largest = 0.0
    for index in 0..<shares.count { largest = max(largest, abs(shares[index].weight)) }
    var best = none
    for index in 0..<shares.count {
      let share = shares[index]
      guard rows[share.row].hasMultiplier, abs(share.weight) > Tolerance.residual * largest else { continue }
      let direction = -sign * share.weight > 0 ? 1 : -1
      let limit = bound(of: share.row, direction: direction)
      guard limit != .infinite else { continue }
      loadDistance(of: share.row, direction: direction, bound: limit, size: abs(share.weight))
      let order = best == none ? -1 : compareCandidateWithStep()
      if order < 0 || (order == 0 && leavesBefore(share.row, best)) {
        best = share.row
        copyCandidateToStep()
      }
    }
    return best
  }

  private func leavesBefore(_ row: Int32, _ other: Int32) -> Bool {
    if isCareful { return rows[row].sequence < rows[other].sequence }
    if rows[row].priority != rows[other].priority { return rows[row].priority < rows[other].priority }
    return rows[row].sequence > rows[other].sequence
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
