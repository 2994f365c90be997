// SPDX-License-Identifier: MIT

/// Questions about what could change at no cost, and what belongs together.
extension ConstraintSystem {
  /// Whether each variable depends on a row that could leave the basis at no cost, or on a free variable, by the
  /// variable's index. Coefficients that cancel out are not considered.
  ///
  /// - Complexity: a walk over the system.
  mutating func variablesThatMayVary() -> [Bool] {
    refreshTears()
    var reached = [Bool](repeating: false, count: Int(store.variableCount))
    var pending: [VariableID] = []
    for variable in store.variableIDs where store.sign(of: variable) != .vacant {
      let definition = basis.definition(of: variable)
      guard definition.isNull || canGiveWay(definition) else { continue }
      reached[Int(variable.rawValue)] = true
      pending.append(variable)
    }
    spread(&reached, from: &pending)
    return reached
  }

  /// Whether each variable depends on an optional row or on a free variable, by the variable's index.
  ///
  /// - Complexity: a walk over the system.
  mutating func variablesThatDependOnOptionalRows() -> [Bool] {
    refreshTears()
    var reached = [Bool](repeating: false, count: Int(store.variableCount))
    var pending: [VariableID] = []
    for variable in store.variableIDs where store.sign(of: variable) != .vacant {
      let definition = basis.definition(of: variable)
      guard definition.isNull || store[definition].hasMultiplier else { continue }
      reached[Int(variable.rawValue)] = true
      pending.append(variable)
    }
    spread(&reached, from: &pending)
    return reached
  }

  /// Marks the variables of the basis that depend on marked ones.
  private mutating func spread(_ reached: inout [Bool], from pending: inout [VariableID]) {
    while let variable = pending.popLast() {
      var term = store.firstOccurrence(of: variable)
      while !term.isNull {
        let row = store[term].row
        term = store[term].next
        guard basis.isBasic(row) else { continue }
        let dependent = basicVariable(of: row)
        guard !reached[Int(dependent.rawValue)] else { continue }
        reached[Int(dependent.rawValue)] = true
        pending.append(dependent)
      }
    }
  }

  /// Whether each variable of the basis is an input of a row outside the basis, directly or through definitions, by the
  /// variable's index. A row of the basis whose variable is none of them has no row that could take its place.
  ///
  /// - Complexity: a walk over the system.
  mutating func variablesWithSubstitutes() -> [Bool] {
    var reached = [Bool](repeating: false, count: Int(store.variableCount))
    var pending: [VariableID] = []
    func reach(_ row: RowID) {
      for term in store[row].terms where !reached[Int(store[term].variable.rawValue)] {
        reached[Int(store[term].variable.rawValue)] = true
        pending.append(store[term].variable)
      }
    }
    for row in store.rowIDs where !store[row].isVacant && !basis.isBasic(row) { reach(row) }
    while let variable = pending.popLast() {
      let definition = basis.definition(of: variable)
      if !definition.isNull { reach(definition) }
    }
    return reached
  }

  /// Calls `body` with each row that contains `variable`: the one that defines it first.
  func forEachRow(of variable: VariableID, _ body: (RowID) -> Void) {
    let definition = basis.definition(of: variable)
    if !definition.isNull { body(definition) }
    var term = store.firstOccurrence(of: variable)
    while !term.isNull {
      let row = store[term].row
      term = store[term].next
      if row != definition { body(row) }
    }
  }
}
