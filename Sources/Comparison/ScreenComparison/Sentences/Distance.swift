// SPDX-License-Identifier: MIT

import LayoutModel

/// The distance that a constraint between two positions keeps, as a person would say it.
struct Distance {
  /// The distance, in points: as a person counts it, inward from an edge and apart from another view.
  let points: Double
  /// The direction from the other side, such as `below`; empty where the words of the target have it.
  let direction: String
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
    let isStandard = constraint.isStandardSpacing
    func length(_ value: Double) -> String { isStandard ? "the standard spacing" : ValueWords.points(value) }
    switch (edge, other) {
    case (.start, .start) where constraint.isToSuperview || second.guide != nil:
      (points, direction) = (constant, "")
      text = Self.inset(constant, length(abs(constant)), target)
    case (.end, .end) where constraint.isToSuperview || second.guide != nil:
      (points, direction) = (-constant, "")
      text = Self.inset(-constant, length(abs(constant)), target)
    case (.start, .end):
      let word = constraint.first.attribute.axis == .vertical ? "below" : "after"
      (points, direction, text) = (constant, word, Self.gap(constant, length(abs(constant)), word, item))
    case (.end, .start):
      let word = constraint.first.attribute.axis == .vertical ? "above" : "before"
      (points, direction, text) = (-constant, word, Self.gap(-constant, length(abs(constant)), word, item))
    case (.center, .center):
      let word = constraint.first.attribute.axis == .vertical ? "vertically" : "horizontally"
      let shift = Self.shift(constant, constraint.first.attribute)
      (points, direction) = (abs(constant), shift)
      text =
        constant == 0
        ? "centered \(word) \(constraint.isToSuperview || second.guide != nil ? "in" : "with") \(item)"
        : "\(ValueWords.points(abs(constant))) \(shift) the center of \(item)"
    default:
      let shift = Self.shift(constant, constraint.first.attribute)
      (points, direction) = (abs(constant), shift)
      let own = AttributeWords.edge(constraint.first.attribute)
      let start =
        second.attribute == constraint.first.attribute
        ? "aligned at the \(own) with \(item)" : "aligned with its \(own) at \(target)"
      text =
        start
        + (constant == 0
          ? "" : ", \(ValueWords.points(abs(constant))) \(Self.adverb(constant, constraint.first.attribute))")
    }
  }

  /// The words for a distance inward from an edge.
  private static func inset(_ distance: Double, _ length: String, _ target: String) -> String {
    distance == 0 ? "at " + target : length + (distance < 0 ? " outside " : " from ") + target
  }

  /// The words for a distance apart from another view.
  private static func gap(_ distance: Double, _ length: String, _ word: String, _ item: String) -> String {
    if distance == 0 { return "directly \(word) " + item }
    return distance < 0 ? "\(word) \(item), into it by \(length)" : "\(length) \(word) \(item)"
  }

  private static func shift(_ constant: Double, _ attribute: LayoutAttribute) -> String {
    if constant == 0 { return "" }
    return attribute.axis == .vertical ? constant > 0 ? "below" : "above" : constant > 0 ? "after" : "before"
  }

  private static func adverb(_ constant: Double, _ attribute: LayoutAttribute) -> String {
    attribute.axis == .vertical ? constant > 0 ? "lower" : "higher" : constant > 0 ? "further on" : "further back"
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
