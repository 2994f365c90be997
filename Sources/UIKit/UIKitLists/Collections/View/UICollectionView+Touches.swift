// SPDX-License-Identifier: MIT

/// The responses to the touches of items.
extension UICollectionView {
  /// Highlights the item at a point of the content, unless one of the accessories that handle touches is there.
  func itemWasTouched(at point: CGPoint) {
    guard allowsTaps, let path = item(at: point).map(ItemIndexPath.init), touchedAccessory(at: point, of: path) == nil
    else { return }
    highlight(path)
  }

  /// Selects the item at a point of the content at which a finger was lifted, or performs the action of an accessory.
  func itemWasTapped(at point: CGPoint) {
    guard let path = item(at: point).map(ItemIndexPath.init) else { return unhighlight() }
    if selection.highlighted == nil, let accessory = touchedAccessory(at: point, of: path) {
      return perform(accessory, of: path)
    }
    if path == selection.highlighted { tap(path) }
    // Unlike a row of a table, an item keeps its highlight until it is selected.
    unhighlight()
  }

  private func touchedAccessory(at point: CGPoint, of path: ItemIndexPath) -> UICellAccessory? {
    guard let cell = visibleCell(at: path) as? UICollectionViewListCell else { return nil }
    return cell.touchedAccessory(at: convert(point, to: cell))
  }

  private func perform(_ accessory: UICellAccessory, of path: ItemIndexPath) {
    if let action = accessory.action { return action() }
    switch accessory.role {
    case .outline: (dataSource as? any OutlineDataSource)?.toggleExpansion(at: path)
    case .delete:
      if beginSwipe(at: path, from: .trailing, by: .deleteControl) != nil { openSwipe() }
    case .sign, .control, .reorder: break
    }
  }

  // MARK: Outlines

  /// Shows whether the item of a cell is expanded, and its level.
  func showOutline(_ path: ItemIndexPath, _ cell: UICollectionViewCell) {
    guard let outline = dataSource as? any OutlineDataSource, let level = outline.level(at: path) else { return }
    cell.isExpanded = outline.isExpanded(at: path)
    if let cell = cell as? UICollectionViewListCell, level > 0 { cell.indentationLevel = level }
  }

  /// Shows which of the visible items are expanded, after some were expanded or collapsed.
  func refreshOutline() {
    for (key, view) in visibleElements(.cell) {
      if let cell = view as? UICollectionViewCell { showOutline(key.itemIndexPath, cell) }
    }
  }
}
