// SPDX-License-Identifier: MIT

/// Queries about many variables at once, computed with one copy of the system.
extension Solver {
  /// The distance by which a variable is pulled to find its bounds. A variable that reaches it counts as unbounded.
  private static let reach = 1e6

  /// Returns, for each of `variables`, whether another value would be equally good for all priorities.
  ///
  /// A variable is ambiguous if its value differs between two optimal solutions. Each variable not yet known to be
  /// ambiguous is pulled up and down by less than any priority; every variable that moves with it is ambiguous too, so
  /// one pull suffices for all variables that depend on one another.
  ///
  /// - Complexity: a copy of the system, a walk over what determines each variable, and two incremental solutions for
  ///   each group of variables that move together.
  public func areAmbiguous(_ variables: [Variable]) -> [Bool] {
    var found = AmbiguousVariables()
    for variable in variables { found.initialValues[variable] = value(of: variable) }
    trial {
      for variable in variables {
        for direction in [1.0, -1.0] {
          // A variable that moved with an earlier one does not have to be pulled.
          guard let initial = found.initialValues[variable] else { break }
          guard system.mayBeAmbiguous(system.store.variable(variable)) else { break }
          let pull = insert([Term(1, variable)], .equal, constant: -(initial + direction), priority: .ofPulls)
          solve()
          noteMoves(&found)
          remove(pull)
          solve()
          noteMoves(&found)
        }
      }
    }
    return variables.map { found.ambiguous.contains($0) }
  }

  /// Returns, for each of `variables`, the length of the interval of values that are equally good for all priorities; for
  /// a longer one than `limit`, which is at most 1, any number above it.
  ///
  /// Each variable that depends on a constraint that could give way, and is not yet known to be free, is pulled up and
  /// down by less than any priority. Every variable that moves with it is free too, so one pull suffices for all variables
  /// that depend on one another.
  ///
  /// - Complexity: a copy of the system, a walk over it, and two incremental solutions for each group of variables that
  ///   move together.
  package func freedoms(of variables: [Variable], upTo limit: Double) -> [Double] {
    var extents = Extents(limit: limit)
    let candidates = system.variablesThatMayVary()
    for variable in variables where candidates[Int(system.store.variable(variable).rawValue)] {
      extents.insert(variable, value: value(of: variable))
    }
    guard !extents.isEmpty else { return variables.map { _ in 0 } }
    trial {
      for variable in variables {
        guard let initial = extents.initialValue(of: variable) else { continue }
        guard system.mayBeAmbiguous(system.store.variable(variable)) else { continue }
        for direction in [1.0, -1.0] {
          // A variable that moved with an earlier one does not have to be pulled.
          guard extents[variable] <= limit else { break }
          let pull = insert([Term(1, variable)], .equal, constant: -(initial + direction), priority: .ofPulls)
          solve()
          noteMoves(&extents)
          remove(pull)
          solve()
          noteMoves(&extents)
        }
      }
    }
    return variables.map { extents[$0] }
  }

  /// Returns, for each of `variables`, the values it can have in an optimal solution.
  ///
  /// A bound is infinite if the variable can move by a million or more.
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

  /// Records the values of variables that changed in the last solution.
  private func noteMoves(_ extents: inout Extents) {
    forEachChange { variable, _ in extents.note(value(of: variable), of: variable) }
  }
}

/// The variables found to be ambiguous so far, and the others.
private struct AmbiguousVariables {
  /// The initial values of the variables not known to be ambiguous.
  var initialValues: [Variable: Double] = [:]
  var ambiguous: Set<Variable> = []
}

/// The values that variables were seen to have.
private struct Extents {
  private struct Extent {
    let initial: Double
    var lower: Double
    var upper: Double
  }

  private let limit: Double
  private var extents: [Variable: Extent] = [:]

  init(limit: Double) { self.limit = limit }

  var isEmpty: Bool { extents.isEmpty }

  mutating func insert(_ variable: Variable, value: Double) {
    extents[variable] = Extent(initial: value, lower: value, upper: value)
  }

  func initialValue(of variable: Variable) -> Double? { extents[variable]?.initial }

  /// The difference of the greatest and the least value.
  subscript(variable: Variable) -> Double { extents[variable].map { $0.upper - $0.lower } ?? 0 }

  mutating func note(_ value: Double, of variable: Variable) {
    guard var extent = extents[variable], extent.upper - extent.lower <= limit else { return }
    extent.lower = min(extent.lower, value)
    extent.upper = max(extent.upper, value)
    extents[variable] = extent
  }
}

extension Priority {
  /// A priority below that of every constraint of a layout.
  fileprivate static let ofPulls = Priority(Float.leastNonzeroMagnitude)
}
