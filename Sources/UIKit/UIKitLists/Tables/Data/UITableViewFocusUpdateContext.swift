// SPDX-License-Identifier: MIT

/// The rows between which the focus moves. Nothing has the focus.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus. Always `nil`: nothing has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus. Always `nil`: nothing has the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The items between which the focus moves. Nothing has the focus.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus. Always `nil`: nothing has the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus. Always `nil`: nothing has the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
