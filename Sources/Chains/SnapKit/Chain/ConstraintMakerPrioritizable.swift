// SPDX-License-Identifier: MIT

import Tinamou

/// A chain to which a priority can be added.
@preconcurrency @MainActor
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  /// Sets the priority. The default is required.
  @discardableResult
  public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable { priority(amount.value) }

  /// Sets the priority, greater than 0 and at most 1000. The default is 1000.
  @discardableResult
  public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
    description.priority = LayoutPriority(amount.constraintPriorityTargetValue)
    return self
  }
}
