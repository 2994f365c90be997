// SPDX-License-Identifier: MIT

import Tinamou

/// What a constraint says, written in one way only, so that equal statements are equal values.
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

  /// The terms of `constraint`, its sides in a fixed order.
  init(_ constraint: NSLayoutConstraint) {
    let first = Side(constraint.firstItem, constraint.firstAttribute)
    let second = Side(constraint.secondItem, constraint.secondAttribute)
    priority = constraint.priority.rawValue
    // `a = m·b + c` says the same as `b = a/m - c/m`.
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

  private static func millionths(_ value: CGFloat) -> Int { Int((value * 1_000_000).rounded()) }
}

extension ConstraintTerms.Side {
  @MainActor
  fileprivate init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(item: item.map { ObjectIdentifier($0) }, attribute: attribute.rawValue)
  }

  /// Any order will do that is the same for both ways of writing.
  fileprivate func precedes(_ other: ConstraintTerms.Side) -> Bool {
    guard let item, let otherItem = other.item else { return other.item != nil }
    return item == otherItem ? attribute < other.attribute : item < otherItem
  }
}
