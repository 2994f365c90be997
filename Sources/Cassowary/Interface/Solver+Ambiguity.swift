// SPDX-License-Identifier: MIT

/// Questions about many variables at once, answered on one copy of the system.
extension Solver {
  /// How far a variable is pulled to find its bounds. A bound beyond is taken for none.
  private static let reach = 1e6

  /// For each of `variables`, whether another value would be as good, all priorities kept.
  ///
  /// A variable is ambiguous if its value differs between two optimal solutions. Each variable not yet known to be
  /// ambiguous is pulled up and down by less than any priority; every variable that moves with it is ambiguous too, so
  /// that one pull answers for all variables that depend on one another.
  ///
  /// - Complexity: a copy of the system, a walk over what determines each variable, and two incremental solutions for
  ///   each group of variables that move together.
  public func areAmbiguous(_ variables: [Variable]) -> [Bool] {
    let candidates = variables.indices.filter { system.mayBeAmbiguous(system.store.variable(variables[$0])) }
    var result = [Bool](repeating: false, count: variables.count)
    guard !candidates.isEmpty else { return result }
    let initial = candidates.map { value(of: variables[$0]) }
    trial {
      var unresolved = AmbiguousVariables()
      for (position, index) in candidates.enumerated() {
        unresolved.initialValues[variables[index]] = initial[position]
      }
      for (position, index) in candidates.enumerated() where unresolved.initialValues[variables[index]] != nil {
        for direction in [1.0, -1.0] where unresolved.initialValues[variables[index]] != nil {
          let pull = insert(
            [Term(1, variables[index])], .equal, constant: -(initial[position] + direction), priority: .ofPulls)
          solve()
          noteMoves(&unresolved)
          remove(pull)
          solve()
          noteMoves(&unresolved)
        }
      }
      for index in candidates where unresolved.ambiguous.contains(variables[index]) { result[index] = true }
    }
    return result
  }

  /// For each of `variables`, the values that it can take while all priorities are served as well as they are now.
  ///
  /// An end of a range is infinite where the variable can move by a million or more.
  ///
  /// - Complexity: a copy of the system and four incremental solutions for each variable.
  public func intervals(of variables: [Variable]) -> [ClosedRange<Double>] {
    let initial = variables.map { value(of: $0) }
    return trial {
      zip(variables, initial).map { variable, value in
        let pull = insert([Term(1, variable)], .equal, constant: 0, priority: .ofPulls)
        let lower = extreme(of: variable, pulledBy: pull, from: value, by: -Self.reach)
        let upper = extreme(of: variable, pulledBy: pull, from: value, by: Self.reach)
        // The next variable starts near the initial solution, where numbers are small and exact.
        setConstant(-value, of: pull)
        solve()
        remove(pull)
        solve()
        return min(lower, value)...max(upper, value)
      }
    }
  }

  private func extreme(
    of variable: Variable, pulledBy pull: Constraint, from start: Double, by distance: Double
  ) -> Double {
    setConstant(-(start + distance), of: pull)
    solve()
    let value = value(of: variable)
    return abs(value - start) >= Tolerances.unboundedShare * Self.reach ? distance * .infinity : value
  }

  /// Records the variables whose values differ from their initial ones since the last solution.
  private func noteMoves(_ variables: inout AmbiguousVariables) {
    forEachChange { variable, _ in
      guard let initial = variables.initialValues[variable] else { return }
      guard abs(value(of: variable) - initial) > Tolerances.conflict else { return }
      variables.initialValues[variable] = nil
      variables.ambiguous.insert(variable)
    }
  }
}

/// The variables found to be ambiguous so far, and the others.
private struct AmbiguousVariables {
  /// The initial values of the variables not known to be ambiguous.
  var initialValues: [Variable: Double] = [:]
  var ambiguous: Set<Variable> = []
}

extension Priority {
  /// Less than every priority that a constraint of a layout can have.
  fileprivate static let ofPulls = Priority(Float.leastNonzeroMagnitude)
}
