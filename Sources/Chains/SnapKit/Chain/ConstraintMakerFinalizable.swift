// SPDX-License-Identifier: MIT

import Tinamou

/// A chain that describes a complete constraint.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Sets the name of the constraint in descriptions. The label is also the identifier of its layout constraints.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint that the chain describes so far.
  public var constraint: Constraint {
    guard let constraint = description.constraint else {
      preconditionFailure("The chain has no relation; continue it with equalTo before constraint.")
    }
    return constraint
  }
}

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
