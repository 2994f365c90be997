// SPDX-License-Identifier: MIT

import Tinamou

/// A chain that states a whole constraint.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  /// Names the constraint in descriptions. The label is also the identifier of its layout constraints.
  @discardableResult
  public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }

  /// The constraint, made from what the chain states up to here.
  public var constraint: Constraint {
    guard let constraint = description.constraint else {
      preconditionFailure("The chain has no relation; continue it with equalTo before constraint.")
    }
    return constraint
  }
}
