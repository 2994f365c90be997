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

  /// Returns the constraint as an equation, for layout files and messages.
  func equation(_ constraint: DescribedConstraint) -> String {
    EquationWriter.plain(number: NumberText.text, priority: NumberText.text).text(
      of: constraint.statement.map { term($0) })
  }

  /// Returns a term as layout files have it.
  func term(_ term: DescribedTerm) -> String {
    if case .systemGuide(let guide, _) = term.item {
      return "\(name(of: term.item)).\(guide.rawValue).\(term.attribute.name)"
    }
    return "\(name(of: term.item)).\(term.attribute.name)"
  }
}

extension DescribedConstraint {
  /// The constraint with its sides exchanged. Its multiplier is 1.
  var flipped: DescribedConstraint {
    guard let second = statement.second else { return self }
    var result = self
    (result.first, result.second) = (second, statement.first)
    result.constant = statement.constant == 0 ? 0 : -statement.constant
    result.systemSpacing = systemSpacing.map { -$0 }
    switch statement.relation {
    case .equal: break
    case .lessThanOrEqual: result.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: result.relation = .lessThanOrEqual
    }
    return result
  }
}

extension LayoutRelation {
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
