// SPDX-License-Identifier: MIT

/// The rule that computes the constant of a constraint from margins or fonts.
package enum SpacingRule {
  /// The spacing between siblings, times a factor.
  case siblings(factor: CGFloat)
  /// The margin of a view, times a factor.
  case margin(of: UIView, factor: CGFloat)
  /// The distance from the baseline of one text to that of the next, times a factor.
  case baselines(factor: CGFloat)
}

extension SymbolicSpacing {
  /// The rule as a value; `nil` if the view whose margin counts is gone.
  var rule: SpacingRule? {
    switch kind {
    case .siblings: .siblings(factor: factor)
    case .superviewMargin: view.map { .margin(of: $0, factor: factor) }
    case .baselines: .baselines(factor: factor)
    }
  }
}

extension NSLayoutConstraint {
  /// The rule that computes the constant; `nil` for a plain number.
  package var spacingRule: SpacingRule? { symbolicSpacing?.rule }

  /// The items and attributes from which the sides of a constraint between distances are measured; `nil` for a side
  /// that is not a distance.
  package var distanceOrigins:
    (first: (item: AnyObject, attribute: Attribute)?, second: (item: AnyObject, attribute: Attribute)?)
  {
    func origin(_ origin: OffsetOrigins.Origin?) -> (item: AnyObject, attribute: Attribute)? {
      guard let origin, let item = origin.item.object else { return nil }
      return (item, origin.attribute)
    }
    return (origin(origins?.first), origin(origins?.second))
  }
}
