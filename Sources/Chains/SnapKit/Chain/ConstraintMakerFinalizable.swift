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
