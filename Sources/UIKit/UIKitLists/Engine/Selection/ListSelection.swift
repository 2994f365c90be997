// SPDX-License-Identifier: MIT

/// The selected items of a list and the highlighted item.
struct ListSelection {
  /// The selected items, with numbers that increase in the order of selection.
  private var ranks: [ItemIndexPath: Int] = [:]
  private var nextRank = 0
  /// The highlighted item.
  var highlighted: ItemIndexPath?
  /// The items that were selected before editing mode, from top to bottom; empty outside of it.
  var beforeEditing: [ItemIndexPath] = []

  var isEmpty: Bool { ranks.isEmpty }

  /// The selected items from top to bottom.
  ///
  /// - Complexity: O(items × log items).
  var inAscendingOrder: [ItemIndexPath] { ranks.keys.sorted() }

  /// The selected items in the order of selection.
  ///
  /// - Complexity: O(items × log items).
  var inOrderOfSelection: [ItemIndexPath] { ranks.sorted { $0.value < $1.value }.map(\.key) }

  /// The topmost selected item.
  var topmost: ItemIndexPath? { ranks.keys.min() }

  func contains(_ path: ItemIndexPath) -> Bool { ranks[path] != nil }

  /// Selects an item. An item that is already selected keeps its rank.
  mutating func insert(_ path: ItemIndexPath) {
    guard ranks[path] == nil else { return }
    ranks[path] = nextRank
    nextRank += 1
  }

  mutating func remove(_ path: ItemIndexPath) { ranks[path] = nil }

  /// Keeps the selected items that satisfy `isIncluded`.
  mutating func keep(where isIncluded: (ItemIndexPath) -> Bool) {
    ranks = ranks.filter { isIncluded($0.key) }
    beforeEditing = beforeEditing.filter(isIncluded)
  }

  mutating func removeAll() { self = ListSelection() }

  /// Moves selection and highlight to the new index paths of their items.
  mutating func move(_ change: any ListChange) {
    let old = ranks
    ranks = [:]
    for (path, rank) in old {
      if let new = change.retainedIndexPath(of: path) { ranks[new] = rank }
    }
    highlighted = highlighted.flatMap(change.retainedIndexPath)
    beforeEditing = beforeEditing.compactMap(change.retainedIndexPath)
  }
}

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
  /// Returns whether two fingers may select items from one on.
  func shouldBeginMultipleSelection(_ path: ItemIndexPath) -> Bool
  func didBeginMultipleSelection(_ path: ItemIndexPath)
  func didEndMultipleSelection()
}
