// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// A view or guide for which constraints can be created.
public protocol LayoutConstraintItem: AnyObject {}

extension ConstraintView: LayoutConstraintItem {}
extension ConstraintLayoutGuide: LayoutConstraintItem {}

@MainActor
extension LayoutConstraintItem {
  /// The record of this module for the item: its label and its active constraints.
  var made: MadeConstraints<Constraint>? { MadeConstraints.of(self) }
}
