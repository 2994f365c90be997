// SPDX-License-Identifier: MIT

/// Dragging and dropping rows. Without a delegate for drops, a row that may be moved can be dropped at another place of the table.
extension UITableView: DraggingList {
  var providesDragItems: Bool { dragDelegate != nil }

  func dragItems(_ session: SimulatedDrag, at path: ItemIndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path.indexPath) ?? []
  }
  func dragWillBegin(_ session: SimulatedDrag) { dragDelegate?.tableView(self, dragSessionWillBegin: session) }
  func dragDidEnd(_ session: SimulatedDrag) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  package func takesDrop(_ session: SimulatedDrag) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? (session.source === self)
  }
  package func dropDidEnter(_ session: SimulatedDrag) {
    hasActiveDrop = true
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  package func dropProposal(_ session: SimulatedDrag) -> UIDropProposal {
    dropProposal(session, destination(of: session))
  }
  package func perform(_ session: SimulatedDrag, _ proposal: UIDropProposal) { perform(listDrop(session, proposal)) }

  func dropProposal(_ session: SimulatedDrag, _ destination: ItemIndexPath?) -> UIDropProposal {
    guard let dropDelegate else {
      return UITableViewDropProposal(
        operation: destination == nil ? .cancel : .move, intent: .insertAtDestinationIndexPath)
    }
    return dropDelegate.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: destination?.indexPath)
  }
  package func dropDidExit(_ session: SimulatedDrag) {
    hasActiveDrop = false
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  package func dropDidEnd(_ session: SimulatedDrag) {
    hasActiveDrop = false
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    if let dropDelegate, let proposal = drop.proposal as? UITableViewDropProposal {
      return dropDelegate.tableView(self, performDropWith: TableDropCoordinator(drop, proposal))
    }
    guard let source = drop.source, let destination = drop.destination, source != destination, let dataSource,
      dataSource.tableView(self, canMoveRowAt: source.indexPath)
    else { return }
    commitMove(from: source, to: destination)
  }
}

/// The drop of items on a table.
private final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let drop: ListDrop
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ drop: ListDrop, _ proposal: UITableViewDropProposal) {
    (self.drop, self.proposal) = (drop, proposal)
    items = drop.items.map { DroppedItem($0, of: drop) }
  }

  var destinationIndexPath: IndexPath? { drop.destination?.indexPath }
  var session: any UIDropSession { drop.session }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { DropAnimation() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { DropAnimation() }
}
