// SPDX-License-Identifier: MIT

/// An incremental solver for systems of linear constraints with priorities.
///
/// Required constraints hold. For the others, the sum of absolute violations is minimized for the highest priority,
/// then, without increasing that sum, for the next lower one, and so on. Violations of different priorities are never
/// added.
///
/// If several solutions are equally good:
/// * among constraints of one priority that cannot all hold, those created earlier are kept satisfied;
/// * an inequality that has to move a variable moves it to the bound: `width >= 300` alone gives 300;
/// * an undetermined variable keeps its value, which is initially 0; with `placesAtBounds`, it is at the bound of the oldest
///   inequality that depends on it, unless it cannot be negative.
///
/// The same calls always give the same values. If the optimum is unique, it does not depend on the order of the calls.
///
/// A required constraint that contradicts older ones is not enforced. The result is the same as adding the required
/// constraints in the order of creation and omitting each one that contradicts the ones before it; it does not depend
/// on the history of the system.
///
/// Results are exact up to rounding while
/// * the coefficients of one constraint differ by no more than a factor of 10⁴;
/// * the coefficients of all constraints lie between 10⁻⁹ and 10⁹, and within one priority the largest coefficients of the
///   constraints differ by no more than a factor of 10⁹;
/// * values stay below 10¹².
///
/// Values are then accurate to a billionth of a point, or to twelve digits, times the factor by which the constraints amplify
/// errors: two constraints that differ from being parallel by one part in 10⁸ leave about eight digits. Random systems of many
/// nearly parallel constraints are checked down to one part in 10⁴. Beyond that range, ``precisionWarnings()`` names the
/// constraints in question. (Inside the solver, constraints are scaled by powers of two.)
///
/// Changes are collected and take effect in ``solve()``. Its cost depends on the number of values that depend on the
/// changes, not on the size of the system.
public final class Solver {
  /// The solver does not call code that could access it, so exclusive access does not have to be checked.
  @exclusivity(unchecked) var system = ConstraintSystem()
  /// The conflicts found by ``add(_:_:constant:priority:)`` that ``solve()`` has still to return.
  var unreportedConflicts: [Conflict] = []

  /// Creates a solver without variables and constraints.
  ///
  /// - Parameter placesAtBounds: whether an inequality determines a variable of either sign that no other constraint determines:
  ///   `left <= 10` alone gives 10, as in Apple's engine. The default is `false`.
  public init(placesAtBounds: Bool = false) {
    system.placesAtBounds = placesAtBounds
  }

  /// Reserves memory for additional variables, constraints and terms.
  ///
  /// The tables also grow automatically; reserving avoids copies and unused memory.
  ///
  /// - Complexity: O(*n*) in the number of variables and terms that are there, which are copied.
  public func reserve(variables: Int, constraints: Int, terms: Int) {
    system.reserve(variables: Int32(variables), rows: Int32(constraints), terms: Int32(terms))
  }

  /// Runs `body`, in which no inequality determines a variable that nothing else determines: such variables keep their values.
  package func withoutPlacing(_ body: () -> Void) {
    let places = system.placesAtBounds
    system.placesAtBounds = false
    body()
    system.placesAtBounds = places
  }

  // MARK: Variables

  /// Adds a variable with the value 0.
  ///
  /// - Parameter isNonNegative: whether the variable carries an implicit required `variable >= 0`.
  /// - Complexity: O(1) on average.
  public func makeVariable(isNonNegative: Bool = false) -> Variable {
    system.store.handle(of: system.makeVariable(isNonNegative: isNonNegative))
  }

  /// Discards a variable that no constraint contains. Constraints removed since the last ``solve()`` do not count.
  ///
  /// - Complexity: O(1), unless rows that define each other determine the variable; they are then matched anew.
  public func discard(_ variable: Variable) { system.discard(system.store.variable(variable)) }

  /// The value of `variable` at the last solution; values change only in ``solve()`` and ``add(_:_:constant:priority:)``.
  @inline(__always)
  public func value(of variable: Variable) -> Double { system.valuation[system.store.variable(variable)] }

  // MARK: Constraints

  /// Inserts `sum(terms) + constant  relation  0`; it takes effect at the next ``solve()``.
  ///
  /// Several terms of one variable are added up.
  ///
  /// - Complexity: O(*t* log *t*) in the number of terms.
  @discardableResult
  public func insert(_ terms: [Term], _ relation: Relation, constant: Double, priority: Priority) -> Constraint {
    terms.withUnsafeBufferPointer { insert($0, relation, constant: constant, priority: priority) }
  }

  /// Inserts `sum(terms) + constant  relation  0` without an array; for `LayoutModel` and the benchmarks.
  @_spi(TermBuffers)
  @discardableResult
  public func insert(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double, priority: Priority
  ) -> Constraint {
    system.store.handle(of: system.insert(terms, relation, constant: constant, priority: priority.value))
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
      restore(before)
      throw conflict
    }
    return constraint
  }

  /// Restores an earlier copy of the system. Handles created since then never match later variables or constraints.
  func restore(_ before: consuming ConstraintSystem) {
    before.store.continueNumbering(after: system.store)
    system = before
  }

  /// Whether adding a constraint can cause a contradiction.
  private func canFail(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority) -> Bool {
    guard priority == .required else { return false }
    var residual = constant
    for (index, term) in terms.enumerated() {
      let variable = system.store.variable(term.variable)
      let isReferenced = !system.basis.isFree(variable) || !system.store.firstOccurrence(of: variable).isNull
      let isUnrestricted = system.store.sign(of: variable) == .any
      let isNamedOnce = !terms.indices.contains { $0 != index && terms[$0].variable == term.variable }
      if !isReferenced, isUnrestricted, isNamedOnce, term.coefficient != 0 { return false }
      residual += term.coefficient * system.valuation[variable]
    }
    switch relation {
    case .equal: return true
    case .lessThanOrEqual: return residual > 0
    case .greaterThanOrEqual: return residual < 0
    }
  }

  /// Removes a constraint; its handle is invalid at once, and the removal takes effect at the next ``solve()``.
  ///
  /// - Complexity: O(1) here; the next ``solve()`` costs a pivot if the constraint determines a value.
  public func remove(_ constraint: Constraint) {
    let row = row(of: constraint)
    system.pending.scheduleRemoval(of: row)
  }

  /// Changes the constant of `constraint`; it takes effect at the next ``solve()``.
  ///
  /// - Complexity: O(1) here; the next ``solve()`` visits the variables that depend on the constraint.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    system.setConstant(constant, of: row(of: constraint))
  }

  /// Changes the priority of `constraint`, to or from required as well; it takes effect at the next ``solve()``.
  ///
  /// - Complexity: proportional to the number of rows and variables that depend on the constraint.
  public func setPriority(_ priority: Priority, of constraint: Constraint) {
    system.setPriority(priority.value, of: row(of: constraint))
  }

  /// The row of a constraint that has not been removed.
  @inline(__always)
  func row(of constraint: Constraint) -> RowID {
    let row = system.store.row(constraint)
    guard !system.pending.isRemoved(row) else { HandleFault.constraint() }
    return row
  }

  // MARK: Solving

  /// Computes the optimal values for the current constraints.
  ///
  /// - Returns: one conflict for each required constraint that was found to be contradictory *in this call*. Such a
  ///   constraint
  ///   is left out (it does not pull) and is tried again when something of its conflict is removed or changed. Of the
  ///   constraints in a conflict, the one created last is left out.
  /// - Complexity: proportional to what depends on the changes, for each step of the dual simplex method. Chains, rows and grids of
  ///   *n* views take about *n* steps the first time and a few after a change; the documentation has a table of growth in
  ///   `Robustness.md`, with the kinds of systems that grow faster. The worst case is exponential, as that of every simplex method.
  @discardableResult
  public func solve() -> [Conflict] {
    var conflicts = unreportedConflicts
    unreportedConflicts = []
    conflicts += system.solve()
    return conflicts
  }
}
