// SPDX-License-Identifier: MIT

import Cassowary

/// Questions about a solved layout: what determines a value, and which other values the constraints allow.
///
/// The values are those that frames consist of: left, top, width and height, in the coordinates of the parent item.
extension LayoutEngine {
  /// Returns a left, top, width or height at the last solution, in the parent's coordinates and unrounded.
  public func value(of value: ItemAnchor) -> Double { solver.value(of: variable(of: value)) }

  /// The values of a frame, in the order in which answers about an item list them.
  package static var frameAttributes: [LayoutAttribute] { [.left, .top, .width, .height] }

  private func frameVariables(of items: [ItemID]) -> [Variable] {
    items.flatMap { item in Self.frameAttributes.map { variable(of: ItemAnchor(item, $0)) } }
  }

  /// Divides answers about the values of frames into those about each item.
  private func grouped<Answer>(_ answers: [Answer]) -> [[Answer]] {
    let count = Self.frameAttributes.count
    return stride(from: 0, to: answers.count, by: count).map { Array(answers[$0..<($0 + count)]) }
  }

  /// Whether a constraint refers to a value, other than the one that a width or height is not negative.
  package func isConstrained(_ value: ItemAnchor) -> Bool { solver.isConstrained(variable(of: value)) }

  /// A number that is equal for two solutions of the same constraints if they are linear in what lies between them.
  package var vertex: Int { solver.vertex }

  // MARK: Causes

  /// The constraints that determine a value at the last solution.
  public func constraints(determining value: ItemAnchor) -> [ConstraintID] {
    solver.causes(of: variable(of: value)).compactMap { cause in
      guard case .constraint(let row) = cause.member else { return nil }
      return ConstraintID(row)
    }
  }

  /// Whether required constraints alone keep a value from becoming greater, as far as the last solution proves it.
  ///
  /// - Complexity: a walk over the constraints that determine the value.
  package func isAtRequiredMaximum(_ value: ItemAnchor) -> Bool { solver.isAtRequiredMaximum(variable(of: value)) }

  // MARK: Ambiguity

  /// Whether another value would satisfy the constraints equally well.
  ///
  /// - Complexity: a walk over the constraints that determine the value; if these do not suffice, a copy of the layout and two
  ///   incremental solutions.
  public func isAmbiguous(_ value: ItemAnchor) -> Bool { solver.isAmbiguous(variable(of: value)) }

  /// Whether another frame of `item` would satisfy the constraints equally well.
  package func isAmbiguous(_ item: ItemID) -> Bool {
    Self.frameAttributes.contains { isAmbiguous(ItemAnchor(item, $0)) }
  }

  /// Returns, for each of `items`, whether another frame would satisfy the constraints equally well.
  ///
  /// - Complexity: a copy of the layout, and two incremental solutions for each group of items that move together.
  package func areAmbiguous(_ items: [ItemID]) -> [Bool] {
    grouped(solver.areAmbiguous(frameVariables(of: items))).map { $0.contains(true) }
  }

  /// The values that satisfy the constraints equally well. The bounds may be infinite.
  ///
  /// - Complexity: two solutions of a copy of the layout.
  public func interval(of value: ItemAnchor) -> ClosedRange<Double> { solver.interval(of: variable(of: value)) }

  /// Returns, for each of `items`, the intervals of its left, top, width and height. A bound that is a million points away or more
  /// counts as infinite.
  ///
  /// - Complexity: a copy of the layout and four incremental solutions for each value.
  package func intervals(of items: [ItemID]) -> [[ClosedRange<Double>]] {
    grouped(solver.intervals(of: frameVariables(of: items)))
  }

  // MARK: Trials

  /// Returns whether all of `values` are determined as soon as `value` is. The layout stays as it is.
  ///
  /// - Complexity: two copies of the layout and a few incremental solutions.
  package func determines(_ value: ItemAnchor, all values: [ItemAnchor]) -> Bool {
    let variable = variable(of: value)
    return solver.trial {
      solver.insert(
        [Term(1, variable)], .equal, constant: -solver.value(of: variable), priority: .nearlyRequired)
      solver.solve()
      return !solver.areAmbiguous(values.map { self.variable(of: $0) }).contains(true)
    }
  }

  /// Moves an ambiguous value as close to `target` as the constraints allow. Nothing else determines it, so it stays there.
  ///
  /// - Parameter didSolve: Is called after each of the two solutions that this takes.
  package func move(_ value: ItemAnchor, to target: Double, didSolve: () -> Void) {
    let row = solver.insert(
      [Term(1, variable(of: value))], .equal, constant: -target, priority: Priority(Float.leastNonzeroMagnitude))
    solver.solve()
    didSolve()
    solver.withoutPlacing {
      solver.remove(row)
      solver.solve()
    }
    didSolve()
  }

  /// Returns, for each of `constraints`, the item whose frame would be open without it because no other constraint can take its
  /// place; `nil` if one may.
  ///
  /// - Complexity: a walk over the constraints.
  package func itemsLeftOpen(without constraints: [ConstraintID]) -> [ItemID?] {
    solver.freeVariables(without: constraints.map { $0.row }).map { $0.flatMap { item(of: $0) } }
  }
}
