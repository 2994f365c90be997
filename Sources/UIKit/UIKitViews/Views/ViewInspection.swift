// SPDX-License-Identifier: MIT

import LayoutModel

/// Information about a view's layout beyond UIKit's API.
@MainActor
public struct ViewInspection {
  package let view: UIView

  /// The conflicts that the last layout found among the constraints of the whole hierarchy, in the order found.
  public var conflicts: [ConstraintConflict] { view.liveHost?.conflicts ?? [] }

  /// The number of ``conflicts``.
  package var conflictCount: Int { view.liveHost?.visibleConflicts.count ?? 0 }

  /// Whether constraints position the view, or could: it takes part in the layout of its hierarchy.
  package var isInLayout: Bool { view.liveHost != nil && view.layoutItem.live >= 0 }

  /// A number that is equal for two layouts of the hierarchy, with other constants of the same constraints, if all layouts for
  /// constants between them are linear in these; `nil` if no constraints position views.
  package var vertex: Int? { view.liveHost?.engine.vertex }

  /// The views among this view and its descendants with an ambiguous position or size.
  ///
  /// - Complexity: a copy of the layout, and two incremental solutions for each group of views that move together.
  public var ambiguousViews: [UIView] {
    view.liveHost?.ambiguousViews(in: view) ?? []
  }

  /// The frame before rounding to pixels, in points, in the superview's coordinates; `nil` for a view that constraints
  /// do not position.
  public var unroundedFrame: CGRect? {
    guard let host = view.liveHost, view.layoutItem.live >= 0 else { return nil }
    host.solve()
    let frame = host.engine.frame(of: host.engine.item(at: view.layoutItem.live))
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// The values of `attribute` (left, top, width or height, in the superview's coordinates) that the constraints allow,
  /// in points; `nil` for a view that constraints do not position. A determined attribute has a single value.
  public func possibleValues(of attribute: NSLayoutConstraint.Attribute) -> ClosedRange<Double>? {
    view.liveHost?.interval(of: attribute, of: view)
  }

  /// The values of left, top, width and height (in the superview's coordinates, in points) that the constraints allow for
  /// each view of `views`; `nil` for a view that constraints do not position.
  ///
  /// The result equals that of ``possibleValues(of:)``, found on one copy of the layout. A bound that is a million points
  /// away or more counts as infinite.
  package func possibleValues(of views: [UIView]) -> [[ClosedRange<Double>]?] {
    view.liveHost?.intervals(of: views) ?? views.map { _ in nil }
  }

  /// The constraints that determine `attribute`, a position or size, at the present solution: those of the author, and
  /// those that the system makes for contents, masks and stack views. Empty for a view that constraints do not position.
  public func causes(of attribute: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
    let isAcross = attribute.axis == .horizontal
    let parts: [LayoutAttribute] =
      switch attribute {
      case .width: [.width]
      case .height: [.height]
      case .left, .leading: [.left]
      case .top: [.top]
      default: isAcross ? [.left, .width] : [.top, .height]
      }
    return view.liveHost?.constraints(determining: parts, of: view) ?? []
  }

  /// Returns why `attribute`, an edge, a center or a size, has its value, for a person who reads a console: the constraints
  /// that determine it, with the names of properties or identifiers, and in debug builds the file and line of each.
  ///
  /// ```swift
  /// print(title.inspection.cause(of: .width))
  /// // title.width is 44 because:
  /// //     title.width == 44   (Card.swift:33)
  /// ```
  public func cause(of attribute: NSLayoutConstraint.Attribute) -> String {
    InspectionMessage.cause(of: attribute, of: view)
  }

  /// The values of the view's frame that the constraints do not determine, for a person who reads a console: each value,
  /// the interval of the values that the constraints allow, and the constraints that would determine it. `nil` if the frame is
  /// determined, and for a view that constraints do not position.
  ///
  /// - Complexity: two incremental solutions for each value that is not determined.
  public var ambiguity: String? { InspectionMessage.ambiguity(of: view) }

  /// Whether `constraint` was broken to satisfy others in the last layout.
  public func isBroken(_ constraint: NSLayoutConstraint) -> Bool { constraint.isBroken }
}

extension UIView {
  /// Information about the view's layout beyond UIKit's API.
  public var inspection: ViewInspection { ViewInspection(view: self) }
}
