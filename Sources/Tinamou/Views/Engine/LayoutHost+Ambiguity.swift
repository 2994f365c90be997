// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension LayoutHost {
  /// Moves an ambiguous item to another place or size that is as good, and leaves the constraints as they are.
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

  /// A value of `variable`'s interval that differs from the present one: an end, or a step beyond where there is none.
  private func otherValue(of variable: Variable) -> Double {
    let interval = engine.solver.interval(of: variable)
    let value = engine.solver.value(of: variable)
    let step = 20.0
    if interval.upperBound - value > 0.5 { return min(interval.upperBound, value + step) }
    return max(interval.lowerBound, value - step)
  }

  /// Pulls with less than any priority, and lets go: what nothing determines stays where it was pulled.
  private func pull(_ variable: Variable, to value: Double) {
    let row = engine.solver.insert([Term(1, variable)], .equal, constant: -value, priority: .exercisesAmbiguity)
    engine.solver.solve()
    markMovedItems()
    engine.solver.remove(row)
    engine.solver.solve()
    markMovedItems()
  }
}

extension Priority {
  /// Below the priority that keeps a root's present size.
  fileprivate static let exercisesAmbiguity = Priority(Float.leastNonzeroMagnitude)
}
