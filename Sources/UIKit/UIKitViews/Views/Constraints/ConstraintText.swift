// SPDX-License-Identifier: MIT

import LayoutModel

/// UIKit's description of a constraint, such as `<NSLayoutConstraint:0x… H:|-(8)-[UILabel:0x…]   (active, …)>`.
///
/// Source: descriptions recorded from conflict logs (Facts, “Recorded logs”).
@MainActor
package struct ConstraintText {
  private let constraint: NSLayoutConstraint
  /// The names used in the text, each with the item it stands for: the first item, the second item, the superview as
  /// `|`.
  private var legend: [(name: String, item: String)] = []

  init(of constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// The complete description.
  var text: String {
    var copy = self
    let body = copy.body()
    var text = "<\(constraint.describedClassName):\(ObjectAddress.text(of: constraint))"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " " + body
    text += "   (" + (constraint.isActive ? "active" : "inactive")
    if !copy.legend.isEmpty {
      text += ", names: " + copy.legend.map { "\($0.name):\($0.item)" }.joined(separator: ", ") + " "
    }
    return text + ")>"
  }

  // MARK: The body

  private mutating func body() -> String {
    constraint.specialBody(in: &self) ?? visualFormat() ?? equation()
  }

  /// UIKit's form of equations.
  static let equations = EquationWriter.uiKit(number: { number(CGFloat($0)) })

  private mutating func equation() -> String {
    var statement = constraint.statement
    if statement.second?.item == nil { statement.second = nil }
    let space = constraint.symbolicSpacing?.isOfAnchor == true ? spaceText : nil
    if space != nil { statement.constant = 0 }
    let text = Self.equations.text(of: statement.map { name($0.item) + "." + $0.attribute.name })
    return text + (space.map { " " + $0 } ?? "")
  }

  /// The body as a visual format, for a gap between siblings or to the superview that is written from the following
  /// element.
  private mutating func visualFormat() -> String? {
    guard constraint.origins == nil, constraint.multiplier == 1, let first = constraint.firstItem,
      let second = constraint.secondItem, first !== second,
      let ends = VisualEnds(constraint.firstAttribute, constraint.secondAttribute)
    else { return nil }
    let gap = gapText
    let suffix = (ends.isAbsolute ? "(LTR)" : "") + prioritySuffix
    switch ends.shape {
    case .afterLeadingEdge:
      // b.leading == super.leading + gap
      guard isSuperview(second, of: first) else { return nil }
      let text = "\(ends.axis):|\(gap)[\(name(first))]" + suffix
      addBarToLegend(second)
      return text
    case .beforeTrailingEdge:
      // super.trailing == b.trailing + gap
      guard isSuperview(first, of: second) else { return nil }
      let text = "\(ends.axis):[\(name(second))]\(gap)|" + suffix
      addBarToLegend(first)
      return text
    case .between:
      // b.leading == a.trailing + gap
      if isSuperview(first, of: second) || isSuperview(second, of: first) { return nil }
      let following = name(first)
      return "\(ends.axis):[\(name(second))]\(gap)[\(following)]" + suffix
    }
  }

  private var gapText: String {
    let relation = constraint.relation == .equal ? "" : relationText
    let length = constraint.symbolicSpacing == nil ? ConstraintText.number(constraint.constant) : spaceText
    return "-(\(relation)\(length))-"
  }

  /// The constant of a constraint with the standard spacing: that of anchors has a name of its own.
  private var spaceText: String {
    let name = constraint.symbolicSpacing?.isOfAnchor == true ? "NSLayoutAnchorConstraintSpace" : "NSSpace"
    return "\(name)(\(ConstraintText.number(constraint.constant)))"
  }

  private func isSuperview(_ outer: AnyObject, of inner: AnyObject) -> Bool {
    guard let outer = outer as? UIView, let inner = inner as? any LayoutItemReference else { return false }
    return inner.layoutParent === outer
  }

  private var relationText: String { constraint.relation.symbol }

  private var prioritySuffix: String {
    constraint.priority == .required
      ? "" : " priority:" + ConstraintText.number(CGFloat(constraint.priority.rawValue))
  }

  // MARK: Names

  /// The name of an item in the body. An item with an accessibility identifier is described in the legend.
  mutating func name(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      let name = identifier
      let address = ObjectAddress.text(of: view)
      if !legend.contains(where: { $0.name == name && $0.item == address }) { legend.append((name, address)) }
      return name
    }
    return ConstraintText.describe(item)
  }

  /// Adds the view that `|` stands for to the legend.
  mutating func addBarToLegend(_ superview: AnyObject) {
    legend.append(("'|'", ConstraintText.describe(superview)))
  }

  /// The text, or its first 25 characters and three dots.
  private static func shortened(_ text: String) -> String { text.count > 25 ? text.prefix(25) + "..." : text }

  /// `Class:0xaddress`, followed by the text of a label or button, or the identifier of a guide, in quotes.
  static func describe(_ item: AnyObject) -> String {
    var text = className(of: item) + ":" + ObjectAddress.text(of: item)
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { text += "'\(guide.identifier)'" }
    if let label = (item as? UIView)?.textForDescription {
      let line = label.replacingOccurrences(of: "\n", with: "\\n")
      text += "'" + shortened(line) + "'"
    }
    return text
  }

  /// The class name of `item`, with its module unless the class is one of a framework.
  package static func className(of item: AnyObject) -> String {
    (item as? UILayoutGuide)?.describedClassName ?? TypeName(type(of: item)).text
  }

  /// The description of an anchor, `<NSLayoutDimension:0x… "App.V:0x….height">`.
  static func description(
    ofAnchor item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ className: String? = nil
  ) -> String {
    let anchorClass =
      className
      ?? (attribute.axis == nil || attribute.kind == .size
        ? "NSLayoutDimension"
        : attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor")
    guard let item else { return "<\(anchorClass) (null)>" }
    return "<\(anchorClass):\(ObjectAddress.text(of: item)) \"\(describe(item)).\(attribute.name)\">"
  }

  /// A number in the format of C's `%g`.
  package nonisolated static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// The shape of a constraint that can be written as a visual format.
private struct VisualEnds {
  enum Shape { case afterLeadingEdge, beforeTrailingEdge, between }
  let shape: Shape
  let axis: String
  let isAbsolute: Bool

  init?(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
    switch (first, second) {
    case (.leading, .leading), (.left, .left), (.top, .top): shape = .afterLeadingEdge
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom): shape = .beforeTrailingEdge
    case (.leading, .trailing), (.left, .right), (.top, .bottom): shape = .between
    default: return nil
    }
    axis = first == .top || first == .bottom ? "V" : "H"
    isAbsolute = first == .left || first == .right
  }
}

extension NSLayoutConstraint {
  /// The file and line that created the constraint, such as `CardView.swift:41`; `nil` for a constraint of the system and
  /// without debugging information.
  package var sourceLine: String? { isSystem ? nil : callSite.place?.text }
}

extension NSLayoutConstraint {
  /// The constraint as a statement about views and guides; an item is `nil` after it was deallocated.
  package var statement: ConstraintStatement<ItemAttribute<AnyObject?>> {
    var statement = ConstraintStatement(
      ItemAttribute(firstItem, firstAttribute), relation,
      secondAttribute == .notAnAttribute ? nil : ItemAttribute(secondItem, secondAttribute),
      multiplier: Double(multiplier), constant: Double(constant), priority: priority.rawValue)
    if let (size, share) = (self as? SystemLayoutConstraint)?.containerSize {
      statement.second = size
      statement.multiplier = share
    }
    let origins = distanceOrigins
    statement.firstOrigin = origins.first.map { ItemAttribute($0.item, $0.attribute) }
    statement.secondOrigin = origins.second.map { ItemAttribute($0.item, $0.attribute) }
    return statement
  }
}
