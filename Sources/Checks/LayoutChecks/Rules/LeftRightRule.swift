// SPDX-License-Identifier: MIT

import Tinamou

/// A constraint uses left or right, so the layout does not mirror in right-to-left languages.
///
/// Not reported for views with a fixed direction, such as playback controls, nor for a pair of constraints that are
/// mirror images of each other, because the result is the same in both directions.
public enum LeftRightRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.leftRightAttribute

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.constraints.compactMap { constraint in
      guard [constraint.firstAttribute, constraint.secondAttribute].contains(where: { $0.kind == .absolutePosition }),
        !isMeant(constraint, in: layout),
        !hasMirrorImage(constraint, in: layout)
      else { return nil }
      return Finding(
        id, subjects: layout.subjects(of: constraint), details: .sided(layout.details(of: constraint)),
        remedy: .useLeadingAndTrailing, at: layout.description.location(of: constraint, .sidedAttribute))
    }
  }

  private static func isMeant(_ constraint: NSLayoutConstraint, in layout: CheckedLayout) -> Bool {
    layout.views(of: constraint).contains { view in
      switch view.semanticContentAttribute {
      case .unspecified: false
      default: true
      }
    }
  }

  private static func hasMirrorImage(_ constraint: NSLayoutConstraint, in layout: CheckedLayout) -> Bool {
    layout.constraints.contains { other in
      other !== constraint && (isMirrorImage(other, of: constraint) || isSwappedMirrorImage(other, of: constraint))
    }
  }

  private static func isMirrorImage(_ other: NSLayoutConstraint, of constraint: NSLayoutConstraint) -> Bool {
    guard other.firstItem === constraint.firstItem, other.secondItem === constraint.secondItem,
      other.firstAttribute == constraint.firstAttribute.mirrored,
      other.secondAttribute == constraint.secondAttribute.mirrored
    else { return false }
    return other.constant == -constraint.constant && other.multiplier == constraint.multiplier
      && other.priority == constraint.priority && other.relation.rawValue == -constraint.relation.rawValue
  }

  /// Returns whether `other` is the mirror image of `constraint` with the sides of the equation swapped, as Interface
  /// Builder writes trailing edges.
  private static func isSwappedMirrorImage(_ other: NSLayoutConstraint, of constraint: NSLayoutConstraint) -> Bool {
    guard other.firstItem === constraint.secondItem, other.secondItem === constraint.firstItem,
      other.firstAttribute == constraint.secondAttribute.mirrored,
      other.secondAttribute == constraint.firstAttribute.mirrored
    else { return false }
    return other.constant == constraint.constant && other.multiplier == 1 && constraint.multiplier == 1
      && other.priority == constraint.priority && other.relation == constraint.relation
  }
}
