// SPDX-License-Identifier: MIT

import Tinamou

/// A number by which a chain multiplies or divides.
public protocol ConstraintMultiplierTarget {
  /// The number.
  var constraintMultiplierTargetValue: CGFloat { get }
}

extension Int: ConstraintMultiplierTarget {
  /// The number.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension UInt: ConstraintMultiplierTarget {
  /// The number.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Float: ConstraintMultiplierTarget {
  /// The number.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension Double: ConstraintMultiplierTarget {
  /// The number.
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
}

extension CGFloat: ConstraintMultiplierTarget {
  /// The number.
  public var constraintMultiplierTargetValue: CGFloat { self }
}
