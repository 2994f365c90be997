// SPDX-License-Identifier: MIT

import Tinamou

/// A chain with a relation, to which a factor and a constant can be added.
@preconcurrency @MainActor
public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  /// Multiplies the other side. The default is 1.
  @discardableResult
  public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }

  /// Divides the other side.
  @discardableResult
  public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }

  /// Adds a number to the other side, in points. It replaces an earlier offset, inset or number.
  @discardableResult
  public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }

  /// Moves edges inward, in points: right and bottom edges to smaller positions. It replaces an earlier offset, inset or
  /// number.
  @discardableResult
  public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.insets
    return self
  }

  /// Moves edges inward, in points: trailing and bottom edges to positions further inside. It replaces an earlier
  /// offset, inset or number.
  @discardableResult
  public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
    description.constant = amount.directionalInsets
    return self
  }
}
