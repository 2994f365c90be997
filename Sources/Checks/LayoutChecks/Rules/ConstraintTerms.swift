// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The terms of a constraint in a canonical form, so that equivalent constraints are equal.
@MainActor
struct ConstraintTerms: Hashable {
  fileprivate struct Side: Hashable {
    let item: ObjectIdentifier?
    let attribute: Int
  }

  private let first: Side
  private let second: Side
  private let relation: Int
  private let multiplier: Int
  private let constant: Int
  private let priority: Float

  /// Creates the terms of `constraint`, with its sides in canonical order.
  init(_ constraint: NSLayoutConstraint) {
    let first = Side(constraint.firstItem, constraint.firstAttribute)
    let second = Side(constraint.secondItem, constraint.secondAttribute)
    priority = constraint.priority.rawValue
    // `a = m·b + c` is equivalent to `b = a/m - c/m`.
    if constraint.secondItem != nil, constraint.multiplier != 0, second.precedes(first) {
      self.first = second
      self.second = first
      relation = constraint.multiplier > 0 ? -constraint.relation.rawValue : constraint.relation.rawValue
      multiplier = Self.millionths(1 / constraint.multiplier)
      constant = Self.millionths(-constraint.constant / constraint.multiplier)
    } else {
      self.first = first
      self.second = second
      relation = constraint.relation.rawValue
      multiplier = Self.millionths(constraint.multiplier)
      constant = Self.millionths(constraint.constant)
    }
  }

  private static func millionths(_ value: CGFloat) -> Int { Int(saturating: Double((value * 1_000_000).rounded())) }
}

extension ConstraintTerms.Side {
  @MainActor
  fileprivate init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item: item.map { ObjectIdentifier($0) }, attribute: attribute.rawValue)
  }

  /// Orders the two sides. Any order works if it does not depend on how the constraint is written.
  fileprivate func precedes(_ other: ConstraintTerms.Side) -> Bool {
    guard let item, let otherItem = other.item else { return other.item != nil }
    return item == otherItem ? attribute < other.attribute : item < otherItem
  }
}
