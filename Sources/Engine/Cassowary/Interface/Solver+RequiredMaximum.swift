// SPDX-License-Identifier: MIT

extension Solver {
  /// Whether required constraints alone keep `variable` from a greater value than that of the last ``solve()``.
  ///
  /// Optional constraints can then change in any way that makes greater values of the variable better, and it keeps its
  /// value. The rows of the basis that add up to the variable prove it, so that `false` is also the answer for a greatest
  /// value that the basis gives another reason for.
  ///
  /// - Complexity: a walk over the rows that determine the variable.
  package func isAtRequiredMaximum(_ variable: Variable) -> Bool {
    system.isAtRequiredMaximum(system.store.variable(variable))
  }
}

extension ConstraintSystem {
  /// Whether a variable is its value plus a sum of residuals of required rows in which no summand can be positive.
  fileprivate mutating func isAtRequiredMaximum(_ variable: VariableID) -> Bool {
    express(variable: variable)
    guard freeVariableOfExpression().isNull else { return false }
    for index in 0..<expression.count {
      let (row, weight) = (expression[index].row, expression[index].weight)
      guard store[row].isRequired else { return false }
      switch store[row].relation {
      case .equal: continue
      case .lessThanOrEqual: if weight < 0 { return false }
      case .greaterThanOrEqual: if weight > 0 { return false }
      }
    }
    return true
  }
}
