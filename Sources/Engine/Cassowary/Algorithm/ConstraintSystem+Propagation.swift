// SPDX-License-Identifier: MIT

/// The first edit of a constant: marking and evaluating in one walk.
extension ConstraintSystem {
  /// Marks `root` and everything that depends on it as ``markDirty(_:)`` does, and evaluates each variable whose inputs
  /// are known, so that records are read only once.
  ///
  /// The walk visits inputs before their dependents, unless paths of different lengths lead to a variable. Such a
  /// variable may be visited again after it was evaluated. It is then marked again, and nothing more is evaluated until
  /// all are marked, so no variable is evaluated more than twice.
  mutating func propagate(from root: VariableID) {
    let first = valuation.dirtyCount
    valuation.markDirty(root)
    var next = first
    var left = first
    var isEvaluating = true
    while next < valuation.dirtyCount {
      let variable = valuation.dirtyVariable(at: next)
      next &+= 1
      if valuation.isChanged(variable) { isEvaluating = false }
      var isLeft = true
      if isEvaluating { isLeft = !evaluateDirectly(variable) }
      if isLeft {
        valuation.replaceDirtyVariable(at: left, with: variable)
        left &+= 1
      }
      markDependents(of: variable)
    }
    valuation.keepFirstDirty(left)
  }
}
