// SPDX-License-Identifier: MIT

import LayoutModel

/// A constraint as a part of a visual format.
enum FormatLink {
  /// The distance between two views.
  case gap(from: Int, to: Int, text: String)
  /// The distance from the start of the superview.
  case start(Int, text: String)
  /// The distance to the end of the superview.
  case end(Int, text: String)
  /// A size.
  case size(Int, text: String)

  /// Returns the part that expresses a constraint along `axis`; `nil` for a constraint that no format expresses.
  ///
  /// Formats have distances that are not negative between adjacent edges in the reading direction, and sizes that equal
  /// a number or another size.
  init?(_ constraint: DescribedConstraint, along axis: LayoutAxis, in description: LayoutDescription) {
    guard constraint.isActive, constraint.identifier == nil, !constraint.isDistance, constraint.multiplier == 1,
      constraint.first.attribute.axis == axis, constraint.priority == constraint.priority.rounded()
    else { return nil }
    if constraint.first.attribute.isSize {
      self.init(size: constraint, description)
    } else {
      self.init(distance: constraint, along: axis, description)
    }
  }

  private init?(size constraint: DescribedConstraint, _ description: LayoutDescription) {
    guard case .view(let view) = constraint.first.item, view > 0 else { return nil }
    guard let second = constraint.second else {
      guard let text = Self.predicate(constraint, NumberText.text(constraint.constant)), constraint.constant >= 0 else {
        return nil
      }
      self = .size(view, text: text)
      return
    }
    guard case .view(let other) = second.item, other > 0, second.attribute == constraint.first.attribute,
      constraint.constant == 0, let text = Self.predicate(constraint, description.views[other].name)
    else { return nil }
    self = .size(view, text: text)
  }

  private init?(distance constraint: DescribedConstraint, along axis: LayoutAxis, _ description: LayoutDescription) {
    let (start, end): (LayoutAttribute, LayoutAttribute) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    // The side that lies farther along the axis comes first: `next.leading == previous.trailing + 8`.
    guard let second = constraint.second else { return nil }
    for candidate in [constraint, constraint.flipped] {
      guard let other = candidate.second, candidate.constant >= 0, let text = Self.gap(candidate, isMargin: false)
      else { continue }
      let attributes = (candidate.first.attribute, other.attribute)
      switch (candidate.first.item, other.item) {
      case (.view(let next), .view(let previous)) where attributes == (start, end) && next > 0 && previous > 0:
        self = .gap(from: previous, to: next, text: text)
        return
      case (.view(let view), .view(let outer))
      where attributes == (start, start) && description.views[view].superview == outer:
        self = .start(view, text: text)
        return
      case (.view(let outer), .view(let view))
      where attributes == (end, end) && description.views[view].superview == outer:
        self = .end(view, text: text)
        return
      default: break
      }
    }
    guard case .view(let view) = constraint.first.item, case .systemGuide(.layoutMarginsGuide, let outer) = second.item,
      description.views[view].superview == outer, constraint.first.attribute == second.attribute,
      let text = Self.gap(constraint, isMargin: true)
    else { return nil }
    if second.attribute == start {
      self = .start(view, text: text)
    } else if second.attribute == end {
      self = .end(view, text: text)
    } else {
      return nil
    }
  }

  /// Returns the text between two edges; `nil` if there is none.
  private static func gap(_ constraint: DescribedConstraint, isMargin: Bool) -> String? {
    let isPlain = constraint.relation == .equal && constraint.priority == 1000
    if isMargin { return isPlain && constraint.constant == 0 ? "-" : nil }
    if let factor = constraint.systemSpacing { return isPlain && factor == 1 ? "-" : nil }
    let number = NumberText.text(constraint.constant)
    if isPlain { return constraint.constant == 0 ? "" : "-\(number)-" }
    return predicate(constraint, number).map { "-(\($0))-" }
  }

  /// Returns relation, value and priority; `nil` for a number that a format cannot have.
  private static func predicate(_ constraint: DescribedConstraint, _ value: String) -> String? {
    guard !value.contains("e") || constraint.second != nil && constraint.first.attribute.isSize else { return nil }
    let relation = constraint.relation == .equal ? "" : constraint.relation.symbol
    let priority = constraint.priority == 1000 ? "" : "@" + NumberText.text(constraint.priority)
    return relation + value + priority
  }
}
