// SPDX-License-Identifier: MIT

/// Keeps a system of linear constraints at its optimum while constraints come, go and change.
///
/// Required constraints hold. Of the others, the sum of absolute violations is least for the highest priority, then, that
/// sum kept, for the next lower one, and so on; weights of different priorities are never added up.
///
/// Where several solutions are equally good:
/// * among constraints of one priority that cannot all hold, those created earlier are kept satisfied;
/// * an inequality that has to move a variable moves it to the bound: `width >= 300` alone gives 300;
/// * a variable that nothing determines keeps its value, at first 0.
///
/// The same calls give the same values, and where the optimum is unique, so does any order of adding.
///
/// Changes are collected, and take effect in ``solve()``; its cost grows with what depends on the changes, not with
/// the size of the system.
public final class Solver {
  /// Nothing that the solver calls can come back to it, so access need not be checked while it runs.
  @exclusivity(unchecked) var system = ConstraintSystem()
  private var unreportedConflicts: [Conflict] = []

  /// A solver without variables and constraints.
  public init() {}

  /// Makes room for so many more variables, constraints and terms in all constraints, where that is known beforehand.
  ///
  /// The tables grow by themselves; but room made at once need not be made again, copied and left over.
  public func reserve(variables: Int, constraints: Int, terms: Int) {
    system.reserve(variables: Int32(variables), rows: Int32(constraints), terms: Int32(terms))
  }

  // MARK: Variables

  /// A new variable with the value 0.
  ///
  /// - Parameter isNonNegative: whether the variable carries an implicit required `variable >= 0`.
  public func makeVariable(isNonNegative: Bool = false) -> Variable {
    Variable(index: system.makeVariable(isNonNegative: isNonNegative))
  }

  /// Gives up a variable that no constraint mentions any more; constraints removed since the last ``solve()`` do not count.
  public func discard(_ variable: Variable) {
    precondition(system.variables[variable.index].isLive, "the variable was discarded before")
    system.variables[variable.index].isLive = false
    system.discardedVariables.append(variable.index)
  }

  /// The value of `variable` at the last solution; values change only in ``solve()`` and ``add(_:_:constant:priority:)``.
  @inline(__always)
  public func value(of variable: Variable) -> Double { system.values[variable.index] }

  // MARK: Constraints

  /// Puts in `sum(terms) + constant  relation  0`; it takes effect at the next ``solve()``.
  ///
  /// Several terms of one variable are added up.
  @discardableResult
  public func insert(_ terms: [Term], _ relation: Relation, constant: Double, priority: Priority) -> Constraint {
    terms.withUnsafeBufferPointer { insert($0, relation, constant: constant, priority: priority) }
  }

  /// Puts in `sum(terms) + constant  relation  0` without an array.
  @discardableResult
  public func insert(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Priority
  ) -> Constraint {
    Constraint(index: system.insertRow(terms, relation, constant: constant, priority: priority.value))
  }

  /// Adds `sum(terms) + constant  relation  0` and solves.
  ///
  /// - Throws: ``Conflict`` when it is required and the required constraints present rule it out. The solver is then as
  ///   it was before the call.
  /// - Complexity: that of ``solve()``; a required constraint that neither holds already nor has a variable of its own
  ///   costs a copy of the system as well, to be able to go back.
  @discardableResult
  public func add(_ terms: [Term], _ relation: Relation, constant: Double, priority: Priority)
    throws(Conflict) -> Constraint
  {
    if system.hasPendingChanges { unreportedConflicts += system.solve() }
    let before = canFail(terms, relation, constant, priority) ? system.copy() : nil
    let constraint = insert(terms, relation, constant: constant, priority: priority)
    let conflicts = system.solve()
    if let conflict = conflicts.first, let before {
      system = before
      throw conflict
    }
    return constraint
  }

  /// Whether adding a constraint might come upon a contradiction.
  private func canFail(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) -> Bool {
    guard priority == .required else { return false }
    var residual = constant
    for (index, term) in terms.enumerated() {
      let variable = system.variables[term.variable.index]
      let isMentioned = variable.definition != none || variable.firstTerm != none
      let isUnused = !isMentioned && !variable.isNonNegative && term.coefficient != 0
      let isNamedOnce = !terms.indices.contains { $0 != index && terms[$0].variable == term.variable }
      if isUnused, isNamedOnce { return false }
      residual += term.coefficient * system.values[term.variable.index]
    }
    switch relation {
    case .equal: return true
    case .lessThanOrEqual: return residual > 0
    case .greaterThanOrEqual: return residual < 0
    }
  }

  /// Takes a constraint out; it takes effect at the next ``solve()``.
  public func remove(_ constraint: Constraint) {
    check(constraint)
    system.remove(constraint.index)
  }

  /// Changes the constant of `constraint`; it takes effect at the next ``solve()``.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    check(constraint)
    system.setConstant(constant, of: constraint.index)
  }

  /// Changes the priority of `constraint`, to or from required as well; it takes effect at the next ``solve()``.
  public func setPriority(_ priority: Priority, of constraint: Constraint) {
    check(constraint)
    system.setPriority(priority.value, of: constraint.index)
  }

  private func check(_ constraint: Constraint) {
    let row = system.rows[constraint.index]
    precondition(row.status != .vacant && !row.isRemoved && !row.isBound, "the constraint is not in the solver")
  }

  // MARK: Solving

  /// Brings all values to the optimum of the constraints as they now are.
  ///
  /// - Returns: one conflict for each required constraint that was found not to fit *in this call*. Such a constraint
  ///   is left out (it does not pull) and is tried again when something of its conflict is removed or changed. Of the
  ///   constraints in a conflict, the one created last is left out.
  @discardableResult
  public func solve() -> [Conflict] {
    var conflicts = unreportedConflicts
    unreportedConflicts = []
    conflicts += system.solve()
    return conflicts
  }
}
