// SPDX-License-Identifier: MIT

/// Items that a finger has lifted from a list, and carries over it and other places of the window.
@MainActor
final class ListDrag {
  let session: SimulatedDrag
  let source: any SwipingList
  let path: ItemIndexPath
  private var way = DropWay()
  /// The list under the finger that accepts the items; `nil` for none.
  var target: (any SwipingList)? { way.target as? any SwipingList }
  /// Whether the finger has moved, so that the delegates were told.
  private(set) var isDragging = false
  private var preview: UIView?

  /// Creates the drag of the items that the delegate provides for an item of the list; `nil` for none.
  init?(lifting path: ItemIndexPath, of source: any SwipingList) {
    (self.source, self.path) = (source, path)
    session = SimulatedDrag(items: [])
    session.items = source.dragItems(session, at: path)
    if session.items.isEmpty { return nil }
    (session.source, session.sourceIndexPath) = (source, path.indexPath)
    session.previewSize = source.visibleCell(at: path)?.bounds.size ?? .zero
  }

  private var cell: (any ListCell)? { source.visibleCell(at: path) }

  // MARK: The source

  func lift() { cell?.showDrag(.lifting) }

  /// Ends without a drag, because the finger has not moved.
  func putDown() { cell?.showDrag(.none) }

  private func begin(at place: CGPoint) {
    isDragging = true
    source.dragWillBegin(session)
    cell?.showDrag(.dragging)
    guard let window = source.window, let cell, let copy = cell.snapshotView(afterScreenUpdates: false) else { return }
    copy.frame = cell.convert(cell.bounds, to: window)
    copy.alpha = 0.8
    copy.isUserInteractionEnabled = false
    window.addSubview(copy)
    preview = copy
  }

  // MARK: Moving

  /// Moves the items to a place, in the window's coordinates.
  func move(to place: CGPoint) {
    if !isDragging { begin(at: place) }
    session.windowLocation = place
    preview?.center = place
    way.move(session, to: source.window?.dropTarget(for: session))
  }

  // MARK: The end

  /// Drops the items where the finger is, if the place there wants them.
  func drop(at place: CGPoint) {
    removePreview()
    way.drop(session)
    end()
  }

  func cancel() {
    way.leave(session)
    removePreview()
    end()
  }

  private func removePreview() {
    cell?.showDrag(.none)
    preview?.removeFromSuperview()
  }

  private func end() {
    way.end(session)
    source.dragDidEnd(session)
  }
}

/// Items that are dropped on a list.
struct ListDrop {
  let session: SimulatedDrag
  let items: [UIDragItem]
  /// The item of the list from which the items were dragged; `nil` if they come from elsewhere.
  let source: ItemIndexPath?
  /// The item at which they are dropped; `nil` for none.
  let destination: ItemIndexPath?
  let proposal: UIDropProposal
  /// The size of the dragged cell, in points.
  let previewSize: CGSize
}

/// An item that was dropped.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, of drop: ListDrop) {
    dragItem = item
    sourceIndexPath = drop.source?.indexPath
    previewSize = drop.previewSize
  }
}

/// The animation of a dropped item, which ends at once.
final class DropAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
