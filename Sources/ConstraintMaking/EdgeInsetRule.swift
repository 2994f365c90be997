// SPDX-License-Identifier: MIT

import Tinamou

/// The constants that insets give to attributes, in points.
///
/// Leading and trailing edges are in reading direction, which the caller states, because a constraint can be made
/// before its view has a direction.
package struct EdgeInsetRule {
  /// Whether leading edges are on the right.
  package let isRightToLeft: Bool

  /// Creates a rule for a reading direction.
  package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  /// The constant of an edge or first or last baseline: positive at the left, leading and top, negative at the other
  /// edges; `nil` for sizes and centers.
  ///
  /// Where leading edges are on the right, a leading edge gets the right inset. Its constant stays positive, because
  /// the constants of leading and trailing edges count in reading direction.
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

  /// The constant of a width or height, which shrinks by both insets, or of a center, which moves by half of their
  /// difference; `nil` for edges.
  package func extent(_ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets) -> CGFloat? {
    switch attribute {
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    default: nil
    }
  }

  /// The insets whose left and right are those of the leading and trailing edges.
  package func resolved(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
