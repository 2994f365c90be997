// SPDX-License-Identifier: MIT

import LayoutModel

/// The distance that a constraint between two positions keeps, as a person would say it.
struct Distance {
  /// The distance, in points: as a person counts it, inward from an edge and apart from another view.
  let points: Double
  /// The direction from the other side, such as `below`; empty where the words of the target have it.
  let direction: String
  /// The relation, as the distance is counted: `at least`, `at most`, or nothing.
  let bound: String
  /// The words after “is”.
  let text: String

  /// The distance of a constraint with two positions; `nil` for another constraint.
  init?(_ constraint: NamedConstraint) {
    guard let second = constraint.second, constraint.first.attribute.isPosition, second.attribute.isPosition else {
      return nil
    }
    let (edge, other) = (EdgeKind(constraint.first.attribute), EdgeKind(second.attribute))
    let constant = constraint.constant
    let target = AttributeWords.place(second, isSuperview: constraint.isToSuperview)
    let item = AttributeWords.item(second, isSuperview: constraint.isToSuperview)
    let isVertical = constraint.first.attribute.axis == .vertical
    // Inward from the end, and back from any place, a smaller constant is a larger distance.
    let isCountedBack = edge == .end && [.start, .end].contains(other) ? constant <= 0 : constant < 0
    let words = BoundWords(constraint.relation, isReversed: isCountedBack)
    let length = constraint.isStandardSpacing ? "the standard spacing" : ValueWords.points(abs(constant))
    bound = words.bound
    switch (edge, other) {
    case (.start, .start) where constraint.isToSuperview || second.guide != nil:
      (points, direction, text) = (constant, "", Self.inset(constant, length, words, target))
    case (.end, .end) where constraint.isToSuperview || second.guide != nil:
      (points, direction, text) = (-constant, "", Self.inset(-constant, length, words, target))
    case (.start, .end):
      let word = isVertical ? "below" : "after"
      (points, direction, text) = (constant, word, Self.gap(constant, length, words, word, item))
    case (.end, .start):
      let word = isVertical ? "above" : "before"
      (points, direction, text) = (-constant, word, Self.gap(-constant, length, words, word, item))
    case (.center, .center) where constant != 0:
      (points, direction) = (abs(constant), Self.adverb(constant, isVertical))
      text = "\(words.start)\(length) \(Self.shift(constant, isVertical)) the center of \(item)"
    default:
      (points, direction) = (abs(constant), Self.adverb(constant, isVertical))
      let start =
        (edge, other) == (.center, .center)
        ? "centered \(isVertical ? "vertically" : "horizontally") "
          + "\(constraint.isToSuperview || second.guide != nil ? "in" : "with") \(item)"
        : second.attribute == constraint.first.attribute
          ? "aligned at the \(AttributeWords.edge(constraint.first.attribute)) with \(item)"
          : "aligned with its \(AttributeWords.edge(constraint.first.attribute)) at \(target)"
      text = start + Self.rest(constant, constraint.relation, length, words, isVertical)
    }
  }

  /// The words for what may be beside an alignment, and for a distance from it.
  private static func rest(
    _ constant: Double, _ relation: LayoutRelation, _ length: String, _ words: BoundWords, _ isVertical: Bool
  ) -> String {
    if constant != 0 { return ", \(words.start)\(length) \(adverb(constant, isVertical))" }
    switch relation {
    case .equal: return ""
    case .greaterThanOrEqual: return " or " + adverb(1, isVertical)
    case .lessThanOrEqual: return " or " + adverb(-1, isVertical)
    }
  }

  /// The words for a distance inward from an edge.
  private static func inset(_ distance: Double, _ length: String, _ words: BoundWords, _ target: String) -> String {
    if distance == 0, words.bound.isEmpty { return "at " + target }
    return words.start + length + (distance < 0 ? " outside " : " from ") + target
  }

  /// The words for a distance apart from another view.
  private static func gap(
    _ distance: Double, _ length: String, _ words: BoundWords, _ word: String, _ item: String
  ) -> String {
    if distance == 0, words.bound.isEmpty { return "directly \(word) " + item }
    return distance < 0
      ? "\(word) \(item), into it by \(words.start)\(length)" : "\(words.start)\(length) \(word) \(item)"
  }

  private static func shift(_ constant: Double, _ isVertical: Bool) -> String {
    isVertical ? constant > 0 ? "below" : "above" : constant > 0 ? "after" : "before"
  }

  private static func adverb(_ constant: Double, _ isVertical: Bool) -> String {
    if constant == 0 { return "" }
    return isVertical ? constant > 0 ? "lower" : "higher" : constant > 0 ? "further on" : "further back"
  }

  private enum EdgeKind {
    case start, end, center, baseline

    init(_ attribute: LayoutAttribute) {
      switch attribute {
      case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: self = .start
      case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: self = .end
      case .firstBaseline, .lastBaseline: self = .baseline
      default: self = .center
      }
    }
  }
}

/// The words for relations, as a distance is counted.
struct BoundWords {
  /// `at least`, `at most`, or nothing for an equation.
  let bound: String
  /// The same, with a space behind it if there is a word.
  let start: String

  /// Returns the words for a relation. A distance is reversed if it becomes larger with a smaller constant.
  init(_ relation: LayoutRelation, isReversed: Bool) {
    switch relation {
    case .equal: bound = ""
    case .greaterThanOrEqual: bound = isReversed ? "at most" : "at least"
    case .lessThanOrEqual: bound = isReversed ? "at least" : "at most"
    }
    start = bound.isEmpty ? "" : bound + " "
  }
}

extension LayoutAttribute {
  /// The place among the constraints of a view: that in a document says nothing.
  var place: Int { Self.places.firstIndex(of: self) ?? Self.places.count }

  private static let places: [LayoutAttribute] = [
    .leading, .left, .trailing, .right, .top, .bottom, .centerX, .centerY, .width, .height,
  ]
}

/// The words for sides of constraints.
enum AttributeWords {
  /// The edge of an item: “the leading edge of `card`”, “the top of the safe area”. Nothing is said of a superview.
  static func place(_ side: NamedConstraint.Side, isSuperview: Bool) -> String {
    let edge = edge(side.attribute)
    if side.guide == nil, isSuperview { return "the \(edge)" + (isShort(edge) ? " edge" : "") }
    return "the \(edge) of " + item(side, isSuperview: isSuperview)
  }

  private static func isShort(_ edge: String) -> Bool { edge == "top" || edge == "bottom" }

  /// The item of a side: an element, or one of its guides.
  static func item(_ side: NamedConstraint.Side, isSuperview: Bool) -> String {
    let owner = isSuperview ? "its superview" : side.name
    guard let guide = side.guide else { return owner }
    if let words = guides[guide] { return words + (isSuperview ? "" : " of " + side.name) }
    return "the guide `\(guide)` of " + owner
  }

  private static let guides: [String: String] = [
    "safeAreaLayoutGuide": "the safe area", "layoutMarginsGuide": "the margins",
    "readableContentGuide": "the readable width", "contentLayoutGuide": "the scrolled content",
    "frameLayoutGuide": "the frame of the scroll view", "keyboardLayoutGuide": "the keyboard",
    "topLayoutGuide": "the top bars", "bottomLayoutGuide": "the bottom bars",
  ]

  static func edge(_ attribute: LayoutAttribute) -> String {
    switch attribute {
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .left: "left edge"
    case .right: "right edge"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .centerX, .centerY: "center"
    case .centerXWithinMargins, .centerYWithinMargins: "center within the margins"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    default: attribute.name
    }
  }
}
