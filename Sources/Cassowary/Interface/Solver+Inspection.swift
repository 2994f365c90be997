// SPDX-License-Identifier: MIT

/// Questions about the present solution. They are answered for the last ``Solver/solve()``.
extension Solver {
  /// How much has been done since the solver was made.
  public var statistics: SolverStatistics { system.statistics }

  /// Why results may be less exact than promised, by constraint; empty while all numbers are within the range that the
  /// documentation of ``Solver`` names.
  ///
  /// - Complexity: a pass over all constraints.
  public func precisionWarnings() -> [PrecisionWarning] { system.precisionWarnings() }

  // MARK: Changes

  /// Calls `body` with each variable whose value changed in the last ``solve()``, and the value it had before, up to
  /// rounding.
  public func forEachChange(_ body: (_ variable: Variable, _ oldValue: Double) -> Void) {
    for index in 0..<system.valuation.changeCount {
      let change = system.valuation.change(at: index)
      body(system.store.handle(of: change.variable), change.oldValue)
    }
    system.columns.forEachMove { variable, amount in
      body(system.store.handle(of: variable), system.valuation[variable] - amount)
    }
    let new = system.valuation.firstSolvedLast..<system.valuation.firstUnsolved
    for index in new where system.valuation[VariableID(index)] != 0 {
      body(system.store.handle(of: VariableID(index)), 0)
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
    system.constraintStatus(of: system.store.row(constraint))
  }

  // MARK: Variables

  /// The constraints that determine the value of `variable`.
  ///
  /// With the shares, the sum of share times expression is `variable - value` wherever it is determined: so the value is minus
  /// the sum of share times constant, plus what the variables in question that nothing determines contribute.
  public func causes(of variable: Variable) -> [Cause] {
    system.express(variable: system.store.variable(variable), fully: true)
    return (0..<system.expression.count).map {
      let summand = system.expression[$0]
      let share = summand.weight * system.store[summand.row].scale
      return Cause(member: system.conflictMember(for: summand.row), share: share)
    }
  }

  /// Whether another value of `variable` would be as good, all priorities kept.
  ///
  /// - Complexity: that of a walk over what determines the variable; where that leaves it open, that of ``interval(of:)``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard system.mayBeAmbiguous(system.store.variable(variable)) else { return false }
    let interval = interval(of: variable)
    return interval.upperBound - interval.lowerBound > Tolerances.conflict
  }

  /// The values that `variable` can take while all priorities are served as well as they are now; the
  /// ends may be infinite.
  ///
  /// - Complexity: two solutions of a copy of the system.
  public func interval(of variable: Variable) -> ClosedRange<Double> {
    let value = value(of: variable)
    let lower = system.extreme(of: system.store.variable(variable), towards: -1)
    let upper = system.extreme(of: system.store.variable(variable), towards: 1)
    return min(lower, value)...max(upper, value)
  }

  // MARK: Trials

  /// Runs `body`, which may change the solver in any way, and then goes back to where it was.
  ///
  /// - Complexity: a copy of the system (linear, no per-constraint work), on top of what `body` does.
  public func trial<Result>(_ body: () -> Result) -> Result {
    let before = system.copy()
    let result = body()
    restore(before)
    return result
  }
}
