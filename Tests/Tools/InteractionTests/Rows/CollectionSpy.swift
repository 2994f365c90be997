// SPDX-License-Identifier: MIT

import UIKit

/// A collection view of one section, whose data source and delegate note their calls.
@MainActor
class CollectionSpy: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The calls that are noted.
  enum Topic { case highlighting, selection, primaryActions, moving, dragging, menus, multipleSelection, states }

  unowned let stage: InteractionStage
  let view: UICollectionView
  var items: [String]
  var topics: Set<Topic>

  // MARK: Answers

  var highlights = true
  var selects = true
  var deselects = true
  var isMovable = false
  var moveTarget: (IndexPath) -> IndexPath = { $0 }
  var beginsMultipleSelection = false
  var menu: UIContextMenuConfiguration?

  /// Shows items of 100 by 100 points, three in a line, below the top of the screen, or a list.
  init(_ stage: InteractionStage, _ items: [String], _ topics: Set<Topic>, layout: UICollectionViewLayout? = nil) {
    (self.stage, self.items, self.topics) = (stage, items, topics)
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 100, height: 100)
    grid.minimumInteritemSpacing = 0
    grid.minimumLineSpacing = 0
    view = UICollectionView(frame: .zero, collectionViewLayout: layout ?? grid)
    super.init()
    view.register(CollectionSpyCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    stage.keep(self)
  }

  /// Shows the view, and forgets the calls of the first layout.
  func show() {
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 400))
    stage.forget()
  }

  func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// The visible cell of an item.
  func cell(_ item: Int) -> UICollectionViewCell { view.cellForItem(at: path(item)) ?? UICollectionViewCell() }

  /// The middle of an item on the screen.
  func point(_ item: Int) -> CGPoint {
    let frame = view.layoutAttributesForItem(at: path(item))?.frame ?? .zero
    return stage.place(CGPoint(x: frame.midX, y: frame.midY), in: view)
  }

  /// Taps an item.
  func tap(_ item: Int) { stage.tap(at: point(item)) }

  /// The visible items, from the first place to the last.
  var shownItems: [String] {
    view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
      .compactMap { ($0 as? CollectionSpyCell)?.title }
  }

  /// Notes the selected items.
  func noteSelection() { stage.note("selected \((view.indexPathsForSelectedItems ?? []).map(\.item).sorted())") }

  func note(_ topic: Topic, _ call: String, _ path: IndexPath) {
    if topics.contains(topic) { stage.note("\(call) \(path.item)") }
  }

  // MARK: Data source

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? CollectionSpyCell { (cell.title, cell.spy) = (items[indexPath.item], self) }
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    note(.moving, "canMoveItemAt", indexPath)
    return isMovable
  }
  func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    note(.moving, "moveItemAt", source)
    note(.moving, "to", destination)
    items.insert(items.remove(at: source.item), at: destination.item)
  }

  // MARK: Highlighting and selection

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note(.highlighting, "shouldHighlightItemAt", indexPath)
    return highlights
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note(.highlighting, "didHighlightItemAt", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note(.highlighting, "didUnhighlightItemAt", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note(.selection, "shouldSelectItemAt", indexPath)
    return selects
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note(.selection, "shouldDeselectItemAt", indexPath)
    return deselects
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note(.selection, "didSelectItemAt", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note(.selection, "didDeselectItemAt", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    note(.primaryActions, "performPrimaryActionForItemAt", indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note(.multipleSelection, "shouldBeginMultipleSelectionInteractionAt", indexPath)
    return beginsMultipleSelection
  }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    note(.multipleSelection, "isEditing \(collectionView.isEditing), didBeginMultipleSelectionInteractionAt", indexPath)
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    if topics.contains(.multipleSelection) { stage.note("didEndMultipleSelectionInteraction") }
  }

  // MARK: Moving, menus and scrolling

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note(.moving, "targetIndexPathForMove", proposed)
    return moveTarget(proposed)
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    if topics.contains(.menus) { stage.note("contextMenuConfigurationForItemsAt \(indexPaths.map(\.item))") }
    return menu
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if topics.contains(.menus) { stage.note("willDisplayContextMenu") } }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { if topics.contains(.menus) { stage.note("willEndContextMenuInteraction") } }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if topics.contains(.dragging) { stage.note("scrollViewWillBeginDragging") }
  }
}

/// A cell that notes the states for which it is configured.
final class CollectionSpyCell: UICollectionViewCell {
  weak var spy: CollectionSpy?
  var title = ""

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    guard let spy, spy.topics.contains(.states) else { return }
    let words = [
      (state.isHighlighted, "highlighted"), (state.isSelected, "selected"), (state.isReordering, "reordering"),
      (state.isEditing, "editing"), (state.cellDragState == .lifting, "lifting"),
      (state.cellDragState == .dragging, "dragging"),
    ]
    let shown = words.filter(\.0).map(\.1).joined(separator: " ")
    spy.stage.note("\(title): \(shown.isEmpty ? "at rest" : shown)")
  }
}
