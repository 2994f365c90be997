// SPDX-License-Identifier: MIT

import LayoutModel

/// Constraints with words for their elements.
struct ConstraintNaming {
  private let screen: ComparedScreen
  private let names: ElementNames

  init(_ screen: ComparedScreen, _ names: ElementNames) {
    self.screen = screen
    self.names = names
  }

  /// The element that the sentence about a constraint is about: of a view and its superview the view, of two views the later one in the
  /// direction of the distance between them.
  func owner(_ constraint: ComparedConstraint) -> Int {
    guard let second = constraint.second, second.element != constraint.first.element else {
      return constraint.first.element
    }
    if isAncestor(constraint.first.element, of: second.element) { return second.element }
    return constraint.first.element
  }

  /// The constraint, turned so that `element` is on its left side; by default its owner.
  func named(_ constraint: ComparedConstraint, about element: Int?, _ condition: String?) -> NamedConstraint {
    let subject = element ?? owner(constraint)
    var turned = constraint
    if constraint.first.element != subject, let other = constraint.exchanged, other.first.element == subject {
      turned = other
    }
    for (name, value) in condition.flatMap({ constraint.variations[$0] }) ?? [:] { turned.set(name, value) }
    return NamedConstraint(
      first: side(turned.first), relation: turned.relation, second: turned.second.map(side),
      isToSuperview: turned.second.map { isAncestor($0.element, of: turned.first.element) } ?? false,
      isToItself: turned.second?.element == turned.first.element, multiplier: turned.multiplier,
      constant: turned.constant, priority: turned.priority, isInstalled: turned.isInstalled,
      isStandardSpacing: turned.isStandardSpacing, name: turned.name, condition: condition)
  }

  private func side(_ side: ComparedConstraint.Side) -> NamedConstraint.Side {
    NamedConstraint.Side(name: names[side.element], guide: side.guide, attribute: side.attribute)
  }

  private func isAncestor(_ element: Int, of other: Int) -> Bool { screen.superviews(of: other).contains(element) }
}

extension ComparedConstraint {
  /// Sets a value of a variation.
  fileprivate mutating func set(_ name: String, _ value: ComparedValue) {
    switch (name, value) {
    case ("constant", .number(let number)): constant = number
    case ("multiplier", .number(let number)): multiplier = number
    case ("priority", .number(let number)): priority = Float(number)
    case ("isInstalled", .flag(let flag)): isInstalled = flag
    default: break
    }
  }
}
