// SPDX-License-Identifier: MIT

import Cassowary

/// An attribute of an item.
public struct ItemAnchor: Hashable, Sendable {
  /// The item.
  public var item: ItemID
  /// The edge, center, size or baseline of the item.
  public var attribute: LayoutAttribute

  /// Creates an anchor for an attribute of an item.
  public init(_ item: ItemID, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

/// A linear constraint: `first  relation  multiplier * second + constant`. Either side can be the distance between two
/// anchors.
public struct ItemConstraint: Sendable {
  /// The left side.
  public var first: ItemAnchor
  /// The anchor from which `first` is measured, for a distance between two anchors.
  public var firstOrigin: ItemAnchor?
  /// The relation between the two sides.
  public var relation: LayoutRelation
  /// The anchor that `multiplier` applies to; `nil` if the right side is a constant.
  public var second: ItemAnchor?
  /// The anchor from which `second` is measured, for a distance between two anchors.
  public var secondOrigin: ItemAnchor?
  /// The multiplier of `second`.
  public var multiplier: Double
  /// The constant added to the right side, in points.
  public var constant: Double
  /// The priority of the constraint.
  public var priority: Priority
  /// The layout direction, which decides what leading and trailing mean.
  public var direction: LayoutDirection

  /// Creates the constraint `first  relation  multiplier * second + constant`. Without `second` the right side is the
  /// constant alone.
  public init(
    _ first: ItemAnchor, _ relation: LayoutRelation, _ second: ItemAnchor? = nil, multiplier: Double = 1,
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
  /// Whether the attribute is a horizontal position.
  var isHorizontalPosition: Bool { attribute.isPosition && attribute.axis == .horizontal }
}

extension ItemConstraint {
  /// Whether positions are measured from right to left, because an attribute is leading or trailing in a right-to-left
  /// layout.
  var countsLeftwards: Bool {
    guard direction == .rightToLeft else { return false }
    return [first, firstOrigin, second, secondOrigin].contains { $0?.attribute.kind == .directionalPosition }
  }
}
