// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutDescription {
  /// The description with constraints written from the point of view of the inner view: `title.trailing ==
  /// root.trailing - 16` instead of `root.trailing == title.trailing + 16`.
  var oriented: LayoutDescription {
    var result = self
    for index in constraints.indices where isWrittenFromOutside(constraints[index]) {
      result.constraints[index] = constraints[index].flipped
    }
    return result
  }

  private func isWrittenFromOutside(_ constraint: DescribedConstraint) -> Bool {
    guard let second = constraint.second, constraint.multiplier == 1, !constraint.isDistance else { return false }
    let outer = owner(of: constraint.first.item)
    var next: Int? = owner(of: second.item)
    guard next != outer else { return isGuide(constraint.first.item) && !isGuide(second.item) }
    while let index = next {
      if index == outer { return true }
      next = views[index].superview
    }
    return false
  }

  /// Returns the index of the view of an item, or of the view that owns it.
  func owner(of item: DescribedItem) -> Int {
    switch item {
    case .view(let index), .systemGuide(_, let index): index
    case .guide(let index): guides[index].owner
    }
  }

  private func isGuide(_ item: DescribedItem) -> Bool {
    if case .view = item { false } else { true }
  }

  /// Returns the constraint as an equation, for messages.
  func equation(_ constraint: DescribedConstraint) -> String {
    var text = side(constraint.first, from: constraint.firstOrigin) + " " + constraint.relation.sign + " "
    guard let second = constraint.second else {
      return text + NumberText.text(constraint.constant) + priority(constraint)
    }
    text += side(second, from: constraint.secondOrigin)
    if constraint.multiplier != 1 { text += " * " + NumberText.text(constraint.multiplier) }
    if constraint.constant != 0 {
      text += (constraint.constant < 0 ? " - " : " + ") + NumberText.text(abs(constraint.constant))
    }
    return text + priority(constraint)
  }

  private func side(_ term: DescribedTerm, from origin: DescribedTerm?) -> String {
    let end = self.term(term)
    return origin.map { "(\(end) - \(self.term($0)))" } ?? end
  }

  /// Returns a term as layout files have it.
  func term(_ term: DescribedTerm) -> String {
    if case .systemGuide(let guide, _) = term.item {
      return "\(name(of: term.item)).\(guide.rawValue).\(term.attribute.name)"
    }
    return "\(name(of: term.item)).\(term.attribute.name)"
  }

  private func priority(_ constraint: DescribedConstraint) -> String {
    constraint.priority == 1000 ? "" : " @" + NumberText.text(constraint.priority)
  }
}

extension DescribedConstraint {
  /// The constraint with its sides exchanged. Its multiplier is 1.
  var flipped: DescribedConstraint {
    guard let second else { return self }
    var result = self
    (result.first, result.second) = (second, first)
    result.constant = constant == 0 ? 0 : -constant
    result.systemSpacing = systemSpacing.map { -$0 }
    switch relation {
    case .equal: break
    case .lessThanOrEqual: result.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: result.relation = .lessThanOrEqual
    }
    return result
  }
}

extension LayoutRelation {
  /// The sign of the relation in equations.
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The first word of UIKit's, SnapKit's and Masonry's methods for the relation.
  var word: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  /// The case of `NSLayoutConstraint.Relation`.
  var caseName: String {
    switch self {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}
