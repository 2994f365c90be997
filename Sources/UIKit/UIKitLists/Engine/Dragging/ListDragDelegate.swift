// SPDX-License-Identifier: MIT

/// A list whose items can be dragged, and on which items can be dropped. The methods ask the delegates of the list.
@MainActor
protocol DraggingList: UIScrollView, DropTarget {
  var dragInteractionEnabled: Bool { get }
  /// Whether the list has a delegate that provides items.
  var providesDragItems: Bool { get }
  func dragItems(_ session: SimulatedDrag, at path: ItemIndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: SimulatedDrag)
  func dragDidEnd(_ session: SimulatedDrag)

  /// Returns what would happen if the items were dropped at an item.
  func dropProposal(_ session: SimulatedDrag, _ destination: ItemIndexPath?) -> UIDropProposal
  func perform(_ drop: ListDrop)
}

extension SwipingList {
  /// The item below the finger of a drag; `nil` for none.
  func destination(of session: SimulatedDrag) -> ItemIndexPath? { row(at: session.location(in: self)) }

  /// The drop of items at the item below the finger.
  func listDrop(_ session: SimulatedDrag, _ proposal: UIDropProposal) -> ListDrop {
    let source = session.source === self ? session.sourceIndexPath.map(ItemIndexPath.init) : nil
    return ListDrop(
      session: session, items: session.items, source: source, destination: destination(of: session),
      proposal: proposal, previewSize: session.previewSize)
  }
}
