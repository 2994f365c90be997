// SPDX-License-Identifier: MIT

#if DEBUG
  extension BasisGraph {
    /// Describes the violated invariants. `tearVariable` is the variable of a tear.
    func brokenInvariants(_ store: borrowing RowStore, tearVariable: (TearID) -> VariableID) -> [String] {
      var broken: [String] = []
      var uses = [UInt32](repeating: 0, count: Int(store.variableCount))
      var violated: Int32 = 0
      var inactiveEqualities: Int32 = 0
      for row in store.rowIDs {
        let status = status(of: row)
        if (status == .vacant) != store[row].isVacant { broken.append("The status of row \(row.rawValue).") }
        if status.isViolated { violated += 1 }
        if status == .inactive, store[row].isEquality { inactiveEqualities += 1 }
        guard status.isBasic else { continue }
        let term = status == .defining ? basicTerm(of: row) : TermID.null
        let variable = status == .defining ? store[term].variable : tearVariable(tear(of: row))
        if definition(of: variable) != row {
          broken.append("Row \(row.rawValue) and variable \(variable.rawValue) disagree.")
        }
        for input in store[row].terms where input != term { uses[Int(store[input].variable.rawValue)] += 1 }
      }
      for variable in store.variableIDs {
        let definition = definition(of: variable)
        if !definition.isNull, !isBasic(definition) {
          broken.append("The definition of variable \(variable.rawValue) is not basic.")
        }
        if useCount(of: variable) != uses[Int(variable.rawValue)] {
          broken.append("The uses of variable \(variable.rawValue).")
        }
      }
      if violated != violatedCount { broken.append("The number of violated rows.") }
      if inactiveEqualities != inactiveEqualityCount { broken.append("The number of inactive equalities.") }
      if let variable = cyclicVariable(store) {
        broken.append("The definitions of variable \(variable.rawValue) form a cycle.")
      }
      return broken
    }

    /// A variable whose definitions lead back to it. Kahn's algorithm: variables without open inputs go first.
    private func cyclicVariable(_ store: borrowing RowStore) -> VariableID? {
      var open = [Int32](repeating: 0, count: Int(store.variableCount))
      for variable in store.variableIDs {
        let row = definingRow(of: variable)
        if !row.isNull { open[Int(variable.rawValue)] = store[row].termCount - 1 }
      }
      var ready = store.variableIDs.filter { open[Int($0.rawValue)] == 0 }
      while let variable = ready.popLast() {
        open[Int(variable.rawValue)] = -1
        var term = store.firstOccurrence(of: variable)
        while !term.isNull {
          let row = store[term].row
          if status(of: row) == .defining {
            let dependent = store[basicTerm(of: row)].variable
            open[Int(dependent.rawValue)] -= 1
            if open[Int(dependent.rawValue)] == 0 { ready.append(dependent) }
          }
          term = store[term].next
        }
      }
      return store.variableIDs.first { open[Int($0.rawValue)] > 0 }
    }

    /// Describes the differences of two graphs.
    func differences(from other: borrowing BasisGraph, _ store: borrowing RowStore) -> [String] {
      var differences: [String] = []
      if version != other.version || violatedCount != other.violatedCount
        || inactiveEqualityCount != other.inactiveEqualityCount
      {
        differences.append("The counts of the graphs differ.")
      }
      for row in store.rowIDs
      where status(of: row) != other.status(of: row) || basicTerm(of: row) != other.basicTerm(of: row) {
        differences.append("The role of row \(row.rawValue) differs.")
      }
      for variable in store.variableIDs
      where definition(of: variable) != other.definition(of: variable)
        || useCount(of: variable) != other.useCount(of: variable)
      {
        differences.append("The node of variable \(variable.rawValue) differs.")
      }
      return differences
    }
  }
#endif
