// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// A difference between two constraints other than that of their constants. An update may not differ so from the constraint that it
/// changes.
package enum ShapeDifference: Sendable, Equatable {
  case firstItem
  case firstAttribute(NSLayoutConstraint.Attribute, insteadOf: NSLayoutConstraint.Attribute)
  case relation(NSLayoutConstraint.Relation, insteadOf: NSLayoutConstraint.Relation)
  case secondItem
  case secondAttribute(NSLayoutConstraint.Attribute, insteadOf: NSLayoutConstraint.Attribute)
  case multiplier(CGFloat, insteadOf: CGFloat)
  case priority(UILayoutPriority, insteadOf: UILayoutPriority)
}

extension NSLayoutConstraint {
  /// Returns the differences of the constraint from `other`, except that of the constants.
  package func differencesInShape(from other: NSLayoutConstraint) -> [ShapeDifference] {
    var result: [ShapeDifference] = []
    if firstItem !== other.firstItem { result.append(.firstItem) }
    if firstAttribute != other.firstAttribute {
      result.append(.firstAttribute(firstAttribute, insteadOf: other.firstAttribute))
    }
    if relation != other.relation { result.append(.relation(relation, insteadOf: other.relation)) }
    if secondItem !== other.secondItem { result.append(.secondItem) }
    if secondAttribute != other.secondAttribute {
      result.append(.secondAttribute(secondAttribute, insteadOf: other.secondAttribute))
    }
    if multiplier != other.multiplier { result.append(.multiplier(multiplier, insteadOf: other.multiplier)) }
    if priority != other.priority { result.append(.priority(priority, insteadOf: other.priority)) }
    return result
  }

  /// Returns whether the constraint differs from `other` only in its constant.
  package func hasShape(of other: NSLayoutConstraint) -> Bool { differencesInShape(from: other).isEmpty }

  /// Returns the constraint as an equation of a chain's form.
  package func equation(_ equations: EquationWriter, itemName: (AnyObject) -> String) -> String {
    equations.text(
      of: statement.map { side in side.item.map { itemName($0) + "." + side.attribute.name } ?? "(null)" })
  }
}
