// SPDX-License-Identifier: MIT

extension ViewInspection {
  /// The constraints that are installed on this view and that the system did not make, in the order of installation.
  public var writtenConstraints: [NSLayoutConstraint] { view.heldConstraints.filter { !$0.isSystem } }
}

/// What Tinamou can say of a constraint beyond what UIKit's API has.
@MainActor
public struct ConstraintInspection {
  let constraint: NSLayoutConstraint

  /// Whether the system made the constraint: for a content size, an autoresizing mask, a guide or a stack.
  public var isMadeBySystem: Bool { constraint.isSystem }
}

extension NSLayoutConstraint {
  /// What Tinamou can say of the constraint beyond UIKit's API.
  public var inspection: ConstraintInspection { ConstraintInspection(constraint: self) }
}
