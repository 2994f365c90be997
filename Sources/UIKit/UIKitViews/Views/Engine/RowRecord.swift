// SPDX-License-Identifier: MIT

import LayoutModel

/// The purpose of a row of the engine.
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
