// SPDX-License-Identifier: MIT

import LayoutModel
import VisualFormat

/// The values of the names in a visual format, and the creation of constraints from their descriptions.
@MainActor
struct VisualFormatItems {
  /// The views and guides by name. Other objects are included; creating a constraint for one of them raises an
  /// exception.
  private var items: [String: AnyObject] = [:]

  /// The names that the parser resolves.
  private(set) var names = FormatNames(views: [:])

  init(views: [String: Any], metrics: [String: Any]?) {
    items.reserveCapacity(views.count)
    names.views.reserveCapacity(views.count)
    for (name, value) in metrics ?? [:] { names.metrics[name] = VisualFormatItems.number(value) }
    for (name, value) in views {
      // Nearly all are views. For them, the casts below take most of the time of a format.
      if let view = value as? UIView {
        items[name] = view
        names.views[name] = FormatNames.View(hasSuperview: view.superviewReference != nil)
        continue
      }
      // UIKit accepts numbers among the views as well; its message for an unknown metric says so.
      if let number = VisualFormatItems.number(value) {
        if names.metrics[name] == nil { names.metrics[name] = number }
        continue
      }
      let item = value as AnyObject
      items[name] = item
      let isInside = (item as? any LayoutItemReference)?.layoutParent != nil
      names.views[name] = FormatNames.View(hasSuperview: isInside)
    }
  }

  /// The number of a value in a dictionary of metrics; `nil` if it is not a number.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let priority as UILayoutPriority: Double(priority.rawValue)
    case let number as any BinaryInteger: double(number)
    case let number as any BinaryFloatingPoint: double(number)
    default: nil
    }
  }

  private static func double(_ number: some BinaryInteger) -> Double { Double(number) }

  private static func double(_ number: some BinaryFloatingPoint) -> Double { Double(number) }

  /// The view or guide named `name`.
  func item(_ name: String) -> (any LayoutItemReference)? { items[name] as? any LayoutItemReference }

  // MARK: Making constraints

  /// Creates the constraint that the format describes. `generated` contains the guides that it may refer to.
  func constraint(_ description: FormatConstraint, generated: [UILayoutGuide]) -> NSLayoutConstraint {
    let first = object(description.first, generated)
    let second = description.second.map { object($0, generated) }
    var constant: CGFloat = 0
    var symbolic: SymbolicSpacing?
    switch description.constant {
    case .points(let points): constant = points
    case .standardSpace: symbolic = standardSpace(description, first, second)
    }
    let constraint = NSLayoutConstraint(
      first, description.firstAttribute, description.relation, second,
      description.secondAttribute, description.multiplier, constant, symbolic: symbolic)
    constraint.priority = UILayoutPriority(description.priority.value)
    return constraint
  }

  private func object(_ item: FormatItem, _ generated: [UILayoutGuide]) -> AnyObject {
    switch item {
    case .view(let name): items[name] ?? NSNull()
    case .superview(let name): self.item(name)?.layoutParent ?? NSNull()
    case .generated(let index): generated[index]
    }
  }

  /// The standard spacing that a bare `-` stands for between two items.
  private func standardSpace(
    _ description: FormatConstraint, _ first: AnyObject, _ second: AnyObject?
  ) -> SymbolicSpacing {
    if case .superview = description.first, let edge = SpacingEdge(description.firstAttribute) {
      return SymbolicSpacing(kind: .superviewMargin(edge), view: first as? UIView)
    }
    if case .superview = description.second, let edge = SpacingEdge(description.secondAttribute) {
      return SymbolicSpacing(kind: .superviewMargin(edge), view: second as? UIView)
    }
    if description.firstAttribute == .firstBaseline, let lower = (first as? UIView)?.firstBaselineView,
      let upper = (second as? UIView)?.lastBaselineView
    {
      return SymbolicSpacing(kind: .baselines, view: lower, other: upper)
    }
    return SymbolicSpacing(kind: .siblings)
  }
}

extension SpacingEdge {
  /// The edge of an attribute; `nil` for an attribute that is not an edge.
  fileprivate init?(_ attribute: LayoutAttribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    default: return nil
    }
  }
}
