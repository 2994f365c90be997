// SPDX-License-Identifier: MIT

/// The first edit of a constant: marking and evaluating in one walk.
extension ConstraintSystem {
  /// Marks `root` and everything that depends on it as ``markDirty(_:)`` does, and evaluates on the way whatever has its inputs:
  /// what the walk has just read need not be read again.
  ///
  /// The walk meets inputs before what depends on them, unless paths of unequal length lead to a variable. Such a one may be
  /// met again after it was evaluated; then it is marked once more, and from there on nothing is evaluated before all are
  /// marked, so that no variable is evaluated more than twice.
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
