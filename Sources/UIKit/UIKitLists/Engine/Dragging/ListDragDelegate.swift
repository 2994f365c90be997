// SPDX-License-Identifier: MIT

/// A list whose items can be dragged, and on which items can be dropped. The methods ask the delegates of the list.
@MainActor
protocol DraggingList: UIScrollView {
  var dragInteractionEnabled: Bool { get }
  /// Whether the list has a delegate that provides items.
  var providesDragItems: Bool { get }
  func dragItems(_ session: SimulatedDrag, at path: ItemIndexPath) -> [UIDragItem]
  func dragWillBegin(_ session: SimulatedDrag)
  func dragDidEnd(_ session: SimulatedDrag)

  /// Returns whether the list accepts the items, which come from another list or from itself.
  func acceptsDrop(_ session: SimulatedDrag, from source: any DraggingList) -> Bool
  func dropDidEnter(_ session: SimulatedDrag)
  func dropProposal(_ session: SimulatedDrag, _ destination: ItemIndexPath?) -> UIDropProposal
  func dropDidExit(_ session: SimulatedDrag)
  func dropDidEnd(_ session: SimulatedDrag)
  func perform(_ drop: ListDrop)
}
