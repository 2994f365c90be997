// SPDX-License-Identifier: MIT

/// The methods of a list's delegate that control and respond to selection by touch.
@MainActor
protocol SelectionDelegate {
  func shouldHighlight(_ path: ItemIndexPath) -> Bool
  func didHighlight(_ path: ItemIndexPath)
  func didUnhighlight(_ path: ItemIndexPath)
  /// Returns the item to select instead of the tapped one; `nil` for none.
  func willSelect(_ path: ItemIndexPath) -> ItemIndexPath?
  func didSelect(_ path: ItemIndexPath)
  /// Returns the item to deselect instead of `path`; `nil` for none.
  ///
  /// - Parameter isReplaced: Whether the item is deselected because another one is selected.
  func willDeselect(_ path: ItemIndexPath, isReplaced: Bool) -> ItemIndexPath?
  func didDeselect(_ path: ItemIndexPath)
}
