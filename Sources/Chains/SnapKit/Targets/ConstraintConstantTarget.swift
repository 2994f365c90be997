// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// A value from which a chain derives the constants of its constraints: a number, size, point or insets.
public protocol ConstraintConstantTarget {}

extension CGPoint: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintConstantTarget {}
extension ConstraintDirectionalInsets: ConstraintConstantTarget {}

@MainActor
extension ConstraintConstantTarget {
  /// Returns the constant of a constraint for `attribute`, in points; 0 for an attribute to which the value does not
  /// apply.
  func constant(for attribute: LayoutAttribute) -> CGFloat {
    switch self {
    case let size as CGSize: size.length(of: attribute)
    case let point as CGPoint: point.coordinate(of: attribute)
    case let insets as ConstraintInsets: insets.constant(for: attribute)
    case let insets as ConstraintDirectionalInsets: ConstraintConfig.insetRule.resolved(insets).constant(for: attribute)
    default: number ?? 0
    }
  }

  /// The value as a number; `nil` if it is of another type.
  private var number: CGFloat? { (self as? any ConstraintMultiplierTarget)?.constraintMultiplierTargetValue }
}

extension CGSize {
  fileprivate func length(of attribute: LayoutAttribute) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

extension CGPoint {
  fileprivate func coordinate(of attribute: LayoutAttribute) -> CGFloat {
    guard attribute.isPosition else { return 0 }
    return attribute.axis == .horizontal ? x : y
  }
}

@MainActor
extension ConstraintInsets {
  fileprivate func constant(for attribute: LayoutAttribute) -> CGFloat {
    let rule = ConstraintConfig.insetRule
    return rule.edge(attribute, self) ?? rule.extent(attribute, self) ?? 0
  }
}

/// The other side of a relation: a number, size, point or insets, or a view or guide, with or without an attribute.
public protocol ConstraintRelatableTarget {}

extension Int: ConstraintRelatableTarget {}
extension UInt: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension ConstraintInsets: ConstraintRelatableTarget {}
extension ConstraintDirectionalInsets: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension ConstraintView: ConstraintRelatableTarget {}
extension ConstraintLayoutGuide: ConstraintRelatableTarget {}
