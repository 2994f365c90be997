// SPDX-License-Identifier: MIT

import UIKit

/// The amount by which the layout of a constraint's items deviates from it.
@MainActor
struct ConstraintExcess {
  /// The left side minus the right side, in points.
  let amount: CGFloat
  /// Whether the deviation is in the direction that the relation allows, or due to rounding.
  let isAllowed: Bool

  /// Measures a constraint between views below `root`; `nil` if it has an item or attribute without a measurable value.
  init?(_ constraint: NSLayoutConstraint, in root: UIView) {
    guard let first = Self.value(constraint.firstAttribute, of: constraint.firstItem, in: root) else { return nil }
    var second: CGFloat = 0
    if constraint.secondItem != nil {
      guard let value = Self.value(constraint.secondAttribute, of: constraint.secondItem, in: root) else { return nil }
      second = value
    }
    amount = first - constraint.multiplier * second - constraint.constant
    // Sums of frames far down the hierarchy are exact to about a thousandth.
    let tolerance: CGFloat = 0.01
    switch constraint.relation {
    case .equal: isAllowed = abs(amount) <= tolerance
    case .lessThanOrEqual: isAllowed = amount <= tolerance
    case .greaterThanOrEqual: isAllowed = amount >= -tolerance
    @unknown default: isAllowed = true
    }
  }

  /// The value of an edge, center or size of a view, before rounding, in the coordinates of `root`.
  private static func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in root: UIView
  ) -> CGFloat? {
    guard let view = item as? UIView, let frame = exactFrame(of: view, in: root) else { return nil }
    switch attribute {
    case .left, .leading: return frame.minX
    case .right, .trailing: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    default: return nil
    }
  }

  /// The frame before rounding in the coordinates of `root`; `nil` below a scroll view, whose edges mean its content's.
  private static func exactFrame(of view: UIView, in root: UIView) -> CGRect? {
    if view === root { return CGRect(origin: .zero, size: root.bounds.size) }
    guard !(view is UIScrollView), let superview = view.superview, let outer = exactFrame(of: superview, in: root),
      let frame = view.inspection.unroundedFrame
    else { return nil }
    return frame.offsetBy(dx: outer.minX, dy: outer.minY)
  }
}
