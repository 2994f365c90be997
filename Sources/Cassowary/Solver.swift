// SPDX-License-Identifier: MIT

/// Keeps a system of linear constraints at its optimum while constraints come, go and change.
public final class Solver {
  public init() {}

  /// A new variable with the value 0.
  ///
  /// - Parameter isNonNegative: whether the variable carries an implicit required `variable >= 0`.
  public func makeVariable(isNonNegative: Bool = false) -> Variable { Variable(index: 0) }

  /// Gives up a variable that no constraint mentions any more.
  public func discard(_ variable: Variable) {}

  /// The value of `variable` at the last solution; values change only in ``solve()`` and ``add(_:_:constant:priority:)``.
  public func value(of variable: Variable) -> Double { 0 }

  /// Puts in `sum(terms) + constant  relation  0`; it takes effect at the next ``solve()``.
  @discardableResult
  public func insert(_ terms: [Term], _ relation: Relation, constant: Double, priority: Priority)
    -> Constraint
  { Constraint(index: 0) }

  /// Adds `sum(terms) + constant  relation  0` and solves.
  ///
  /// - Throws: ``Conflict`` when it is required and the required constraints present rule it out. The solver is then as
  ///   it was before the call.
  @discardableResult
  public func add(_ terms: [Term], _ relation: Relation, constant: Double, priority: Priority)
    throws(Conflict) -> Constraint
  { Constraint(index: 0) }

  /// Takes a constraint out; it takes effect at the next ``solve()``.
  public func remove(_ constraint: Constraint) {}

  /// Changes the constant of `constraint`; it takes effect at the next ``solve()``.
  public func setConstant(_ constant: Double, of constraint: Constraint) {}

  /// Changes the priority of `constraint`, to or from required as well; it takes effect at the next ``solve()``.
  public func setPriority(_ priority: Priority, of constraint: Constraint) {}

  /// Brings all values to the optimum of the constraints as they now are.
  ///
  /// - Returns: one conflict for each required constraint that was found not to fit *in this call*. Such a constraint
  ///   is left out (it does not pull) and is tried again when something of its conflict is removed or changed.
  @discardableResult
  public func solve() -> [Conflict] { [] }

  /// Whether another value of `variable` would be as good, all other priorities kept.
  public func isAmbiguous(_ variable: Variable) -> Bool { false }
}
