// SPDX-License-Identifier: MIT

/// The swiping of rows of list configurations.
extension UICollectionView: SwipingList {
  var refusesSwipes: Bool { isEditing }

  func swipeConfiguration(at path: ItemIndexPath, from edge: ViewInspection.SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let list = collectionViewLayout.listConfiguration(ofSection: path.section) else { return nil }
    switch edge {
    case .leading: return list.leadingSwipeActionsConfigurationProvider?(path.indexPath)
    case .trailing: return list.trailingSwipeActionsConfigurationProvider?(path.indexPath)
    }
  }

  var menuDelegate: (any ListMenuDelegate)? { delegate == nil ? nil : CollectionMenuDelegate(view: self) }

  func enterEditingMode() { if !isEditing { isEditing = true } }

  func frameAtRest(_ path: ItemIndexPath) -> CGRect? {
    visibleCell(at: path)?.appliedAttributes?.frame ?? attributes(for: ElementKey(cellAt: path))?.frame
  }

  func row(at point: CGPoint) -> ItemIndexPath? { item(at: point).map(ItemIndexPath.init) }

  func swipeWillBegin(at path: ItemIndexPath) {}
  func swipeDidEnd(at path: ItemIndexPath?) {}

  func cell(_ cell: any ListCell, shows edge: ViewInspection.SwipeEdge?, isFinished: Bool) {
    guard let cell = cell as? UICollectionViewCell, !isFinished else { return }
    cell.isSwiped = edge != nil
    cell.setNeedsUpdateConfiguration()
  }
}
