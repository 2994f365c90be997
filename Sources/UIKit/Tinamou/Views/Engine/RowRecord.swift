// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel

/// The data that a host stores for a row of the solver.
struct RowRecord {
  var owner = RowOwner.nobody
  /// Whether the row may be a member of the conflict of a broken constraint.
  var mayBeInConflict = false
  /// The number of rows that were inserted before. Indices of rows are used again, so they do not tell the age.
  var number: UInt32 = 0
  /// The constant that the row was given last.
  var constant = 0.0
}

/// The purpose of a row of the solver.
enum RowOwner {
  case nobody
  /// A constraint, which removes or updates its row when it is uninstalled or changed.
  case constraint(UnretainedReference<NSLayoutConstraint>)
  /// The content size of a view.
  case contentSize(item: Int32, LayoutAxis)
  /// The position or size that the autoresizing mask of a view gives.
  case autoresizing(item: Int32, NSLayoutConstraint.Attribute)
  /// The target size of a fitting computation.
  case fittingTarget(LayoutAxis)
  /// The current size of a root without an autoresizing mask, which it keeps when nothing else determines it.
  case presentSize(LayoutAxis)
}
