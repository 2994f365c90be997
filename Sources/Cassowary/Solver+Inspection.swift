// SPDX-License-Identifier: MIT

/// Questions about the present solution. They are answered for the last ``Solver/solve()``.
extension Solver {
  /// How much has been done since the solver was made.
  public var statistics: SolverStatistics { system.statistics }

  // MARK: Changes

  /// Calls `body` with each variable whose value changed in the last ``solve()``, and the value it had before, up to
  /// rounding.
  public func forEachChange(_ body: (_ variable: Variable, _ oldValue: Double) -> Void) {
    for index in 0..<system.changes.count {
      let change = system.changes[index]
      body(Variable(index: change.variable), change.oldValue)
    }
    system.forEachMove { body(Variable(index: $0), $1) }
    for index in system.firstSolvedLast..<system.firstUnsolved where system.values[index] != 0 {
      body(Variable(index: index), 0)
    }
  }

  /// The variables whose values changed in the last ``solve()``.
  public var changedVariables: [Variable] {
    var variables: [Variable] = []
    appendChangedVariables(to: &variables)
    return variables
  }

  /// Adds the variables whose values changed in the last ``solve()`` to `variables`, which may keep its memory from call
  /// to call.
  public func appendChangedVariables(to variables: inout [Variable]) {
    forEachChange { variable, _ in variables.append(variable) }
  }

  // MARK: Constraints

  /// How a constraint stands at the last solution.
  public func status(of constraint: Constraint) -> ConstraintStatus {
    let row = system.rows[constraint.index]
    precondition(row.status != .vacant, "the constraint is not in the solver")
    let residual = system.presentResidual(of: constraint.index)
    if row.status == .leftOut { return .leftOut(residual: residual.value) }
    if abs(residual.value) <= max(residual.tolerance, Tolerance.conflict) { return .tight }
    let allowed =
      switch row.relation {
      case .equal: false
      case .lessThanOrEqual: residual.value < 0
      case .greaterThanOrEqual: residual.value > 0
      }
    return allowed ? .satisfied(slack: abs(residual.value)) : .violated(by: abs(residual.value))
  }

  // MARK: Variables

  /// The constraints that determine the value of `variable`.
  ///
  /// With the shares, the sum of share times expression is `variable - value` wherever it is determined: so the value is minus
  /// the sum of share times constant, plus what the variables in question that nothing determines contribute.
  public func causes(of variable: Variable) -> [Cause] {
    system.express(variable: variable.index, fully: true)
    return (0..<system.shares.count).map {
      let share = system.shares[$0]
      return Cause(member: system.member(for: share.row), share: share.weight)
    }
  }

  /// Whether another value of `variable` would be as good, all priorities kept.
  ///
  /// - Complexity: that of a walk over what determines the variable; where that leaves it open, that of ``interval(of:)``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard system.mayBeAmbiguous(variable.index) else { return false }
    let interval = interval(of: variable)
    return interval.upperBound - interval.lowerBound > Tolerance.conflict
  }

  /// The values that `variable` can take while all priorities are served as well as they are now; the
  /// ends may be infinite.
  ///
  /// - Complexity: two solutions of a copy of the system.
  public func interval(of variable: Variable) -> ClosedRange<Double> {
    let value = value(of: variable)
    let lower = system.extreme(of: variable.index, towards: -1)
    let upper = system.extreme(of: variable.index, towards: 1)
    return min(lower, value)...max(upper, value)
  }

  // MARK: Trials

  /// Runs `body`, which may change the solver in any way, and then goes back to where it was.
  ///
  /// - Complexity: a copy of the system (linear, no per-constraint work), on top of what `body` does.
  public func trial<Result>(_ body: () -> Result) -> Result {
    let before = system.copy()
    let result = body()
    system = before
    return result
  }
}

extension ConstraintSystem {
  /// Whether a variable depends on anything that could give way at no cost.
  mutating func mayBeAmbiguous(_ variable: Int32) -> Bool {
    express(variable: variable)
    if freeVariableOfExpression() != none { return true }
    for index in 0..<shares.count where canGiveWay(shares[index].row) { return true }
    return false
  }

  /// Whether the multiplier of a tight row is at one of its bounds, ties aside.
  private func canGiveWay(_ row: Int32) -> Bool {
    guard rows[row].hasMultiplier else { return false }
    var entry = rows[row].multiplier
    var isZero = true
    var isWeight = true
    var hasOwnLevel = false
    while entry != none {
      let component = sparse[entry]
      entry = component.next
      guard component.index > 0 else { continue }
      isZero = false
      if component.index == rows[row].level, abs(abs(component.value) - 1) <= Tolerance.multiplier {
        hasOwnLevel = true
      } else {
        isWeight = false
      }
    }
    if isZero { return rows[row].relation != .equal }
    return !rows[row].isRequired && isWeight && hasOwnLevel
  }

  /// The farthest value of a variable in a direction that costs nothing.
  ///
  /// Found by pulling it there with less than any priority.
  func extreme(of variable: Int32, towards direction: Double) -> Double {
    let farAway = 1e12
    var trial = copy()
    _ = trial.solve()
    let term = Term(1, Variable(index: variable))
    _ = withUnsafePointer(to: term) {
      trial.insertRow(
        UnsafeBufferPointer(start: $0, count: 1), .equal, constant: -direction * farAway,
        priority: Float.leastNonzeroMagnitude)
    }
    _ = trial.solve()
    let value = trial.values[variable]
    return abs(value) >= 0.99 * farAway ? direction * .infinity : value
  }
}
