// SPDX-License-Identifier: MIT

import LayoutModel

/// What Tinamou can say of a view's layout beyond what UIKit's API has.
@MainActor
public struct ViewInspection {
  package let view: UIView

  /// The conflicts that the last layout found among the constraints of the view's whole tree, in the order found.
  public var conflicts: [ConstraintConflict] { view.liveHost?.brokenConstraints.map(\.conflict) ?? [] }

  /// The views of this view's subtree, it included, whose place or size is not determined.
  ///
  /// - Complexity: one question to the solver for each of four numbers of each view.
  public var ambiguousViews: [UIView] {
    var result: [UIView] = []
    view.forEachBelow { if $0.hasAmbiguousLayout { result.append($0) } }
    return result
  }

  /// The frame that layout found, in points, in the superview's coordinates, before it was placed on pixels; nil for a
  /// view that is not placed by constraints.
  public var unroundedFrame: CGRect? {
    guard let host = view.liveHost, view.layoutItem.live >= 0 else { return nil }
    host.solve()
    let frame = host.engine.frame(of: ItemID(index: view.layoutItem.live))
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The values that `attribute` (left, top, width or height, in the superview's coordinates) could have as well, in points;
  /// nil for a view that is not placed by constraints. A single value where nothing is left open.
  public func possibleValues(of attribute: NSLayoutConstraint.Attribute) -> ClosedRange<Double>? {
    view.liveHost?.interval(of: attribute.layoutAttribute, of: view)
  }

  /// Whether `constraint` had to give way to others at the last layout.
  public func isBroken(_ constraint: NSLayoutConstraint) -> Bool { constraint.isBroken }
}

extension UIView {
  /// What Tinamou can say of the view's layout beyond UIKit's API.
  public var inspection: ViewInspection { ViewInspection(view: self) }
}
