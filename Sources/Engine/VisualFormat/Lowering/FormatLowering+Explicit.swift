// SPDX-License-Identifier: MIT

import LayoutModel

extension FormatLowering {
  /// Translates an explicit constraint, `C:`, for each of its views.
  mutating func lower(_ rule: ExplicitRule) throws(VisualFormatError) {
    for member in try members(rule.view) {
      for predicate in rule.predicates { try explicit(member, rule.attribute.attribute, predicate) }
    }
  }

  private mutating func explicit(
    _ member: Member, _ attribute: LayoutAttribute, _ predicate: FormatPredicate
  ) throws(VisualFormatError) {
    try claim(predicate.name)
    let quantity = try quantity(predicate.value, attribute, subject: member, allowsView: true)
    var constraint = FormatConstraint(
      first: member.item, firstAttribute: attribute, relation: predicate.relation, second: nil,
      secondAttribute: .notAnAttribute, multiplier: 1, constant: .points(0),
      priority: try priority(of: predicate), name: predicate.name?.text, purpose: .explicit,
      range: predicate.range)
    switch quantity {
    case .points(let points):
      constraint.constant = .points(points)
      // A position is relative to the superview's origin; a dimension is absolute.
      if let origin = attribute.origin {
        constraint.second = try superview(of: member, for: predicate.range)
        constraint.secondAttribute = origin
      }
    case .multiple(let multiplier, let other, let otherAttribute, let constant):
      try check(attribute, against: otherAttribute, predicate.value.range)
      constraint.second = other
      constraint.secondAttribute = otherAttribute
      constraint.multiplier = multiplier
      constraint.constant = .points(constant)
    }
    try append(constraint)
  }

  private func check(
    _ attribute: LayoutAttribute, against other: LayoutAttribute, _ range: SourceRange
  ) throws(VisualFormatError) {
    guard attribute.isSize == other.isSize, attribute.isSize || attribute.axis == other.axis else {
      throw VisualFormatError(.incomparableAttributes, range)
    }
    let kinds: Set = [attribute.kind, other.kind]
    if kinds == [.directionalPosition, .absolutePosition] { throw VisualFormatError(.mixedDirections, range) }
  }
}

extension LayoutAttribute {
  /// The edge of the superview relative to which a position is measured; `nil` for dimensions.
  fileprivate var origin: LayoutAttribute? {
    switch kind {
    case .directionalPosition: .leading
    case .absolutePosition, .centerPosition: .left
    case .verticalPosition: .top
    case .size, .none: nil
    }
  }
}
