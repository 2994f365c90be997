// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

extension FormatLowering {
  /// An end of a gap.
  struct End {
    let item: FormatItem
    let attribute: LayoutAttribute
    /// The view of the edge, or the adjacent view for an edge of a container.
    let member: Member
    /// Whether it is an edge of the superview, where the standard spacing is the layout margin.
    var isSuperview = false
    /// Whether the item is a view, which can have baselines.
    var isView = false
  }

  /// The end of a gap at an edge of a view in the chain.
  func end(_ member: Member, _ attribute: LayoutAttribute) -> End {
    var end = End(item: member.item, attribute: attribute, member: member)
    if case .view = member.item { end.isView = true }
    return end
  }

  /// The end of a gap at an edge of the container of `member`: its stack or its superview.
  func container(
    of member: Member, in stack: Member?, _ attribute: LayoutAttribute, _ range: SourceRange,
    caret: SourceLocation
  ) throws(VisualFormatError) -> End {
    if let stack { return End(item: stack.item, attribute: attribute, member: member) }
    let item = try superview(of: member, for: range, caret: caret)
    return End(item: item, attribute: attribute, member: member, isSuperview: true)
  }

  /// Relates each view of a group to each view of the next.
  mutating func connect(
    _ before: [Member], _ after: [Member], _ connection: FormatConnection, _ line: inout Line
  ) throws(VisualFormatError) {
    for first in before {
      for second in after {
        try connect(end(first, line.edges.far), end(second, line.edges.near), connection, &line)
      }
    }
  }

  /// Translates a connection between two ends.
  mutating func connect(
    _ before: End, _ after: End, _ connection: FormatConnection, _ line: inout Line
  ) throws(VisualFormatError) {
    switch connection.kind {
    case .disconnected: return
    case .flush:
      try append(gap(before, after, line.edges, .equal, .points(0), connection.range))
    case .standard:
      let space = standardSpace(before, after, line.edges)
      try append(gap(before, after, line.edges, .equal, space, connection.range))
    case .gap(let predicates):
      for predicate in predicates { try gap(before, after, predicate, &line) }
    case .equalSpacer(let predicates):
      try equalSpacer(before, after, predicates, connection.range, &line)
    }
  }

  /// Translates a predicate of a gap.
  ///
  /// A constraint relates two items, but a gap whose length depends on a third item involves three. A spacer that fills
  /// the gap gets its size from the third item.
  private mutating func gap(
    _ before: End, _ after: End, _ predicate: FormatPredicate, _ line: inout Line
  ) throws(VisualFormatError) {
    let member = after.isSuperview ? before.member : after.member
    let quantity = try quantity(
      predicate.value, line.edges.size, subject: member, allowsView: dialect == .extended)
    switch quantity {
    case .points(let points):
      try claim(predicate.name)
      var constraint = gap(
        before, after, line.edges, predicate.relation, .points(points), predicate.range)
      constraint.priority = try priority(of: predicate)
      constraint.name = predicate.name?.text
      try append(constraint)
    case .multiple(let multiplier, let item, let attribute, let constant) where multiplier < 0:
      // Sizes are never negative, so a negative gap is represented by a spacer in the overlap.
      let spacer = try spacer("-", beside: member, &line)
      try fill(after, before, with: spacer, line.edges, predicate.range)
      try size(
        spacer, line.edges, predicate, .multiple(-multiplier, item, attribute, plus: -constant),
        relation: predicate.relation.reversed)
    case .multiple:
      let spacer = try spacer("-", beside: member, &line)
      try fill(before, after, with: spacer, line.edges, predicate.range)
      try size(spacer, line.edges, predicate, quantity, relation: predicate.relation)
    }
  }

  /// The constraint that separates two ends by a constant.
  ///
  /// The following item is the first one, as in UIKit's descriptions. When the chain runs against the coordinates, the
  /// items are swapped, so that a positive constant still separates them.
  private func gap(
    _ before: End, _ after: End, _ edges: ChainEdges, _ relation: Relation,
    _ constant: FormatConstraint.Constant, _ range: SourceRange
  ) -> FormatConstraint {
    let usesBaselines = edges.isBetweenBaselines && before.isView && after.isView
    let (first, second) = edges.isReversed ? (before, after) : (after, before)
    return FormatConstraint(
      first: first.item, firstAttribute: usesBaselines ? .firstBaseline : first.attribute,
      relation: relation, second: second.item,
      secondAttribute: usesBaselines ? .lastBaseline : second.attribute, multiplier: 1,
      constant: constant, priority: .required, name: nil, purpose: .gap, range: range)
  }

  /// The standard spacing, a bare `-`, between two ends.
  private func standardSpace(_ before: End, _ after: End, _ edges: ChainEdges)
    -> FormatConstraint.Constant
  {
    guard let spacing else { return .standardSpace }
    guard before.isSuperview || after.isSuperview else {
      return .points(edges.axis == .horizontal ? spacing.horizontal : spacing.vertical)
    }
    guard let margins = spacing.edges else { return .standardSpace }
    switch before.isSuperview ? edges.near : edges.far {
    case .top: return .points(margins.top)
    case .bottom: return .points(margins.bottom)
    case .left, .leading: return .points(margins.left)
    default: return .points(margins.right)
    }
  }

  // MARK: Spacers

  /// Translates `~`: a spacer of the same length as the first one of the statement.
  private mutating func equalSpacer(
    _ before: End, _ after: End, _ predicates: [FormatPredicate], _ range: SourceRange,
    _ line: inout Line
  ) throws(VisualFormatError) {
    let member = after.isSuperview ? before.member : after.member
    let spacer = try spacer("~", beside: member, &line)
    try fill(before, after, with: spacer, line.edges, range)
    if let first = line.firstEqualSpacer {
      try append(support(spacer, line.edges.size, first, line.edges.size, range))
    } else {
      line.firstEqualSpacer = spacer
    }
    for predicate in predicates {
      let quantity = try quantity(
        predicate.value, line.edges.size, subject: member, allowsView: true)
      try size(spacer, line.edges, predicate, quantity, relation: predicate.relation)
    }
  }

  /// Makes a spacer in the superview of `member`.
  private mutating func spacer(_ mark: String, beside member: Member, _ line: inout Line)
    throws(VisualFormatError) -> FormatItem
  {
    _ = try superview(of: member, for: member.name.range)
    line.spacers += 1
    result.generated.append(
      GeneratedItem(
        kind: .spacer, name: "_\(mark)\(line.number):\(line.spacers)", neighbor: member.neighbor))
    return .generated(result.generated.count - 1)
  }

  /// Constrains a spacer to reach from one end to the other.
  private mutating func fill(
    _ start: End, _ end: End, with spacer: FormatItem, _ edges: ChainEdges, _ range: SourceRange
  ) throws(VisualFormatError) {
    try append(support(spacer, edges.near, start.item, start.attribute, range))
    try append(support(end.item, end.attribute, spacer, edges.far, range))
  }

  /// The constraint that makes two attributes equal.
  func support(
    _ first: FormatItem, _ firstAttribute: LayoutAttribute, _ second: FormatItem,
    _ secondAttribute: LayoutAttribute, _ range: SourceRange
  ) -> FormatConstraint {
    FormatConstraint(
      first: first, firstAttribute: firstAttribute, relation: .equal, second: second,
      secondAttribute: secondAttribute, multiplier: 1, constant: .points(0), priority: .required,
      name: nil, purpose: .support, range: range)
  }
}

extension Relation {
  /// The relation between the negated sides.
  var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
