// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// All properties of a constraint except its constant. An update must have the same properties as the constraint that
/// it changes.
@MainActor
package struct ConstraintShape {
  private let firstItem: AnyObject?
  private let secondItem: AnyObject?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat
  private let priority: UILayoutPriority

  /// Creates the shape of a constraint.
  package init(of constraint: NSLayoutConstraint) {
    firstItem = constraint.firstItem
    secondItem = constraint.secondItem
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    relation = constraint.relation
    multiplier = constraint.multiplier
    priority = constraint.priority
  }

  /// A difference between two constraints.
  package enum Difference: Sendable, Equatable {
    case firstItem
    case firstAttribute(NSLayoutConstraint.Attribute, insteadOf: NSLayoutConstraint.Attribute)
    case relation(NSLayoutConstraint.Relation, insteadOf: NSLayoutConstraint.Relation)
    case secondItem
    case secondAttribute(NSLayoutConstraint.Attribute, insteadOf: NSLayoutConstraint.Attribute)
    case multiplier(CGFloat, insteadOf: CGFloat)
    case priority(UILayoutPriority, insteadOf: UILayoutPriority)
  }

  /// Returns the differences of this shape from `other`; empty if a constraint with one shape can be updated to the
  /// other.
  package func differences(from other: ConstraintShape) -> [Difference] {
    var result: [Difference] = []
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
}

extension NSLayoutConstraint {
  /// Returns whether the constraint differs from `other` only in its constant.
  package func hasShape(of other: NSLayoutConstraint) -> Bool {
    ConstraintShape(of: self).differences(from: ConstraintShape(of: other)).isEmpty
  }
}
