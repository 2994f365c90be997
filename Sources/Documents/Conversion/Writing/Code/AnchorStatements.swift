// SPDX-License-Identifier: MIT

import LayoutModel

/// Constraints as expressions with layout anchors, or with `NSLayoutConstraint` where no anchor can express them.
struct AnchorStatements {
  let description: LayoutDescription

  /// Returns the lines that activate constraints, one list for each view.
  func activation(of constraints: [DescribedConstraint]) -> [String] {
    let groups = grouped(constraints)
    return groups.flatMap { group in
      ["NSLayoutConstraint.activate(["] + group.map { "  \(expression($0))," } + ["])"]
    }
  }

  /// Returns the lines that keep the inactive constraints; none if there are none.
  func inactive(_ constraints: [DescribedConstraint]) -> [String] {
    guard !constraints.isEmpty else { return [] }
    return ["inactiveConstraints = ["] + constraints.map { "  \(expression($0))," } + ["]"]
  }

  /// Returns the constraints by their first view, in the order of the views' first constraints.
  func grouped(_ constraints: [DescribedConstraint]) -> [[DescribedConstraint]] {
    var order: [DescribedItem] = []
    var groups: [DescribedItem: [DescribedConstraint]] = [:]
    for constraint in constraints {
      let key = constraint.first.item
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(constraint)
    }
    return order.compactMap { groups[$0] }
  }

  /// Whether an expression uses the method that sets priority and identifier.
  static func usesSetting(_ constraint: DescribedConstraint) -> Bool {
    constraint.priority != 1000 || constraint.identifier != nil
  }

  /// The declaration of the method that sets priority and identifier.
  static let setting = """
    extension NSLayoutConstraint {
      /// Returns the constraint with a priority and a name for messages.
      fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> NSLayoutConstraint {
        self.priority = priority
        self.identifier = identifier
        return self
      }
    }
    """

  // MARK: Expressions

  /// Returns the expression that makes a constraint.
  func expression(_ constraint: DescribedConstraint) -> String {
    var text = plain(constraint)
    var settings: [String] = []
    if constraint.priority != 1000 { settings.append("priority: \(SwiftLiteral.priority(constraint.priority))") }
    if let identifier = constraint.identifier { settings.append("identifier: \(SwiftLiteral.text(identifier))") }
    if !settings.isEmpty { text += ".with(\(settings.joined(separator: ", ")))" }
    return text
  }

  private func plain(_ constraint: DescribedConstraint) -> String {
    guard hasAnchors(constraint) else { return general(constraint) }
    if let text = systemSpacing(constraint) { return text }
    let first = anchor(constraint.first, from: constraint.firstOrigin)
    let word = constraint.relation.word
    guard let second = constraint.second else {
      return "\(first).constraint(\(word)Constant: \(NumberText.text(constraint.constant)))"
    }
    var arguments = ["\(word): \(anchor(second, from: constraint.secondOrigin))"]
    if constraint.multiplier != 1 { arguments.append("multiplier: \(NumberText.text(constraint.multiplier))") }
    if constraint.constant != 0 { arguments.append("constant: \(NumberText.text(constraint.constant))") }
    return "\(first).constraint(\(arguments.joined(separator: ", ")))"
  }

  /// Whether anchors can express the constraint: a factor is possible between sizes and distances only, and a position
  /// needs another one.
  private func hasAnchors(_ constraint: DescribedConstraint) -> Bool {
    if constraint.isDistance { return true }
    if constraint.first.attribute.isSize { return constraint.second?.attribute.isSize ?? true }
    guard let second = constraint.second, !second.attribute.isSize else { return false }
    return constraint.multiplier == 1
  }

  /// Returns the expression with the system's spacing; `nil` for a constraint that has a plain constant.
  private func systemSpacing(_ constraint: DescribedConstraint) -> String? {
    guard let factor = constraint.systemSpacing, let second = constraint.second, !constraint.isDistance,
      constraint.multiplier == 1
    else { return nil }
    let edges = (constraint.first.attribute, second.attribute)
    if factor < 0, Self.isFollowing((edges.1, edges.0)) { return systemSpacing(constraint.flipped) }
    guard factor > 0, Self.isFollowing(edges) else { return nil }
    let method =
      constraint.relation.word
      + (constraint.first.attribute.axis == .vertical ? "SystemSpacingBelow" : "SystemSpacingAfter")
    return
      "\(anchor(constraint.first)).constraint(\(method): \(anchor(second)), multiplier: \(NumberText.text(factor)))"
  }

  private static func isFollowing(_ edges: (LayoutAttribute, LayoutAttribute)) -> Bool {
    switch edges {
    case (.leading, .trailing), (.left, .right), (.top, .bottom), (.firstBaseline, .lastBaseline): true
    default: false
    }
  }

  /// Returns the expression of an anchor.
  func anchor(_ term: DescribedTerm, from origin: DescribedTerm? = nil) -> String {
    if let origin { return "\(anchor(origin)).anchorWithOffset(to: \(anchor(term)))" }
    let margin = term.attribute.withoutMargin
    let guide = margin == nil ? "" : "layoutMarginsGuide."
    return "\(prefix(term.item))\(guide)\((margin ?? term.attribute).name)Anchor"
  }

  /// Returns the item with a point; nothing for `self`.
  private func prefix(_ item: DescribedItem) -> String {
    let text = self.item(item)
    if text == "self" { return "" }
    return (text.hasPrefix("self.") ? String(text.dropFirst(5)) : text) + "."
  }

  /// Returns the expression of an item.
  func item(_ item: DescribedItem) -> String {
    switch item {
    case .view(0): "self"
    case .view(let index): description.views[index].name
    case .guide(let index): description.guides[index].name
    case .systemGuide(let guide, 0): "self.\(guide.rawValue)"
    case .systemGuide(let guide, let index): "\(description.views[index].name).\(guide.rawValue)"
    }
  }

  /// Returns the expression that makes a constraint without anchors.
  private func general(_ constraint: DescribedConstraint) -> String {
    let second = constraint.second
    return
      "NSLayoutConstraint(item: \(item(constraint.first.item)), attribute: .\(constraint.first.attribute.caseName), "
      + "relatedBy: .\(constraint.relation.caseName), toItem: \(second.map { item($0.item) } ?? "nil"), "
      + "attribute: .\(second?.attribute.caseName ?? "notAnAttribute"), "
      + "multiplier: \(NumberText.text(constraint.multiplier)), constant: \(NumberText.text(constraint.constant)))"
  }
}

extension LayoutAttribute {
  /// The attribute of the margins guide that a margin attribute of the view stands for; `nil` for other attributes.
  var withoutMargin: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name of the case in UIKit.
  var caseName: String { self == .notAnAttribute ? "notAnAttribute" : name }
}
