// SPDX-License-Identifier: MIT

import Cassowary

/// An attribute of an item.
public struct ItemAnchor: Hashable, Sendable {
  /// The rectangle.
  public var item: ItemID
  /// Which of its edges, centres, sizes or baselines.
  public var attribute: LayoutAttribute

  /// An attribute of a rectangle.
  public init(_ item: ItemID, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// `first  relation  multiplier * second + constant`, where each side may be the distance from an origin instead.
public struct ItemConstraint: Sendable {
  /// The left side.
  public var first: ItemAnchor
  /// What `first` is measured from, for a distance between two anchors.
  public var firstOrigin: ItemAnchor?
  /// How the left side stands to the right side.
  public var relation: Relation
  /// What the right side is a multiple of; nil where it is a number.
  public var second: ItemAnchor?
  /// What `second` is measured from, for a distance between two anchors.
  public var secondOrigin: ItemAnchor?
  /// What `second` is multiplied by.
  public var multiplier: Double
  /// What is added on the right side, in points.
  public var constant: Double
  /// How much the constraint matters beside others.
  public var priority: Priority
  /// What leading and trailing mean.
  public var direction: LayoutDirection

  /// `first  relation  multiplier * second + constant`, or without `second` just the constant on the right.
  public init(
    _ first: ItemAnchor, _ relation: Relation, _ second: ItemAnchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required, direction: LayoutDirection = .leftToRight
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.direction = direction
  }
}

extension ItemAnchor {
  /// Whether the attribute is a place from side to side.
  var isAcross: Bool { attribute.isPosition && attribute.axis == .horizontal }
}

extension ItemConstraint {
  /// Whether places are counted from right to left: some attribute is leading or trailing, and reading runs that way.
  var countsLeftwards: Bool {
    guard direction == .rightToLeft else { return false }
    return [first, firstOrigin, second, secondOrigin].contains { $0?.attribute.kind == .directionalPosition }
  }
}
