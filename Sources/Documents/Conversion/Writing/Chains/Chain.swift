// SPDX-License-Identifier: MIT

import LayoutModel

/// Constraints of one view that a single chain makes: they differ only in their attributes.
struct Chain {
  /// The constraints, of which there is at least one.
  private(set) var constraints: [DescribedConstraint]
  /// The description that the constraints are from.
  let description: LayoutDescription

  init(_ constraint: DescribedConstraint, of description: LayoutDescription) {
    constraints = [constraint]
    self.description = description
  }

  private var first: DescribedConstraint { constraints[0] }

  /// Adds a constraint; returns `false` if it does not fit.
  mutating func add(_ other: DescribedConstraint, in dialect: ChainDialect) -> Bool {
    guard first.identifier == nil, dialect == .snapKit || !hasGuide, other.identifier == nil,
      other.relation == first.relation,
      other.priority == first.priority, other.multiplier == first.multiplier, isAligned(first), isAligned(other),
      other.second?.item == first.second?.item, inset(of: other) == inset(of: first),
      inset(of: first) != nil || other.constant == first.constant,
      !constraints.contains(where: { $0.first.attribute == other.first.attribute })
    else { return false }
    constraints.append(other)
    return true
  }

  /// Whether the second side is a guide, of which Masonry has single attributes only.
  private var hasGuide: Bool {
    switch first.second?.item {
    case .view?, nil: false
    case .guide?, .systemGuide?: true
    }
  }

  /// Whether both sides have the same attribute, or the second side is a number.
  private func isAligned(_ constraint: DescribedConstraint) -> Bool {
    constraint.second.map { $0.attribute == constraint.first.attribute } ?? true
  }

  /// Returns how far the edge lies inside the same edge of the superview or of one of its guides, in points; `nil` for
  /// other constraints.
  private func inset(of constraint: DescribedConstraint) -> Double? {
    guard let second = constraint.second, isAligned(constraint), constraint.constant != 0, constraint.multiplier == 1,
      case .view(let index) = constraint.first.item,
      description.owner(of: second.item) == description.views[index].superview
    else { return nil }
    switch constraint.first.attribute {
    case .left, .leading, .top: return constraint.constant > 0 ? constraint.constant : nil
    case .right, .trailing, .bottom: return constraint.constant < 0 ? -constraint.constant : nil
    default: return nil
    }
  }

  // MARK: Code

  /// Returns the chain in a dialect.
  func code(in dialect: ChainDialect) -> String {
    var text = "make.\(attributes(in: dialect)).\(relation(in: dialect))"
    if first.multiplier != 1 { text += ".multipliedBy(\(NumberText.text(first.multiplier)))" }
    if first.second != nil, first.constant != 0 {
      text += inset(of: first).map { ".inset(\(NumberText.text($0)))" } ?? ".offset(\(NumberText.text(first.constant)))"
    }
    if first.priority != 1000 { text += ".priority(\(NumberText.text(first.priority)))" }
    if let identifier = first.identifier { text += dialect.label(identifier) }
    return text
  }

  private func attributes(in dialect: ChainDialect) -> String {
    let names = constraints.map(\.first.attribute.name)
    let set = dialect.sets.first { $0.attributes == Set(names) && !($0.name == "size" && first.second == nil) }
    return set?.name ?? names.joined(separator: ".")
  }

  private func relation(in dialect: ChainDialect) -> String {
    let word = first.relation.word
    guard let second = first.second else { return "\(word)(\(NumberText.text(first.constant)))" }
    if dialect == .snapKit, case .view(let index) = first.item, second.item == description.superview(of: index),
      isAligned(first)
    {
      return "\(word)Superview()"
    }
    return "\(word)(\(target(second, in: dialect)))"
  }

  private func target(_ term: DescribedTerm, in dialect: ChainDialect) -> String {
    let item = AnchorStatements(description: description).item(term.item)
    switch dialect {
    case .snapKit: return isAligned(first) ? item : "\(item).snp.\(term.attribute.name)"
    case .masonry:
      switch term.item {
      case .view: return isAligned(first) ? item : "\(item).mas_\(term.attribute.name)"
      case .guide, .systemGuide:
        let owner = AnchorStatements(description: description).item(.view(description.owner(of: term.item)))
        return "MASViewAttribute(view: \(owner), item: \(item), layoutAttribute: .\(term.attribute.name))"
      }
    }
  }
}

extension DescribedConstraint {
  /// The item of the first side.
  var item: DescribedItem { statement.first.item }
}

extension LayoutDescription {
  /// Returns the superview of a view as an item, or `nil`.
  func superview(of index: Int) -> DescribedItem? { views[index].superview.map { .view($0) } }
}
