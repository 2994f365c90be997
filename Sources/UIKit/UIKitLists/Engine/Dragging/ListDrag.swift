// SPDX-License-Identifier: MIT

/// Items that a finger has lifted from a list, and carries over it and other lists of the window.
@MainActor
final class ListDrag {
  let session: SimulatedDrag
  let source: any SwipingList
  let path: ItemIndexPath
  /// The list under the finger that accepts the items; `nil` for none.
  private(set) var target: (any SwipingList)?
  /// Whether the finger has moved, so that the delegates were told.
  private(set) var isDragging = false
  private var proposal: UIDropProposal?
  private var destination: ItemIndexPath?
  private var preview: UIView?

  /// Creates the drag of the items that the delegate provides for an item of the list; `nil` for none.
  init?(lifting path: ItemIndexPath, of source: any SwipingList) {
    (self.source, self.path) = (source, path)
    session = SimulatedDrag(items: [])
    session.items = source.dragItems(session, at: path)
    if session.items.isEmpty { return nil }
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
    let list = acceptingList(at: place)
    if let target, target !== list {
      target.dropDidExit(session)
      self.target = nil
    }
    guard let list else {
      proposal = nil
      return
    }
    if target == nil {
      target = list
      list.dropDidEnter(session)
    }
    destination = list.row(at: list.convert(place, from: nil))
    proposal = list.dropProposal(session, destination)
  }

  private func acceptingList(at place: CGPoint) -> (any SwipingList)? {
    var view = source.window?.hitTest(place, with: nil)
    while let current = view {
      if let list = current as? any SwipingList, list.acceptsDrop(session, from: source) { return list }
      view = current.superview
    }
    return nil
  }

  // MARK: The end

  /// Drops the items where the finger is, if the list there wants them.
  func drop(at place: CGPoint) {
    guard let target, let proposal, proposal.operation == .move || proposal.operation == .copy else { return cancel() }
    let drop = ListDrop(
      session: session, items: session.items, source: target === source ? path : nil, destination: destination,
      proposal: proposal, previewSize: cell?.bounds.size ?? .zero)
    removePreview()
    target.perform(drop)
    end()
  }

  func cancel() {
    target?.dropDidExit(session)
    removePreview()
    end()
  }

  private func removePreview() {
    cell?.showDrag(.none)
    preview?.removeFromSuperview()
  }

  private func end() {
    target?.dropDidEnd(session)
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
