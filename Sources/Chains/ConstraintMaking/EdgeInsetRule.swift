// SPDX-License-Identifier: MIT

import Tinamou

/// The constants for attributes that result from insets, in points.
///
/// Leading and trailing edges depend on the layout direction, which the caller specifies, because a constraint can be
/// created before its view has a direction.
package struct EdgeInsetRule {
  /// Whether leading edges are on the right.
  package let isRightToLeft: Bool

  /// Creates a rule for a layout direction.
  package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  /// Returns the constant of an edge or first or last baseline: positive at the left, leading and top edges, negative
  /// at the others; `nil` for sizes and centers.
  ///
  /// If leading edges are on the right, the constant of a leading edge is the right inset. It is still positive,
  /// because the constants of leading and trailing edges are measured in layout direction.
  package func edge(_ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets) -> CGFloat? {
    switch attribute {
    case .left, .leftMargin: insets.left
    case .right, .rightMargin: -insets.right
    case .leading, .leadingMargin: isRightToLeft ? insets.right : insets.left
    case .trailing, .trailingMargin: isRightToLeft ? -insets.left : -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    default: nil
    }
  }

  /// Returns the constant of a width or height, which is reduced by both insets, or of a center, which moves by half
  /// of their difference; `nil` for edges.
  package func extent(_ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets) -> CGFloat? {
    switch attribute {
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    default: nil
    }
  }

  /// Returns the insets whose left and right are those of the leading and trailing edges.
  package func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
