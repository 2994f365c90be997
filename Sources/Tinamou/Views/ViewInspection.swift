// SPDX-License-Identifier: MIT

import LayoutModel

/// Information about a view's layout beyond UIKit's API.
@MainActor
public struct ViewInspection {
  package let view: UIView

  /// The conflicts that the last layout found among the constraints of the whole hierarchy, in the order found.
  public var conflicts: [ConstraintConflict] { view.liveHost?.brokenConstraints.map(\.conflict) ?? [] }

  /// The views among this view and its descendants with an ambiguous position or size.
  ///
  /// - Complexity: one query to the solver for each of four attributes of each view.
  public var ambiguousViews: [UIView] {
    var result: [UIView] = []
    view.forEachBelow { if $0.hasAmbiguousLayout { result.append($0) } }
    return result
  }

  /// The frame before rounding to pixels, in points, in the superview's coordinates; `nil` for a view that constraints
  /// do not position.
  public var unroundedFrame: CGRect? {
    guard let host = view.liveHost, view.layoutItem.live >= 0 else { return nil }
    host.solve()
    let frame = host.engine.frame(of: ItemID(index: view.layoutItem.live))
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The values of `attribute` (left, top, width or height, in the superview's coordinates) that the constraints allow,
  /// in points; `nil` for a view that constraints do not position. A determined attribute has a single value.
  public func possibleValues(of attribute: NSLayoutConstraint.Attribute) -> ClosedRange<Double>? {
    view.liveHost?.interval(of: attribute, of: view)
  }

  /// Whether `constraint` was broken to satisfy others in the last layout.
  public func isBroken(_ constraint: NSLayoutConstraint) -> Bool { constraint.isBroken }
}

extension UIView {
  /// Information about the view's layout beyond UIKit's API.
  public var inspection: ViewInspection { ViewInspection(view: self) }
}
