// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension FormatLowering {
  /// Translates a predicate of a view's size along the chain.
  mutating func size(_ member: Member, _ predicate: FormatPredicate, _ edges: ChainEdges)
    throws(VisualFormatError)
  {
    let quantity = try quantity(
      predicate.value, edges.size, subject: member, allowsView: true)
    try size(member.item, edges, predicate, quantity, relation: predicate.relation)
  }

  /// Adds the constraint between an item's size along the chain and a quantity.
  mutating func size(
    _ item: FormatItem, _ edges: ChainEdges, _ predicate: FormatPredicate, _ quantity: Quantity,
    relation: Relation
  ) throws(VisualFormatError) {
    try claim(predicate.name)
    var constraint = FormatConstraint(
      first: item, firstAttribute: edges.size, relation: relation, second: nil,
      secondAttribute: .notAnAttribute, multiplier: 1, constant: .points(0),
      priority: try priority(of: predicate), name: predicate.name?.text, purpose: .size,
      range: predicate.range)
    switch quantity {
    case .points(let points):
      constraint.constant = .points(points)
    case .multiple(let multiplier, let other, let attribute, let constant):
      guard attribute.isSize else {
        throw VisualFormatError(.incomparableAttributes, predicate.value.range)
      }
      constraint.second = other
      constraint.secondAttribute = attribute
      constraint.multiplier = multiplier
      constraint.constant = .points(constant)
    }
    try append(constraint)
  }
}
