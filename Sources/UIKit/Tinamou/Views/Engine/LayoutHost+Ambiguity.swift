// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension LayoutHost {
  /// Moves or resizes an ambiguous item to another valid solution without changing the constraints.
  func exerciseAmbiguity(of reference: any LayoutItemReference) {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return }
    for attribute in [LayoutAttribute.left, .top, .width, .height] {
      let variable = engine.variable(attribute, of: ItemID(index: index))
      guard engine.solver.isAmbiguous(variable) else { continue }
      pull(variable, to: otherValue(of: variable))
    }
  }

  /// Another value in the interval of `variable`: one step from the current value, or the end of the interval if that
  /// is closer.
  private func otherValue(of variable: Variable) -> Double {
    let interval = engine.solver.interval(of: variable)
    let value = engine.solver.value(of: variable)
    let step = 20.0
    if interval.upperBound - value > 0.5 { return min(interval.upperBound, value + step) }
    return max(interval.lowerBound, value - step)
  }

  /// Adds a row with less than any other priority and removes it again. A value that nothing determines stays where it
  /// was moved.
  private func pull(_ variable: Variable, to value: Double) {
    let row = engine.solver.insert([Term(1, variable)], .equal, constant: -value, priority: .exercisesAmbiguity)
    engine.solver.solve()
    markMovedItems()
    engine.solver.withoutPlacing {
      engine.solver.remove(row)
      engine.solver.solve()
    }
    markMovedItems()
  }
}

extension Priority {
  /// Less than the priority that keeps a root's current size.
  fileprivate static let exercisesAmbiguity = Priority(Float.leastNonzeroMagnitude)
}
