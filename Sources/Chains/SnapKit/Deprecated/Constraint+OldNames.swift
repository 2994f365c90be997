// SPDX-License-Identifier: MIT

import Tinamou

/// The former names of members of `Constraint`.
extension Constraint {
  /// The old name of `activate()`.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  /// The old name of `deactivate()`.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }

  /// The old name of `update(offset:)`.
  @available(*, deprecated, renamed: "update(offset:)")
  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

  /// The old name of `update(inset:)`.
  @available(*, deprecated, renamed: "update(inset:)")
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

  /// The old name of `update(priority:)`.
  @available(*, deprecated, renamed: "update(priority:)")
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  /// The old name of `update(priority: .required)`, which has no effect.
  @available(*, deprecated, message: "Use update(priority:) instead.")
  public func updatePriorityRequired() { update(priority: .required) }

  /// The old name of `update(priority: .high)`.
  @available(*, deprecated, message: "Use update(priority:) instead.")
  public func updatePriorityHigh() { update(priority: .high) }

  /// The old name of `update(priority: .medium)`.
  @available(*, deprecated, message: "Use update(priority:) instead.")
  public func updatePriorityMedium() { update(priority: .medium) }

  /// The old name of `update(priority: .low)`.
  @available(*, deprecated, message: "Use update(priority:) instead.")
  public func updatePriorityLow() { update(priority: .low) }
}
