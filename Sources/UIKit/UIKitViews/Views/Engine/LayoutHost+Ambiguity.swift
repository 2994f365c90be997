// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutHost {
  /// Moves or resizes an ambiguous item to another valid solution without changing the constraints.
  func exerciseAmbiguity(of reference: any LayoutItemReference) {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return }
    for attribute in LayoutEngine.frameAttributes {
      let value = ItemAnchor(engine.item(at: index), attribute)
      guard engine.isAmbiguous(value) else { continue }
      engine.move(value, to: otherNumber(for: value)) { markMovedItems() }
    }
  }

  /// Another number in the interval of `value`: one step from the present one, or the end of the interval if that is closer.
  private func otherNumber(for value: ItemAnchor) -> Double {
    let interval = engine.interval(of: value)
    let present = engine.value(of: value)
    let step = 20.0
    if interval.upperBound - present > 0.5 { return min(interval.upperBound, present + step) }
    return max(interval.lowerBound, present - step)
  }
}
