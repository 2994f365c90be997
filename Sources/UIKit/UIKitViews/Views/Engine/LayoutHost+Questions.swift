// SPDX-License-Identifier: MIT

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
      for row in engine.constraints(determining: ItemAnchor(engine.item(at: index), attribute)) {
        guard let constraint = describedConstraint(ofRow: row),
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
    return engine.isAmbiguous(engine.item(at: index))
  }

  /// The views below and including `view` for which another position or size would also satisfy the constraints.
  func ambiguousViews(in view: UIView) -> [UIView] {
    solve()
    var views: [UIView] = []
    view.forEachBelow { if $0.layoutItem.live >= 0 { views.append($0) } }
    let areAmbiguous = engine.areAmbiguous(views.map { engine.item(at: $0.layoutItem.live) })
    return zip(views, areAmbiguous).filter(\.1).map(\.0)
  }

  /// The values of left, top, width and height that the constraints allow for each view, in points; `nil` for a view that
  /// is not in the engine.
  func intervals(of views: [UIView]) -> [[ClosedRange<Double>]?] {
    solve()
    let items = views.map(\.layoutItem.live)
    var intervals = engine.intervals(of: items.filter { $0 >= 0 }.map { engine.item(at: $0) })[...]
    return items.map { $0 >= 0 ? intervals.popFirst() : nil }
  }

  /// The values of `attribute` that the constraints allow, in points; `nil` when the item is not in the engine.
  func interval(of attribute: LayoutAttribute, of reference: any LayoutItemReference) -> ClosedRange<Double>? {
    solve()
    let index = index(of: reference)
    guard index >= 0 else { return nil }
    return engine.interval(of: ItemAnchor(engine.item(at: index), attribute))
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
