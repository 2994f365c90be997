// SPDX-License-Identifier: MIT

/// Selection in code and by touch.
extension ListView {
  /// Whether several items can be selected in the current mode.
  var allowsSeveralItems: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Whether a tap selects an item in the current mode.
  var allowsTaps: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  // MARK: By code

  /// Selects an item and deselects the others unless several can be selected. The delegate is not called.
  func select(_ path: ItemIndexPath) {
    if !allowsSeveralItems {
      for other in selection.inAscendingOrder where other != path { deselect(other) }
    }
    selection.insert(path)
    visibleCell(at: path)?.setSelected(true, animated: false)
  }

  /// Deselects an item. The delegate is not notified.
  func deselect(_ path: ItemIndexPath) {
    selection.remove(path)
    visibleCell(at: path)?.setSelected(false, animated: false)
  }

  /// Deselects all items. The delegate is not notified.
  func deselectAll() {
    for path in selection.inAscendingOrder { deselect(path) }
  }

  /// Exchanges the selection for that of the other mode, after editing mode has begun or ended: several items that are selected in it are
  /// apart from those selected outside of it. The delegate is not notified.
  ///
  /// Source: openradar 19056268, by which the original selection returns when editing mode ends.
  func exchangeSelection(isEditing: Bool) {
    guard allowsMultipleSelectionDuringEditing else { return }
    let returning = isEditing ? [] : selection.beforeEditing
    let leaving = selection.inAscendingOrder
    deselectAll()
    selection.beforeEditing = isEditing ? leaving : []
    for path in returning {
      selection.insert(path)
      visibleCell(at: path)?.setSelected(true, animated: false)
    }
  }

  // MARK: By touch

  /// Highlights a touched item if the delegate allows it.
  func highlight(_ path: ItemIndexPath) {
    guard selectionDelegate.shouldHighlight(path) else { return }
    selection.highlighted = path
    visibleCell(at: path)?.setHighlighted(true, animated: false)
    selectionDelegate.didHighlight(path)
  }

  /// Removes the highlight when the touch ends or leaves the item.
  func unhighlight() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    visibleCell(at: path)?.setHighlighted(false, animated: false)
    selectionDelegate.didUnhighlight(path)
  }

  /// Selects the tapped item, or deselects it if several items can be selected. The delegate can prevent this, and is
  /// notified afterward.
  func tap(_ path: ItemIndexPath) {
    guard allowsTaps else { return }
    if selection.contains(path), allowsSeveralItems { return tapDeselects(path, isReplaced: false) }
    guard let chosen = selectionDelegate.willSelect(path) else { return }
    if !allowsSeveralItems {
      for other in selection.inAscendingOrder where other != chosen { tapDeselects(other, isReplaced: true) }
    }
    // Items that the delegate has kept selected stay so.
    selection.insert(chosen)
    visibleCell(at: chosen)?.setSelected(true, animated: false)
    visibleCell(at: chosen)?.selectionAction?()
    selectionDelegate.didSelect(chosen)
  }

  private func tapDeselects(_ path: ItemIndexPath, isReplaced: Bool) {
    guard let chosen = selectionDelegate.willDeselect(path, isReplaced: isReplaced) else { return }
    deselect(chosen)
    selectionDelegate.didDeselect(chosen)
  }
}
