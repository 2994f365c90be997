// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// Queries about a solved layout.
extension LayoutHost {
  /// The constraints that determine the position and size of an item along `axis`, without duplicates.
  func constraints(
    determining reference: any LayoutItemReference, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraints(determining: axis == .horizontal ? [.left, .width] : [.top, .height], of: reference)
  }

  /// The constraints that determine values among left, top, width and height of an item, without duplicates.
  func constraints(
    determining attributes: [LayoutAttribute], of reference: any LayoutItemReference
  ) -> [NSLayoutConstraint] {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return [] }
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
    return LayoutHost.frameAttributes.contains { attribute in
      engine.solver.isAmbiguous(engine.variable(attribute, of: ItemID(index: index)))
    }
  }

  /// The views below and including `view` for which another position or size would also satisfy the constraints.
  func ambiguousViews(in view: UIView) -> [UIView] {
    solve()
    var views: [UIView] = []
    var variables: [Variable] = []
    view.forEachBelow { view in
      let index = view.layoutItem.live
      guard index >= 0 else { return }
      views.append(view)
      variables += LayoutHost.frameAttributes.map { engine.variable($0, of: ItemID(index: index)) }
    }
    let areAmbiguous = engine.solver.areAmbiguous(variables)
    let count = LayoutHost.frameAttributes.count
    return views.enumerated().filter { areAmbiguous[($0.offset * count)..<(($0.offset + 1) * count)].contains(true) }
      .map(\.element)
  }

  /// The values of left, top, width and height that the constraints allow for each view, in points; `nil` for a view that
  /// is not in the engine.
  func intervals(of views: [UIView]) -> [[ClosedRange<Double>]?] {
    solve()
    let variables = views.map { view -> [Variable] in
      let index = view.layoutItem.live
      return index < 0 ? [] : LayoutHost.frameAttributes.map { engine.variable($0, of: ItemID(index: index)) }
    }
    var intervals = engine.solver.intervals(of: variables.flatMap { $0 })[...]
    return variables.map { own in
      guard !own.isEmpty else { return nil }
      defer { intervals.removeFirst(own.count) }
      return Array(intervals.prefix(own.count))
    }
  }

  /// The attributes that determine the frame of an item, in the order of ``intervals(of:)``.
  static let frameAttributes: [LayoutAttribute] = [.left, .top, .width, .height]

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
