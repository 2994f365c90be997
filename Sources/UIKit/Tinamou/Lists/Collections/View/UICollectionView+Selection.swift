// SPDX-License-Identifier: MIT

/// Selecting items.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    guard allowsSelection else { return }
    select(ItemIndexPath(indexPath))
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Applies the selection and highlight state of an item to its new cell.
  func showSelection(_ key: ElementKey, _ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell else { return }
    cell.setSelected(selection.contains(key.itemIndexPath), animated: false)
    cell.setHighlighted(false, animated: false)
  }

  /// Updates the visible cells, whose accessories and state depend on the editing mode.
  func editingDidChange() {
    for case let cell as UICollectionViewCell in visible.elements.map(\.view) { cell.editingModeDidChange() }
  }

  var selectionDelegate: any SelectionDelegate { CollectionSelectionDelegate(view: self) }
}

/// Adapts a collection view's delegate to the selection.
private struct CollectionSelectionDelegate: SelectionDelegate {
  let view: UICollectionView
  private var delegate: (any UICollectionViewDelegate)? { view.delegate }

  func shouldHighlight(_ path: ItemIndexPath) -> Bool {
    delegate?.collectionView(view, shouldHighlightItemAt: path.indexPath) ?? true
  }
  func didHighlight(_ path: ItemIndexPath) { delegate?.collectionView(view, didHighlightItemAt: path.indexPath) }
  func didUnhighlight(_ path: ItemIndexPath) { delegate?.collectionView(view, didUnhighlightItemAt: path.indexPath) }

  func willSelect(_ path: ItemIndexPath) -> ItemIndexPath? {
    delegate?.collectionView(view, shouldSelectItemAt: path.indexPath) ?? true ? path : nil
  }
  func didSelect(_ path: ItemIndexPath) {
    delegate?.collectionView(view, didSelectItemAt: path.indexPath)
    guard !view.isEditing, let delegate,
      delegate.collectionView(view, canPerformPrimaryActionForItemAt: path.indexPath)
    else { return }
    delegate.collectionView(view, performPrimaryActionForItemAt: path.indexPath)
  }

  /// Calls the delegate only for a deselection by the user, not when another item replaces the selected one.
  func willDeselect(_ path: ItemIndexPath, isReplaced: Bool) -> ItemIndexPath? {
    if isReplaced { return path }
    return delegate?.collectionView(view, shouldDeselectItemAt: path.indexPath) ?? true ? path : nil
  }
  func didDeselect(_ path: ItemIndexPath) { delegate?.collectionView(view, didDeselectItemAt: path.indexPath) }
}
