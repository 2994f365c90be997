// SPDX-License-Identifier: MIT

/// Moving items by hand.
extension UICollectionView {
  /// The time in which items make room for a moved one, in seconds. It approximates UIKit's.
  private static let roomDuration: TimeInterval = 0.2
  /// The position of a moved item above the others.
  private static let movingIndex = 10_000

  func beginMovement(at path: ItemIndexPath) -> Bool {
    guard movement == nil, dataSource?.collectionView(self, canMoveItemAt: path.indexPath) == true,
      let frame = layoutAttributesForItem(at: path.indexPath)?.frame
    else { return false }
    closeSwipe()
    movement = ItemMovement(
      source: path, target: path, proposed: path, center: CGPoint(x: frame.midX, y: frame.midY))
    show(path, isMoving: true)
    return true
  }

  func updateMovement(to center: CGPoint) {
    guard var current = movement else { return }
    let (last, lastCenter) = (current.target, current.center)
    current.center = center
    let proposed = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: current.target.indexPath, withPosition: center)
    let isNew = ItemIndexPath(proposed) != current.proposed
    if isNew {
      current.proposed = ItemIndexPath(proposed)
      current.target = target(of: current)
    }
    movement = current
    invalidate(
      by: collectionViewLayout.invalidationContext(
        forInteractivelyMovingItems: [current.target.indexPath], withTargetPosition: center,
        previousIndexPaths: [last.indexPath], previousPosition: lastCenter))
    guard isNew else { return arrangeMovement() }
    AnimationBlock.withoutRecording { placeMovedCell() }
    if animatesUpdates {
      UpdateAnimations.animate(for: UICollectionView.roomDuration) { arrangeMovement() }
    } else {
      arrangeMovement()
    }
  }

  func endMovement(finishes: Bool) {
    guard let ended = movement else { return }
    movement = nil
    show(ended.source, isMoving: false)
    invalidate(
      by: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [finishes ? ended.target.indexPath : ended.source.indexPath],
        previousIndexPaths: [ended.source.indexPath], movementCancelled: !finishes))
    if finishes, ended.target != ended.source { return commitMove(from: ended.source, to: ended.target) }
    guard animatesUpdates else { return arrangeMovement() }
    UpdateAnimations.animate(for: UICollectionView.roomDuration) { arrangeMovement() }
  }

  /// Invalidates what a layout has named for a movement. One that has named nothing is arranged by the collection view alone.
  private func invalidate(by context: UICollectionViewLayoutInvalidationContext) {
    if context.namesParts { collectionViewLayout.invalidateLayout(with: context) }
  }

  /// Moves an item in the data source and in the view.
  func commitMove(from source: ItemIndexPath, to target: ItemIndexPath) {
    let changes = changeCount
    dataSource?.collectionView(self, moveItemAt: source.indexPath, to: target.indexPath)
    // A data source that has updated or reloaded the view itself has shown the item at its new place.
    if changes == changeCount { moveItem(at: source.indexPath, to: target.indexPath) }
  }

  private func target(of movement: ItemMovement) -> ItemIndexPath {
    let proposed = movement.proposed.indexPath
    let target = delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source.indexPath,
      atCurrentIndexPath: movement.target.indexPath, toProposedIndexPath: proposed)
    return ItemIndexPath(target ?? proposed)
  }

  private func show(_ path: ItemIndexPath, isMoving: Bool) {
    guard let cell = visibleCell(at: path) else { return }
    cell.isReordering = isMoving
    cell.setNeedsUpdateConfiguration()
    if isMoving { cell.superview?.bringSubviewToFront(cell) }
  }

  // MARK: Frames

  private func arrangeMovement() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func placeMovedCell() {
    if let movement, let cell = visibleCell(at: movement.source) {
      cell.center = convert(movement.center, to: cell.superview)
    }
  }

  /// Returns the attributes of the visible elements while an item is moved: the others make room for it, and it is where the hand is.
  func makeRoom(_ wanted: [UICollectionViewLayoutAttributes], for movement: ItemMovement)
    -> [UICollectionViewLayoutAttributes]
  {
    var result = wanted.filter { $0.key != ElementKey(cellAt: movement.source) }.map { attributes in
      guard attributes.category == .cell else { return attributes }
      let path = attributes.key.itemIndexPath
      let place = movement.shownPlace(of: path)
      guard place != path, let shown = self.attributes(for: ElementKey(cellAt: place)),
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
      else { return attributes }
      copy.frame = shown.frame
      return copy
    }
    let moved = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
      at: movement.source.indexPath, withTargetPosition: movement.center)
    moved.zIndex = UICollectionView.movingIndex
    result.append(moved)
    return result
  }
}

/// Moving rows of lists by their reorder accessories.
extension UICollectionView: ReorderingList {
  func hasReorderControl(at point: CGPoint) -> Bool { reorderedItem(at: point) != nil }

  private func reorderedItem(at point: CGPoint) -> ItemIndexPath? {
    guard let path = item(at: point).map(ItemIndexPath.init),
      let cell = visibleCell(at: path) as? UICollectionViewListCell,
      cell.accessory(at: convert(point, to: cell))?.role == .reorder
    else { return nil }
    return path
  }

  func beginReordering(at point: CGPoint) -> Bool {
    guard let path = reorderedItem(at: point), beginMovement(at: path), let center = movement?.center else {
      return false
    }
    movement?.grip = CGPoint(x: point.x - center.x, y: point.y - center.y)
    return true
  }

  /// Rows of lists move up and down only.
  func dragReorderedRow(to point: CGPoint) {
    guard let movement else { return }
    updateMovement(to: CGPoint(x: movement.center.x, y: point.y - movement.grip.y))
  }

  func endReordering(finishes: Bool) { endMovement(finishes: finishes) }
}
