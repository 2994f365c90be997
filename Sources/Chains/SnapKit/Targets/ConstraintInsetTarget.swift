// SPDX-License-Identifier: MIT

import Tinamou

/// A number or insets by which a chain moves edges inward, in points.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}

extension Int: ConstraintInsetTarget {}
extension UInt: ConstraintInsetTarget {}
extension Float: ConstraintInsetTarget {}
extension Double: ConstraintInsetTarget {}
extension CGFloat: ConstraintInsetTarget {}
extension ConstraintInsets: ConstraintInsetTarget {}

extension ConstraintInsetTarget {
  /// The insets; a number is the inset of all four edges.
  var insets: ConstraintInsets {
    if let insets = self as? ConstraintInsets { return insets }
    let number = (self as? any ConstraintMultiplierTarget)?.constraintMultiplierTargetValue ?? 0
    return ConstraintInsets(top: number, left: number, bottom: number, right: number)
  }
}

/// Insets from the leading and trailing edges by which a chain moves edges inward, in points.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

extension ConstraintDirectionalInsets: ConstraintDirectionalInsetTarget {}

extension ConstraintDirectionalInsetTarget {
  /// The insets; zero for a type defined by the caller.
  var directionalInsets: ConstraintDirectionalInsets { self as? ConstraintDirectionalInsets ?? .zero }
}

/// A number that a chain adds, in points.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}

extension Int: ConstraintOffsetTarget {}
extension UInt: ConstraintOffsetTarget {}
extension Float: ConstraintOffsetTarget {}
extension Double: ConstraintOffsetTarget {}
extension CGFloat: ConstraintOffsetTarget {}
