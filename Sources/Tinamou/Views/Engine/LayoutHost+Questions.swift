// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// Queries about a solved layout.
extension LayoutHost {
  /// The constraints that determine the position and size of an item along `axis`, without duplicates.
  func constraints(
    determining reference: any LayoutItemReference, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return [] }
    let attributes: [LayoutAttribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    var result: [NSLayoutConstraint] = []
    for attribute in attributes {
      let variable = engine.variable(attribute, of: ItemID(index: index))
      for cause in engine.solver.causes(of: variable) {
        guard case .constraint(let row) = cause.member, let constraint = describedConstraint(ofRow: row),
          !result.contains(where: { $0.isSameStatement(as: constraint) })
        else { continue }
        result.append(constraint)
      }
    }
    return result
  }

  /// Whether another position or size of the item would also satisfy the constraints.
  func isAmbiguous(_ reference: any LayoutItemReference) -> Bool {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return false }
    return [LayoutAttribute.left, .top, .width, .height].contains { attribute in
      engine.solver.isAmbiguous(engine.variable(attribute, of: ItemID(index: index)))
    }
  }

  /// The values of `attribute` that the constraints allow, in points; `nil` when the item is not in the engine.
  func interval(of attribute: LayoutAttribute, of reference: any LayoutItemReference) -> ClosedRange<Double>? {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return nil }
    return engine.solver.interval(of: engine.variable(attribute, of: ItemID(index: index)))
  }
}

extension NSLayoutConstraint {
  /// Whether both are the same object or describe the same system constraint.
  fileprivate func isSameStatement(as other: NSLayoutConstraint) -> Bool {
    if self === other { return true }
    return isSystem && other.isSystem && type(of: self) == type(of: other) && firstItem === other.firstItem
      && firstAttribute == other.firstAttribute && container === other.container && !(self is GuideEdgeConstraint)
  }
}
