// SPDX-License-Identifier: MIT

/// Answers to questions about the present solution.
extension ConstraintSystem {
  /// Whether a variable depends on a row that could leave the basis at no cost.
  mutating func mayBeAmbiguous(_ variable: VariableID) -> Bool {
    express(variable: variable)
    if !freeVariableOfExpression().isNull { return true }
    for index in 0..<expression.count where canGiveWay(expression[index].row) { return true }
    return false
  }

  /// Whether the reduced cost of a row of the basis is at one of its bounds, ignoring ties.
  mutating func canGiveWay(_ row: RowID) -> Bool {
    let record = store[row]
    guard record.hasMultiplier else { return false }
    var isZero = true
    var isWeight = true
    var hasOwnLevel = false
    multipliers.forEachComponent(of: row) { level, value in
      guard level > 0 else { return }
      isZero = false
      if level == record.level, abs(abs(value) - record.unit) <= Tolerances.tie * record.unit {
        hasOwnLevel = true
      } else {
        isWeight = false
      }
    }
    if isZero { return !record.isEquality }
    return !record.isRequired && isWeight && hasOwnLevel
  }

  /// The extreme value that a variable can have in a direction at no cost.
  ///
  /// It is found by pulling the variable with less than any priority.
  func extreme(of variable: VariableID, towards direction: Double) -> Double {
    var trial = copy()
    _ = trial.solve()
    let term = Term(1, trial.store.handle(of: variable))
    _ = withUnsafePointer(to: term) {
      trial.insert(
        UnsafeBufferPointer(start: $0, count: 1), .equal, constant: -direction * Tolerances.farAway,
        priority: Float.leastNonzeroMagnitude)
    }
    _ = trial.solve()
    let value = trial.valuation[variable]
    return abs(value) >= Tolerances.unboundedShare * Tolerances.farAway ? direction * .infinity : value
  }

  /// The status of a row at the present values.
  func constraintStatus(of row: RowID) -> ConstraintStatus {
    let residual = presentResidual(of: row)
    let amount = residual.value * store[row].unit
    if basis.status(of: row) == .relaxed { return .relaxed(residual: amount) }
    if abs(residual.value) <= max(residual.tolerance, Tolerances.conflict) { return .tight }
    let isAllowed =
      switch store[row].relation {
      case .equal: false
      case .lessThanOrEqual: amount < 0
      case .greaterThanOrEqual: amount > 0
      }
    return isAllowed ? .satisfied(slack: abs(amount)) : .violated(by: abs(amount))
  }
}
