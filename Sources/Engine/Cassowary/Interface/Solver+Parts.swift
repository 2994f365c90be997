// SPDX-License-Identifier: MIT

/// Queries about a part of the system, which cost what the part costs.
extension Solver {
  /// The group of a variable: what is connected with it by constraints.
  ///
  /// - Parameters:
  ///   - seeds: The variables to start from.
  ///   - isBorder: Returns whether the group ends at a variable. It is called once for each variable except the seeds.
  /// - Returns: The variables of the group, the seeds first.
  /// - Complexity: linear in the number of constraints of the group.
  package func group(around seeds: [Variable], isBorder: (Variable) -> Bool) -> [Variable] {
    var group: [Variable] = []
    var known: Set<Variable> = []
    for seed in seeds where known.insert(seed).inserted { group.append(seed) }
    var next = 0
    while next < group.count {
      system.forEachRow(of: system.store.variable(group[next])) { row in
        guard isEffective(row) else { return }
        for term in system.store[row].terms {
          let variable = system.store.handle(of: system.store[term].variable)
          if known.insert(variable).inserted, !isBorder(variable) { group.append(variable) }
        }
      }
      next += 1
    }
    return group
  }

  /// Returns the freedoms of the variables of a group, as ``freedoms(of:upTo:)`` does.
  ///
  /// - Parameters:
  ///   - variables: A group whose border consists of variables that have only one optimal value. Then the optimal values
  ///     of the group are those of its own constraints.
  /// - Complexity: that of solving the group's constraints.
  package func freedoms(ofGroup variables: [Variable], upTo limit: Double) -> [Double] {
    var rows: Set<RowID> = []
    for variable in variables {
      system.forEachRow(of: system.store.variable(variable)) { if isEffective($0) { rows.insert($0) } }
    }
    let part = Solver()
    var copies: [VariableID: Variable] = [:]
    for variable in variables {
      let id = system.store.variable(variable)
      copies[id] = part.makeVariable(isNonNegative: system.store.sign(of: id).isNonNegative)
    }
    for row in rows.sorted(by: { system.store[$0].sequence < system.store[$1].sequence }) {
      let record = system.store[row]
      // Bounds belong to the variables.
      guard !record.isBound else { continue }
      var terms: [Term] = []
      var constant = record.constant
      for term in record.terms {
        let summand = system.store[term]
        if let copy = copies[summand.variable] {
          terms.append(Term(summand.coefficient / record.scale, copy))
        } else {
          constant += summand.coefficient * system.valuation[summand.variable]
        }
      }
      part.insert(
        terms, record.relation, constant: constant / record.scale, priority: Priority(record.priority))
    }
    part.solve()
    return part.freedoms(of: variables.compactMap { copies[system.store.variable($0)] }, upTo: limit)
  }

  /// Returns whether an optional constraint of one of the variables is violated by another amount than it was.
  ///
  /// - Parameter oldValues: The earlier values of the variables that changed since then.
  package func violationsChanged(since oldValues: [Variable: Double]) -> Bool {
    var old: [VariableID: Double] = [:]
    for (variable, value) in oldValues { old[system.store.variable(variable)] = value }
    for variable in old.keys {
      var hasChanged = false
      system.forEachRow(of: variable) { row in
        let record = system.store[row]
        guard !hasChanged, isEffective(row), !record.isRequired else { return }
        let now = system.presentResidual(of: row).value
        var before = now
        for term in record.terms {
          let summand = system.store[term]
          guard let value = old[summand.variable] else { continue }
          before += summand.coefficient * (value - system.valuation[summand.variable])
        }
        hasChanged = abs(violation(now, record.relation) - violation(before, record.relation)) > Tolerances.conflict
      }
      if hasChanged { return true }
    }
    return false
  }

  /// Returns, for each variable by its index, whether it depends on an optional constraint or is free.
  package func dependOnOptionalConstraints(_ variables: [Variable]) -> [Bool] {
    let depends = system.variablesThatDependOnOptionalRows()
    return variables.map { depends[Int(system.store.variable($0).rawValue)] }
  }

  /// Returns whether `variable`, which has a value of its own, follows from required constraints and from variables that do,
  /// according to `isCertain`.
  package func followsFromRequired(_ variable: Variable, isCertain: (Variable) -> Bool) -> Bool {
    let id = system.store.variable(variable)
    let definition = system.basis.definingRow(of: id)
    guard !definition.isNull, !system.store[definition].hasMultiplier else { return false }
    return system.store[definition].terms.allSatisfy { term in
      let input = system.store[term].variable
      return input == id || isCertain(system.store.handle(of: input))
    }
  }

  /// Returns, for each of `constraints`, the variable that would be free without it because no other constraint can
  /// take its place; `nil` if one may.
  ///
  /// - Complexity: a walk over the system.
  package func freeVariables(without constraints: [Constraint]) -> [Variable?] {
    let replaceable = system.variablesWithSubstitutes()
    return constraints.map { constraint in
      let row = system.store.row(constraint)
      guard system.basis.status(of: row) == .defining else { return nil }
      let variable = system.basicVariable(of: row)
      return replaceable[Int(variable.rawValue)] ? nil : system.store.handle(of: variable)
    }
  }

  /// The variables of a constraint.
  package func variables(of constraint: Constraint) -> [Variable] {
    system.store[system.store.row(constraint)].terms.map { system.store.handle(of: system.store[$0].variable) }
  }

  /// Whether a row takes part in the solution.
  private func isEffective(_ row: RowID) -> Bool {
    !system.store[row].isVacant && system.basis.status(of: row) != .relaxed && !system.pending.isRemoved(row)
  }

  private func violation(_ residual: Double, _ relation: Relation) -> Double {
    switch relation {
    case .equal: abs(residual)
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
