// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The text of a constraint as an equation, `UIView:0x1.left == UIView:0x2.right * 2.0 + 8.0 ^high`. Each maker has
/// its own format of names and numbers.
@MainActor
package struct ConstraintEquation {
  private let itemName: (AnyObject) -> String
  private let number: (CGFloat) -> String
  private let priority: (UILayoutPriority) -> String

  /// Creates a formatter from closures that format an item, a number and a priority other than required.
  package init(
    itemName: @escaping (AnyObject) -> String, number: @escaping (CGFloat) -> String,
    priority: @escaping (UILayoutPriority) -> String
  ) {
    self.itemName = itemName
    self.number = number
    self.priority = priority
  }

  /// Returns the equation of a constraint.
  package func text(of constraint: NSLayoutConstraint) -> String {
    var text = side(constraint.firstItem, constraint.firstAttribute) + " " + constraint.relation.symbol
    let isConstant = constraint.secondAttribute == .notAnAttribute
    if isConstant {
      text += " " + number(constraint.constant)
    } else {
      text += " " + side(constraint.secondItem, constraint.secondAttribute)
      if constraint.multiplier != 1 { text += " * " + number(constraint.multiplier) }
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " - " : " + ") + number(abs(constraint.constant))
      }
    }
    if constraint.priority != .required { text += " ^" + priority(constraint.priority) }
    return text
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    guard let item else { return "(null)" }
    return itemName(item) + "." + attribute.name
  }
}
