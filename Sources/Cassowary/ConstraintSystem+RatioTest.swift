// SPDX-License-Identifier: MIT

/// How far a step of the dual simplex method goes.
///
/// While the step grows, the multipliers of the tight rows reach bounds one after the other: *breakpoints*. The textbook's
/// test ends the step at the first. But where a row with only one variable gives way, its variable need not hang loose: it
/// moves to the next row that bounds it (from the width a text wants to a width of zero), which becomes tight instead, and
/// the step goes on as long as the entering row is still on the wrong side. So a thousand texts that compete in one row give
/// way in one walk through the row, the least important first, and not in a thousand.
///
/// Source: the long-step rule (bound flipping ratio test) of the dual simplex method, as in Maros: "Computational
/// Techniques of the Simplex Method", 2003, chapter 10; here with bounds of any number and priority.
extension ConstraintSystem {
  /// What ends a step; its length is left in `step`.
  enum StepEnd {
    /// Nothing: no multiplier has a bound.
    case none
    /// The multiplier of the entering row reaches its own bound.
    case own
    /// The multiplier of a tight row does.
    case leaving(Int32)
  }

  /// The ratio test for the row just expressed, which misses by `residual`.
  ///
  /// Leaves the rows to be passed in `passings`, and in `shares` has those that take their places.
  mutating func chooseStep(entering row: Int32, sign: Double, residual: Residual) -> StepEnd {
    distances.removeAll()
    passings.removeAll()
    let own = ownDistance(of: row, sign: sign)
    collectBreakpoints(sign: sign)
    var miss = residual.value
    while let breakpoint = popBreakpoint() {
      if let own, compare(own, breakpoint.distance) <= 0 { break }
      guard pass(breakpoint, sign: sign, miss: &miss, tolerance: residual.tolerance) else {
        copyToStep(breakpoint.distance)
        return .leaving(shares[breakpoint.share].row)
      }
    }
    guard let own else { return .none }
    copyToStep(own)
    return .own
  }

  /// How far the multiplier of a soft row may move in the direction of `sign`; nil for a required row.
  private mutating func ownDistance(of row: Int32, sign: Double) -> Vector? {
    guard !rows[row].isRequired else { return nil }
    let isAcross = rows[row].isViolated && rows[row].relation == .equal
    loadSum(of: Vector(first: 0, end: 0), weightOf: row, times: isAcross ? 2 : 1)
    return keepCandidate()
  }

  /// Lists the first breakpoint of each tight row of the last expression.
  private mutating func collectBreakpoints(sign: Double) {
    breakpoints.removeAll()
    var largest = 0.0
    for index in 0..<shares.count { largest = max(largest, abs(shares[index].weight)) }
    for index in 0..<shares.count {
      let share = shares[index]
      guard rows[share.row].hasMultiplier, abs(share.weight) > Tolerance.residual * largest else { continue }
      let direction = -sign * share.weight > 0 ? 1 : -1
      let limit = bound(of: share.row, direction: direction)
      guard limit != .infinite else { continue }
      loadDistance(of: share.row, direction: direction, bound: limit, size: abs(share.weight))
      breakpoints.append(Breakpoint(distance: keepCandidate(), share: index))
    }
    var place = breakpoints.count / 2
    while place > 0 {
      place -= 1
      sink(place)
    }
  }

  // MARK: Passing

  /// Lets the variable of a breakpoint's row move to the next row that bounds it; false if there is none, or if the entering
  /// row would be on its right side before the variable got there: then the row leaves.
  private mutating func pass(_ breakpoint: Breakpoint, sign: Double, miss: inout Double, tolerance: Double) -> Bool {
    let share = shares[breakpoint.share]
    let row = share.row
    guard !isCareful, rows[row].status != .tearing, rows[row].termCount == 1 else { return false }
    let coefficient = terms[rows[row].firstTerm].coefficient
    let direction: Int32 = -sign * share.weight > 0 ? 1 : -1
    let isUpwards = (direction > 0) == (coefficient > 0)
    guard let next = nextBound(after: row, isUpwards: isUpwards) else { return false }
    let remaining = miss + share.weight * (coefficient * next.position + rows[row].constant)
    guard remaining * sign > tolerance else { return false }
    miss = remaining
    let variable = terms[rows[row].firstTerm].variable
    let to = next.row == none ? makeBoundRow(of: variable) : next.row
    let weight = share.weight * coefficient / terms[rows[to].firstTerm].coefficient
    shares[breakpoint.share] = Share(row: to, weight: weight)
    passings.append(
      Passing(from: row, to: to, weight: weight, distance: breakpoint.distance, direction: direction))
    pushNextBreakpoint(after: breakpoint, of: to)
    return true
  }

  /// The nearest row on the way of the variable of `row`, whose only variable it is too: one that would begin to be violated,
  /// or cease to be. A row of ``none`` stands for the variable's implicit bound.
  ///
  /// Of several at one place, each comes once, in the order of the table.
  private mutating func nextBound(after row: Int32, isUpwards: Bool) -> (row: Int32, position: Double)? {
    let own = terms[rows[row].firstTerm]
    let value = -rows[row].constant / own.coefficient
    let isFirst = rows[row].isTight
    var best: (row: Int32, position: Double)?
    if variables[own.variable].sign == .nonNegative, !isUpwards, value >= 0 { best = (none, 0) }
    var term = variables[own.variable].firstTerm
    while term != none {
      let record = terms[term]
      term = record.next
      guard record.row != row, rows[record.row].termCount == 1 else { continue }
      guard stands(record.row, inTheWay: isUpwards == (record.coefficient > 0)) else { continue }
      let position = -rows[record.row].constant / record.coefficient
      guard position == value ? isFirst || record.row > row : (position > value) == isUpwards else { continue }
      let isNearer = best.map { position == $0.position ? record.row < $0.row : (position < $0.position) == isUpwards }
      if isNearer ?? true { best = (record.row, position) }
    }
    return best
  }

  /// Whether the sign of a row outside the vertex changes to a wrong one when its residual grows, or shrinks.
  @inline(__always)
  private func stands(_ row: Int32, inTheWay isGrowing: Bool) -> Bool {
    switch rows[row].status {
    case .idle: return rows[row].relation == .equal || (rows[row].relation == .lessThanOrEqual) == isGrowing
    case .above: return !isGrowing
    case .below: return isGrowing
    case .vacant, .defining, .tearing, .leftOut: return false
    }
  }

  /// Lists where the multiplier of a row that took the place of another reaches its bound in turn.
  private mutating func pushNextBreakpoint(after breakpoint: Breakpoint, of row: Int32) {
    guard !rows[row].isRequired else { return }
    // An equality that is violated goes from one end of its range to the other.
    let span: Double = rows[row].isViolated && rows[row].relation == .equal ? 2 : 1
    loadSum(of: breakpoint.distance, weightOf: row, times: span / abs(shares[breakpoint.share].weight))
    push(Breakpoint(distance: keepCandidate(), share: breakpoint.share))
  }

  /// Carries out `passings`, before the step is taken.
  mutating func passBreakpoints(sign: Double) {
    for index in 0..<passings.count {
      let passing = passings[index]
      statistics.passedBreakpoints += 1
      let reached = bound(of: passing.from, direction: Int(passing.direction))
      let variable = determinedVariable(of: passing.from)
      undefine(passing.from)
      freeMultiplier(of: passing.from)
      if reached == .weight { setStatus(passing.direction > 0 ? .above : .below, of: passing.from) }
      let initial: Double = rows[passing.to].status == .above ? 1 : rows[passing.to].status == .below ? -1 : 0
      define(by: passing.to, out: rows[passing.to].firstTerm)
      markDirty(variable)
      guard rows[passing.to].hasMultiplier else { continue }
      // The whole step will be added; the part before this breakpoint was not for this row.
      let whole = step.count
      for place in passing.distance.first..<passing.distance.end { step.append(distances[place]) }
      addStep(from: whole, times: sign * passing.weight, toMultiplierOf: passing.to)
      step.keepFirst(whole)
      if initial != 0 {
        _ = step.append(repeating: Component(level: rows[passing.to].level, value: initial), count: 1)
        step.append(Component(level: 0, value: -initial * Double(rows[passing.to].sequence)))
        addStep(from: whole, times: 1, toMultiplierOf: passing.to)
        step.keepFirst(whole)
      }
    }
  }

  /// Expresses a row that nothing can make way for: by the tight rows, and by those that would be reached in the place of
  /// soft ones.
  mutating func expressContradiction(_ row: Int32) {
    express(row, fully: true)
    for index in 0..<passings.count {
      let passing = passings[index]
      for share in 0..<shares.count where shares[share].row == passing.from {
        shares[share] = Share(row: passing.to, weight: passing.weight)
      }
    }
  }

  // MARK: The heap of breakpoints

  private mutating func push(_ breakpoint: Breakpoint) {
    breakpoints.append(breakpoint)
    var place = breakpoints.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard comes(place, before: parent) else { return }
      exchangeBreakpoints(place, parent)
      place = parent
    }
  }

  private mutating func popBreakpoint() -> Breakpoint? {
    guard !breakpoints.isEmpty else { return nil }
    let first = breakpoints[0]
    breakpoints[0] = breakpoints[breakpoints.count - 1]
    breakpoints.removeLast()
    sink(0)
    return first
  }

  private mutating func sink(_ start: Int32) {
    var place = start
    while true {
      var least = place
      for child in (2 * place + 1)...(2 * place + 2) where child < breakpoints.count && comes(child, before: least) {
        least = child
      }
      guard least != place else { return }
      exchangeBreakpoints(place, least)
      place = least
    }
  }

  private mutating func exchangeBreakpoints(_ a: Int32, _ b: Int32) {
    let kept = breakpoints[a]
    breakpoints[a] = breakpoints[b]
    breakpoints[b] = kept
  }

  /// The order of breakpoints: by distance; among equals the row of the lowest priority comes first, and of those the
  /// youngest, or, by Bland's rule, the oldest.
  private mutating func comes(_ a: Int32, before b: Int32) -> Bool {
    let order = compare(breakpoints[a].distance, breakpoints[b].distance)
    if order != 0 { return order < 0 }
    let row = rows[shares[breakpoints[a].share].row]
    let other = rows[shares[breakpoints[b].share].row]
    if isCareful { return row.sequence < other.sequence }
    if row.priority != other.priority { return row.priority < other.priority }
    return row.sequence > other.sequence
  }
}
