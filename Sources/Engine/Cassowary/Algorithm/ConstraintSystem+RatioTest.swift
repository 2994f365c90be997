// SPDX-License-Identifier: MIT

/// The ratio test: how far a step of the dual simplex method goes, and which row leaves.
///
/// While the step grows, the reduced costs of the rows of the basis reach bounds one after the other: *breakpoints*.
/// The textbook test ends the step at the first. But when a row with only one variable leaves, its variable does not
/// have to become free: it moves to the next row that bounds it (for example from the natural width of a label to a
/// width of zero), which becomes basic instead. The step continues as long as the entering row is still infeasible. So
/// a thousand labels that compete for the space of one row shrink in one step, the least important first, and not in a
/// thousand steps.
///
/// Source: the long-step rule (bound flipping ratio test) of the dual simplex method, as in Maros: "Computational Techniques of
/// the Simplex Method", 2003, chapter 10; here with bounds of any number and priority.
extension ConstraintSystem {
  /// The ratio test for the row just expressed, whose residual is `residual`.
  ///
  /// Stores the bound flips in `boundFlips`, and the rows that become basic by them in `expression`.
  mutating func chooseLeavingRow(entering row: RowID, sign: Double, residual: Residual) -> StepEnd {
    multipliers.removeAllDistances()
    boundFlips.removeAll()
    let own = ownDistance(of: row)
    collectBreakpoints(sign: sign)
    var miss = residual.value
    while let breakpoint = breakpoints.pop(&multipliers, usesBlandRule: progress.usesBlandRule) {
      if let own, multipliers.compare(own, breakpoint.distance) <= 0 { break }
      guard addBoundFlip(at: breakpoint, entering: row, sign: sign, miss: &miss, residual.tolerance) else {
        multipliers.setStep(breakpoint.distance)
        return .leaving(expression[breakpoint.index].row)
      }
    }
    guard let own else { return .unbounded }
    multipliers.setStep(own)
    return .entering
  }

  /// The distance of an optional row's multiplier from its bound on the other side; `nil` for a required row.
  private mutating func ownDistance(of row: RowID) -> LexicographicVector? {
    let record = store[row]
    guard !record.isRequired else { return nil }
    let isAcross = basis.status(of: row).isViolated && record.isEquality
    return multipliers.sum(of: .zero, RowWeight(record), times: isAcross ? 2 : 1)
  }

  /// Lists the first breakpoint of each row of the expression.
  private mutating func collectBreakpoints(sign: Double) {
    breakpoints.removeAll()
    let negligible = Tolerances.negligibleWeight * expression.largestWeight
    for index in 0..<expression.count {
      let weighted = expression[index]
      let record = store[weighted.row]
      guard record.hasMultiplier, abs(weighted.weight) > negligible else { continue }
      let direction = -sign * weighted.weight > 0 ? 1 : -1
      let bound = MultiplierBound(of: record, direction: direction)
      guard bound != .infinite else { continue }
      let distance = multipliers.distance(
        of: weighted.row, RowWeight(record), to: bound, direction: direction, size: abs(weighted.weight))
      breakpoints.append(
        Breakpoint(distance: distance, index: index, priority: record.priority, sequence: record.sequence))
    }
    breakpoints.order(&multipliers, usesBlandRule: progress.usesBlandRule)
  }

  // MARK: Bound flips

  /// Moves the variable of a breakpoint's row to the next row that bounds it. Returns `false`, and the row leaves, if
  /// there is none or if the entering row would be feasible before the variable reaches it.
  private mutating func addBoundFlip(
    at breakpoint: Breakpoint, entering: RowID, sign: Double, miss: inout Double, _ tolerance: Double
  ) -> Bool {
    let (row, weight) = (expression[breakpoint.index].row, expression[breakpoint.index].weight)
    let record = store[row]
    guard !progress.usesBlandRule, basis.status(of: row) != .tearing, record.termCount == 1 else { return false }
    let own = store[record.firstTerm]
    let direction = -sign * weight > 0 ? 1 : -1
    let isUpwards = (direction > 0) == (own.coefficient > 0)
    guard let next = nextBound(after: row, isUpwards: isUpwards) else { return false }
    let remaining = miss + weight * (own.coefficient * next.position + record.constant)
    // Two required rows that differ by no more than rounding do not contradict each other.
    let isRequired = store[entering].isRequired && (next.row.isNull || store[next.row].isRequired)
    guard remaining * sign > (isRequired ? max(tolerance, Tolerances.conflict) : tolerance) else { return false }
    miss = remaining
    let to = next.row.isNull ? insertBound(of: own.variable) : next.row
    let newWeight = weight * own.coefficient / store[store[to].firstTerm].coefficient
    expression[breakpoint.index] = WeightedRow(row: to, weight: newWeight)
    boundFlips.append(
      BoundFlip(from: row, to: to, weight: newWeight, distance: breakpoint.distance, direction: direction))
    pushNextBreakpoint(after: breakpoint, of: to, weight: newWeight)
    return true
  }

  /// The nearest row in the direction of the variable of `row` that has no other variable, and that would begin or stop
  /// being violated. A null row stands for the variable's implicit bound.
  ///
  /// Several rows at one position are each returned once, in the order of their records.
  private mutating func nextBound(after row: RowID, isUpwards: Bool) -> (row: RowID, position: Double)? {
    let own = store[store[row].firstTerm]
    let value = -store[row].constant / own.coefficient
    let isFirst = basis.isBasic(row)
    var best: (row: RowID, position: Double)?
    if store.sign(of: own.variable) == .nonNegative, !isUpwards, value >= 0 { best = (.null, 0) }
    var term = store.firstOccurrence(of: own.variable)
    while !term.isNull {
      let record = store[term]
      let other = store[record.row]
      term = record.next
      guard record.row != row, other.termCount == 1,
        isStop(record.row, whenGrowing: isUpwards == (record.coefficient > 0))
      else { continue }
      let position = -other.constant / record.coefficient
      guard position == value ? isFirst || record.row > row : (position > value) == isUpwards else { continue }
      let isNearer = best.map { position == $0.position ? record.row < $0.row : (position < $0.position) == isUpwards }
      if isNearer ?? true { best = (record.row, position) }
    }
    return best
  }

  /// Whether the sign of a row outside the basis becomes a wrong one when its residual grows, or shrinks.
  @_transparent
  private mutating func isStop(_ row: RowID, whenGrowing isGrowing: Bool) -> Bool {
    switch basis.status(of: row) {
    case .inactive: store[row].isEquality || (store[row].relation == .lessThanOrEqual) == isGrowing
    case .above: !isGrowing
    case .below: isGrowing
    case .vacant, .defining, .tearing, .relaxed: false
    }
  }

  /// Lists where the reduced cost of a row that becomes basic by a bound flip reaches its bound.
  private mutating func pushNextBreakpoint(after breakpoint: Breakpoint, of row: RowID, weight: Double) {
    let record = store[row]
    guard !record.isRequired else { return }
    // An equality that is violated goes from one end of its range to the other.
    let span: Double = basis.status(of: row).isViolated && record.isEquality ? 2 : 1
    let distance = multipliers.sum(of: breakpoint.distance, RowWeight(record), times: span / abs(weight))
    breakpoints.push(
      Breakpoint(
        distance: distance, index: breakpoint.index, priority: record.priority, sequence: record.sequence),
      &multipliers, usesBlandRule: progress.usesBlandRule)
  }

  /// Applies the bound flips before the step is taken.
  mutating func carryOutBoundFlips(sign: Double) {
    for index in 0..<boundFlips.count {
      let flip = boundFlips[index]
      statistics.boundFlips += 1
      let reached = MultiplierBound(of: store[flip.from], direction: flip.direction)
      let variable = basicVariable(of: flip.from)
      leave(flip.from)
      multipliers.clear(flip.from)
      if reached == .weight { setStatus(flip.direction > 0 ? .above : .below, of: flip.from) }
      let side = basis.status(of: flip.to).side
      let record = store[flip.to]
      enter(flip.to, determining: record.firstTerm)
      markDirty(variable)
      guard record.hasMultiplier else { continue }
      // The whole step will be added; the part before this breakpoint was not for this row.
      multipliers.add(flip.distance, times: sign * flip.weight, to: flip.to)
      if side != 0 { multipliers.add(RowWeight(record), times: side, to: flip.to) }
    }
  }

  /// Expresses a row of a contradiction by the rows of the basis, where optional rows are replaced by those that would
  /// become basic by bound flips.
  mutating func expressContradiction(_ row: RowID) {
    express(row, fully: true)
    guard boundFlips.count > 0 else { return }
    positions.cover(store.rowCapacity, with: -1)
    for position in 0..<expression.count { positions[expression[position].row] = position }
    for index in 0..<boundFlips.count {
      let flip = boundFlips[index]
      let position = positions[flip.from]
      guard position >= 0 else { continue }
      positions[flip.from] = -1
      expression[position] = WeightedRow(row: flip.to, weight: flip.weight)
      positions[flip.to] = position
    }
    for position in 0..<expression.count { positions[expression[position].row] = -1 }
  }
}
