// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// Attributes of a view or guide, as one side of a constraint: `view.snp.left`.
@preconcurrency @MainActor
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: AttributeMask

  init(target: AnyObject?, attributes: AttributeMask) {
    self.target = target
    self.attributes = attributes
  }

  /// The target if constraints can be made for it: a view or guide.
  var layoutItem: (any LayoutConstraintItem)? { target as? any LayoutConstraintItem }
}

/// Returns whether both have the same attributes of the same view or guide.
@preconcurrency @MainActor
public func == (lhs: ConstraintItem, rhs: ConstraintItem) -> Bool {
  guard lhs !== rhs else { return true }
  guard let left = lhs.target, let right = rhs.target else { return false }
  return left === right && lhs.attributes == rhs.attributes
}

/// A view or guide for which constraints can be created.
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

@MainActor
extension LayoutConstraintItem {
  /// The record of this module for the item: its label and its active constraints.
  var made: MadeConstraints<Constraint>? { MadeConstraints.of(self) }
}
