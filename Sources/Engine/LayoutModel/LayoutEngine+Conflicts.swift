// SPDX-License-Identifier: MIT

import Cassowary

/// Solving, and what conflicts do.
///
/// The solver leaves one required constraint of each conflict out. Whoever displays a layout can choose another one to *break*: it
/// becomes optional, directly below required, so that the layout violates it as little as possible. It is required again as soon as a
/// member of its conflict is removed or changed. The engine alone remembers which constraint is broken because of which others.
extension LayoutEngine {
  // MARK: Solving

  /// Computes the frames for the constraints as they are now.
  ///
  /// - Returns: The conflicts that were found in this call. Of each, the constraint created last is left out, until a member of the
  ///   conflict is removed or changed.
  /// - Complexity: in proportion to what depends on the changes since the last solution.
  @discardableResult
  public func solve() -> [LayoutConflict] { solution().conflicts }

  /// Solves as ``solve()`` does. A solution is abandoned after far too many steps; some constraints may then be violated more than
  /// necessary.
  package func solution() -> (conflicts: [LayoutConflict], isAbandoned: Bool) {
    let abandoned = solver.statistics.abandonedSolutions
    let found = solver.solve()
    noteChanges()
    // Nearly all layouts are without conflicts.
    if !found.isEmpty || !knownConflicts.isEmpty { learn(of: found) }
    return (
      found.isEmpty ? [] : Array(knownConflicts.suffix(found.count)),
      solver.statistics.abandonedSolutions > abandoned
    )
  }

  /// Records the values that the last solution changed.
  private func noteChanges() {
    guard journal != nil else { return }
    solver.forEachChange { variable, oldValue in
      if journal?.oldValues[variable] == nil { journal?.oldValues[variable] = oldValue }
    }
  }

  // MARK: Known conflicts

  /// The conflicts among the required constraints at the last solution, in the order in which they were found.
  public var conflicts: [LayoutConflict] { knownConflicts }

  /// Whether a constraint is broken.
  package func isBroken(_ id: ConstraintID) -> Bool {
    knownConflicts.contains { $0.isBroken && $0.brokenConstraint == id }
  }

  /// Adds new conflicts, and forgets those whose constraint is no longer left out, or was left out again for another reason.
  private func learn(of found: [Conflict]) {
    let culprits = Set(found.map { $0.culprit })
    knownConflicts.removeAll { known in
      guard !known.isBroken else { return false }
      let row = known.brokenConstraint.row
      guard !culprits.contains(row), case .relaxed = solver.status(of: row) else { return true }
      return false
    }
    knownConflicts += found.map { conflict($0) }
  }

  private func conflict(_ conflict: Conflict) -> LayoutConflict {
    LayoutConflict(
      members: conflict.members.compactMap { member, multiplier in
        switch member {
        case .constraint(let row): (.constraint(ConstraintID(row)), multiplier)
        case .nonNegative(let variable): size(of: variable).map { (.size($0), multiplier) }
        }
      },
      contradiction: conflict.contradiction, brokenConstraint: ConstraintID(conflict.culprit))
  }

  /// The width or height that a variable stands for.
  private func size(of variable: Variable) -> ItemAnchor? {
    item(of: variable).map { ItemAnchor($0, item($0).width == variable ? .width : .height) }
  }

  // MARK: Breaking

  /// Breaks one constraint of each conflict that was just found. A conflict with a constraint that is broken for an earlier one is left
  /// to the next solution, which finds it again if it remains.
  ///
  /// - Parameter choice: Returns the constraint of a conflict to break.
  /// - Returns: The conflicts of which a constraint was broken.
  package func resolve(_ conflicts: [LayoutConflict], breaking choice: (LayoutConflict) -> ConstraintID)
    -> [LayoutConflict]
  {
    journal?.hasOtherEdits = true
    var resolved: [LayoutConflict] = []
    var broken: Set<ConstraintID> = []
    for var conflict in conflicts where broken.isDisjoint(with: conflict.constraints) {
      conflict.brokenConstraint = choice(conflict)
      conflict.isBroken = true
      broken.insert(conflict.brokenConstraint)
      solver.setPriority(.nearlyRequired, of: conflict.brokenConstraint.row)
      constraintsInConflicts.formUnion(conflict.constraints)
      resolved.append(conflict)
    }
    knownConflicts.removeAll { !$0.isBroken }
    knownConflicts += resolved
    return resolved
  }

  /// Returns the constraints that contradict each other without `removed`, of which the first conflict is enough; `nil` if all hold.
  /// The layout stays as it is.
  ///
  /// - Complexity: a copy of the solver, and an incremental solution.
  package func remainder(without removed: Set<ConstraintID>) -> [ConstraintID]? {
    let found = solver.trial {
      for known in knownConflicts where known.isBroken && !removed.contains(known.brokenConstraint) {
        if !removed.isDisjoint(with: known.constraints) {
          solver.setPriority(.required, of: known.brokenConstraint.row)
        }
      }
      for id in removed { solver.remove(id.row) }
      return solver.solve()
    }
    return found.first.map { conflict($0).constraints }
  }

  /// Makes the constraints required again that are broken because of a conflict that contains `id`, which is about to be removed or
  /// changed.
  func restoreConstraints(brokenBy id: ConstraintID) {
    guard !constraintsInConflicts.isEmpty, constraintsInConflicts.remove(id) != nil else { return }
    knownConflicts.removeAll { conflict in
      guard conflict.isBroken, conflict.constraints.contains(id) else { return false }
      solver.setPriority(.required, of: conflict.brokenConstraint.row)
      return true
    }
    if !knownConflicts.contains(where: { $0.isBroken }) { constraintsInConflicts = [] }
  }

  /// Forgets the conflict because of which a constraint is left out that is about to be removed.
  func forgetConflict(of id: ConstraintID) {
    guard !knownConflicts.isEmpty else { return }
    knownConflicts.removeAll { $0.brokenConstraint == id }
  }

  /// Whether a constraint is a member of the conflict of a broken constraint.
  func isInConflict(_ id: ConstraintID) -> Bool {
    constraintsInConflicts.contains(id) && knownConflicts.contains { $0.isBroken && $0.constraints.contains(id) }
  }
}
