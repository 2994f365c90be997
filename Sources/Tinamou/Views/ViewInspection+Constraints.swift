// SPDX-License-Identifier: MIT

extension ViewInspection {
  /// The constraints installed on this view that the system did not make, in the order of installation.
  public var writtenConstraints: [NSLayoutConstraint] { view.heldConstraints.filter { !$0.isSystem } }
}

/// Information about a constraint beyond UIKit's API.
@MainActor
public struct ConstraintInspection {
  let constraint: NSLayoutConstraint

  /// Whether the system made the constraint, for a content size, an autoresizing mask, a guide or a stack view.
  public var isMadeBySystem: Bool { constraint.isSystem }
}

extension NSLayoutConstraint {
  /// Information about the constraint beyond UIKit's API.
  public var inspection: ConstraintInspection { ConstraintInspection(constraint: self) }
}
