// SPDX-License-Identifier: MIT

/// Queries about the solution of the last ``Solver/solve()``.
extension Solver {
  /// The statistics of the solver since its creation.
  public var statistics: SolverStatistics { system.statistics }

  /// The reasons why results may be less exact than documented, by constraint; empty while all numbers are in the range
  /// that ``Solver`` describes.
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

  /// The status of a constraint in the last solution.
  public func status(of constraint: Constraint) -> ConstraintStatus {
    system.constraintStatus(of: system.store.row(constraint))
  }

  /// A number that is equal for two solutions of the same constraints if the same of them hold with equality and are violated. The
  /// solutions for all constants between those of the two have it then, too, and depend linearly on the constants.
  ///
  /// - Complexity: a pass over all constraints.
  package var vertex: Int { system.vertex }

  // MARK: Variables

  /// Whether a constraint contains `variable`, other than the implicit one that it is not negative.
  public func isConstrained(_ variable: Variable) -> Bool {
    var isConstrained = false
    system.forEachRow(of: system.store.variable(variable)) { row in
      if !system.store[row].isBound { isConstrained = true }
    }
    return isConstrained
  }

  /// The constraints that determine the value of `variable`.
  ///
  /// The sum of share times expression is `variable - value`. The value is therefore minus the sum of share times
  /// constant, plus the contributions of undetermined variables.
  public func causes(of variable: Variable) -> [Cause] {
    system.express(variable: system.store.variable(variable), fully: true)
    return (0..<system.expression.count).map {
      let summand = system.expression[$0]
      let share = summand.weight * system.store[summand.row].scale
      return Cause(member: system.conflictMember(for: summand.row), share: share)
    }
  }

  /// Whether another value of `variable` would be equally good for all priorities.
  ///
  /// - Complexity: that of a walk over the rows that determine the variable; if these do not suffice, that of
  ///   ``areAmbiguous(_:)``.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard system.mayBeAmbiguous(system.store.variable(variable)) else { return false }
    return areAmbiguous([variable])[0]
  }

  /// The values that `variable` can have in an optimal solution. The bounds may be infinite.
  ///
  /// - Complexity: two solutions of a copy of the system.
  public func interval(of variable: Variable) -> ClosedRange<Double> {
    let value = value(of: variable)
    let lower = system.extreme(of: system.store.variable(variable), towards: -1)
    let upper = system.extreme(of: system.store.variable(variable), towards: 1)
    return min(lower, value)...max(upper, value)
  }

  // MARK: Trials

  /// Runs `body`, which may change the solver in any way, and then restores the previous state.
  ///
  /// - Complexity: a copy of the system (linear, no per-constraint work), on top of what `body` does.
  public func trial<Result>(_ body: () -> Result) -> Result {
    let before = system.copy()
    let conflicts = unreportedConflicts
    let result = body()
    restore(before)
    unreportedConflicts = conflicts
    return result
  }
}
