// SPDX-License-Identifier: MIT

/// Dragging and dropping items. Without a delegate for drops, an item that may be moved can be dropped at another place of the view.
extension UICollectionView: DraggingList {
  var providesDragItems: Bool { dragDelegate != nil }

  func dragItems(_ session: SimulatedDrag, at path: ItemIndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path.indexPath) ?? []
  }
  func dragWillBegin(_ session: SimulatedDrag) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: SimulatedDrag) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }

  package func takesDrop(_ session: SimulatedDrag) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? (session.source === self)
  }
  package func dropDidEnter(_ session: SimulatedDrag) {
    hasActiveDrop = true
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  package func dropProposal(_ session: SimulatedDrag) -> UIDropProposal {
    dropProposal(session, destination(of: session))
  }
  package func perform(_ session: SimulatedDrag, _ proposal: UIDropProposal) { perform(listDrop(session, proposal)) }

  func dropProposal(_ session: SimulatedDrag, _ destination: ItemIndexPath?) -> UIDropProposal {
    guard let dropDelegate else {
      return UICollectionViewDropProposal(
        operation: destination == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
    }
    return dropDelegate.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
  }
  package func dropDidExit(_ session: SimulatedDrag) {
    hasActiveDrop = false
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  package func dropDidEnd(_ session: SimulatedDrag) {
    hasActiveDrop = false
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    if let dropDelegate, let proposal = drop.proposal as? UICollectionViewDropProposal {
      return dropDelegate.collectionView(self, performDropWith: CollectionDropCoordinator(drop, proposal))
    }
    guard let source = drop.source, let destination = drop.destination, source != destination, let dataSource,
      dataSource.collectionView(self, canMoveItemAt: source.indexPath)
    else { return }
    commitMove(from: source, to: destination)
  }
}

/// The drop of items on a collection view.
private final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ drop: ListDrop, _ proposal: UICollectionViewDropProposal) {
    (self.drop, self.proposal) = (drop, proposal)
    items = drop.items.map { DroppedItem($0, of: drop) }
  }

  var destinationIndexPath: IndexPath? { drop.destination?.indexPath }
  var session: any UIDropSession { drop.session }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    DropAnimation()
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimation() }
}
