// SPDX-License-Identifier: MIT

#if DEBUG
  extension Valuation {
    /// Describes the violated invariants.
    func brokenInvariants(_ store: borrowing RowStore) -> [String] {
      var broken: [String] = []
      var listed = Set<VariableID>()
      for index in 0..<dirtyCount { listed.insert(dirtyVariable(at: index)) }
      for variable in store.variableIDs {
        if isChanged(variable) { broken.append("Variable \(variable.rawValue) is still marked as changed.") }
        if isDirty(variable), !listed.contains(variable) {
          broken.append("Variable \(variable.rawValue) is dirty and not listed.")
        }
      }
      if firstSolvedLast > firstUnsolved || firstUnsolved > store.variableCount {
        broken.append("The new variables are out of order.")
      }
      return broken
    }

    /// Describes the differences of two sets of values.
    func differences(from other: borrowing Valuation, _ store: borrowing RowStore) -> [String] {
      var differences: [String] = []
      if dirtyCount != other.dirtyCount || changeCount != other.changeCount || firstUnsolved != other.firstUnsolved
        || firstSolvedLast != other.firstSolvedLast || version != other.version
      {
        differences.append("The counts of the values differ.")
      }
      for variable in store.variableIDs
      where self[variable] != other[variable] || isDirty(variable) != other.isDirty(variable) {
        differences.append("The value of variable \(variable.rawValue) differs.")
      }
      return differences
    }
  }
#endif
