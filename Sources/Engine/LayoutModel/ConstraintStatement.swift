// SPDX-License-Identifier: MIT

import Cassowary

/// An attribute of an item: one side of a constraint.
public struct ItemAttribute<Item> {
  /// The item: its identity in an engine, a document or a description.
  public var item: Item
  /// The edge, center, size or baseline of the item.
  public var attribute: LayoutAttribute

  /// Creates a side for an attribute of an item.
  @inlinable
  public init(_ item: Item, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ItemAttribute: Sendable where Item: Sendable {}
extension ItemAttribute: Equatable where Item: Equatable {}
extension ItemAttribute: Hashable where Item: Hashable {}

/// A constraint as it is stated: `first  relation  multiplier × second + constant`, with a priority. Either side can be the
/// distance between two attributes.
///
/// It is the same statement for a solver, in a document, in a log and in a message; these differ in how they refer to a side: by an
/// item of an engine, by an identifier, by a name.
public struct ConstraintStatement<Side> {
  /// The left side.
  public var first: Side
  /// The attribute from which `first` is measured, for a distance between two attributes.
  public var firstOrigin: Side?
  /// The relation between the two sides.
  public var relation: LayoutRelation
  /// The attribute that `multiplier` applies to; `nil` if the right side is a constant.
  public var second: Side?
  /// The attribute from which `second` is measured, for a distance between two attributes.
  public var secondOrigin: Side?
  /// The multiplier of `second`.
  public var multiplier: Double
  /// The constant added to the right side, in points.
  public var constant: Double
  /// UIKit's priority; 1000 means required.
  public var priority: Float

  /// Creates the constraint `first  relation  multiplier × second + constant`. Without `second` the right side is the
  /// constant alone.
  @inlinable
  public init(
    _ first: Side, _ relation: LayoutRelation = .equal, _ second: Side? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000
  ) {
    self.first = first
    firstOrigin = nil
    self.relation = relation
    self.second = second
    secondOrigin = nil
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  /// Whether a side is the distance between two attributes.
  public var isDistance: Bool { firstOrigin != nil || secondOrigin != nil }

  /// Returns the same statement about the sides that `transform` returns.
  public func map<Other>(_ transform: (Side) -> Other) -> ConstraintStatement<Other> {
    var result = ConstraintStatement<Other>(
      transform(first), relation, second.map(transform), multiplier: multiplier, constant: constant, priority: priority)
    result.firstOrigin = firstOrigin.map(transform)
    result.secondOrigin = secondOrigin.map(transform)
    return result
  }
}

extension ConstraintStatement: Sendable where Side: Sendable {}
extension ConstraintStatement: Equatable where Side: Equatable {}
extension ConstraintStatement: Hashable where Side: Hashable {}

/// An attribute of an item of a ``LayoutEngine``.
public typealias ItemAnchor = ItemAttribute<ItemID>

/// A constraint between items of a ``LayoutEngine``.
public typealias ItemConstraint = ConstraintStatement<ItemAnchor>
