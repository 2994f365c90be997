// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// Everything about a constraint except its constant: what an update has to have in common with the constraint that it
/// changes.
@MainActor
package struct ConstraintShape {
  private let firstItem: AnyObject?
  private let secondItem: AnyObject?
  private let firstAttribute: NSLayoutConstraint.Attribute
  private let secondAttribute: NSLayoutConstraint.Attribute
  private let relation: NSLayoutConstraint.Relation
  private let multiplier: CGFloat
  private let priority: UILayoutPriority

  /// The shape of a constraint.
  package init(of constraint: NSLayoutConstraint) {
    firstItem = constraint.firstItem
    secondItem = constraint.secondItem
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    relation = constraint.relation
    multiplier = constraint.multiplier
    priority = constraint.priority
  }

  /// One way in which two constraints differ.
  package enum Difference: Sendable, Equatable {
    case firstItem
    case firstAttribute(NSLayoutConstraint.Attribute, insteadOf: NSLayoutConstraint.Attribute)
    case relation(NSLayoutConstraint.Relation, insteadOf: NSLayoutConstraint.Relation)
    case secondItem
    case secondAttribute(NSLayoutConstraint.Attribute, insteadOf: NSLayoutConstraint.Attribute)
    case multiplier(CGFloat, insteadOf: CGFloat)
    case priority(UILayoutPriority, insteadOf: UILayoutPriority)
  }

  /// What differs in this shape from `other`; empty when a constraint of one can be updated to the other.
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
  /// Whether the constraint differs from `other` in its constant only.
  package func hasShape(of other: NSLayoutConstraint) -> Bool {
    ConstraintShape(of: self).differences(from: ConstraintShape(of: other)).isEmpty
  }
}
