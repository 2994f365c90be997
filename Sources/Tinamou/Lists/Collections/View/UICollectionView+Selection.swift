// SPDX-License-Identifier: MIT

/// Selecting items, by code and by touch.
extension UICollectionView {
  private var takesMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var takesTaps: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  func select(_ place: ItemPlace) {
    if !takesMany { for other in selection where other != place { deselect(other) } }
    if !selection.contains(place) { selection.append(place) }
    shownCell(place)?.isSelected = true
  }

  func deselect(_ place: ItemPlace) {
    selection.removeAll { $0 == place }
    shownCell(place)?.isSelected = false
  }

  private func shownCell(_ place: ItemPlace) -> UICollectionViewCell? {
    shown[ElementKey(cellAt: place)]?.view as? UICollectionViewCell
  }

  /// Makes a cell that has just got its view look as its item does.
  func showSelection(_ key: ElementKey, _ view: UICollectionReusableView) {
    guard let cell = view as? UICollectionViewCell else { return }
    let isSelected = !selection.isEmpty && selection.contains(key.place)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted { cell.isHighlighted = false }
  }

  // MARK: Touches

  /// A finger went down on an item.
  func highlight(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return }
    highlighted = ItemPlace(indexPath)
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  /// The finger left the item that it was on.
  func unhighlight() {
    guard let place = highlighted else { return }
    highlighted = nil
    shownCell(place)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: place.indexPath)
  }

  /// A tap selects an item, or deselects it where more than one can be selected.
  func tap(_ indexPath: IndexPath) {
    guard takesTaps else { return }
    let place = ItemPlace(indexPath)
    if selection.contains(place), takesMany {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(place)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let others = takesMany ? [] : selection.filter { $0 != place }
    select(place)
    for other in others { delegate?.collectionView(self, didDeselectItemAt: other.indexPath) }
    cellForItem(at: indexPath)?.selectionAction?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
