// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Menus, drags with two fingers, and drag and drop of items.
  static let itemGestureRows: [Interaction] = [
    Interaction(
      "Two fingers dragged over items", systems: "13+", .apple, "header UITableView.h; doc multiple selection",
      effects: [
        "shouldBeginMultipleSelectionInteractionAt 0", "isEditing true, didBeginMultipleSelectionInteractionAt 0",
        "shouldSelectItemAt 0", "didSelectItemAt 0", "shouldSelectItemAt 1", "didSelectItemAt 1",
        "shouldSelectItemAt 2",
        "didSelectItemAt 2", "shouldSelectItemAt 3", "didSelectItemAt 3",
        "didEndMultipleSelectionInteraction", "selected [0, 1, 2, 3]", "isEditing true",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.multipleSelection])
      spy.view.allowsMultipleSelectionDuringEditing = true
      spy.beginsMultipleSelection = true
      spy.show()
      let (start, end) = (spy.point(0), spy.point(3))
      spy.topics.insert(.selection)
      stage.touch(at: CGPoint(x: start.x - 10, y: start.y))
      stage.touch(at: CGPoint(x: start.x + 10, y: start.y), finger: 1)
      for step in 1...5 {
        let y = start.y + (end.y - start.y) * CGFloat(step) / 5
        stage.move(to: CGPoint(x: start.x - 10, y: y), seconds: 0.05, steps: 1)
        stage.move(to: CGPoint(x: start.x + 10, y: y), finger: 1, seconds: 0.05, steps: 1)
      }
      stage.lift()
      stage.lift(finger: 1)
      stage.settle()
      spy.noteSelection()
      stage.note("isEditing \(spy.view.isEditing)")
    },
    Interaction(
      "Long press on an item without a menu", systems: "13+", .decided,
      "doc contextMenuConfigurationForItemsAt (nil: no menu); the touch goes on, and its end is a tap",
      effects: ["contextMenuConfigurationForItemsAt [1]", "selected [1]"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.menus])
      spy.show()
      stage.press(spy.cell(1))
      spy.noteSelection()
    },
    Interaction(
      "Long press on one of several selected items, whose menu is dismissed", systems: "16+", .apple,
      "doc collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      effects: [
        "contextMenuConfigurationForItemsAt [0, 2]", "willDisplayContextMenu", "willEndContextMenuInteraction",
        "selected [0, 2]",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.menus])
      spy.view.allowsMultipleSelection = true
      spy.menu = UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      })
      spy.show()
      spy.tap(0)
      spy.tap(2)
      stage.press(spy.cell(2))
      spy.view.contextMenuInteraction?.dismissMenu()
      stage.settle()
      spy.noteSelection()
    },
    Interaction(
      "Drag of an item to another place, with delegates", systems: "11+", .apple,
      "header UICollectionView.h; doc UICollectionViewDropDelegate (derived)",
      effects: [
        "itemsForBeginning 0", "dragSessionWillBegin", "canHandle", "dropSessionDidEnter", "Ada: dragging",
        "performDrop 0 to 2", "dropSessionDidEnd", "dragSessionDidEnd", "[\"Ben\", \"Cleo\", \"Ada\"]",
      ]
    ) { stage in
      let spy = DragSpy(stage, Array(names.prefix(3)), [])
      spy.show()
      stage.touch(at: spy.point(0))
      stage.wait(0.7)
      stage.move(to: spy.point(2), seconds: 0.5)
      if spy.cell(0).configurationState.cellDragState == .dragging { stage.note("Ada: dragging") }
      stage.lift()
      stage.settle()
      stage.note("\(spy.shownItems)")
    },
    Interaction(
      "Drag of an item, no items provided", systems: "11+", .apple, "header UICollectionView.h",
      effects: ["itemsForBeginning 0"]
    ) { stage in
      let spy = DragSpy(stage, Array(names.prefix(3)), [])
      spy.provides = false
      spy.show()
      stage.touch(at: spy.point(0))
      stage.wait(0.7)
      stage.move(to: spy.point(2), seconds: 0.5)
      stage.lift()
      stage.settle()
    },
    Interaction(
      "Drag of an item on a phone, as it is set", systems: "11+", .apple, "header UICollectionView.h", effects: []
    ) { stage in
      let spy = DragSpy(stage, Array(names.prefix(3)), [])
      spy.view.dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
      spy.show()
      stage.touch(at: spy.point(0))
      stage.wait(0.7)
      stage.move(to: spy.point(2), seconds: 0.5)
      stage.lift()
      stage.settle()
    },
  ]
}

/// A collection view whose items are dragged and dropped.
private final class DragSpy: CollectionSpy, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  var provides = true

  override init(
    _ stage: InteractionStage, _ items: [String], _ topics: Set<Topic>, layout: UICollectionViewLayout? = nil
  ) {
    super.init(stage, items, topics, layout: layout)
    view.dragDelegate = self
    view.dropDelegate = self
    view.dragInteractionEnabled = true
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    stage.note("itemsForBeginning \(indexPath.item)")
    return provides ? [UIDragItem(itemProvider: NSItemProvider())] : []
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    stage.note("dragSessionWillBegin")
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    stage.note("dragSessionDidEnd")
  }
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    if !handled { stage.note("canHandle") }
    handled = true
    return true
  }
  private var handled = false
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    stage.note("dropSessionDidEnter")
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath,
      let destination = coordinator.destinationIndexPath
    else { return }
    stage.note("performDrop \(source.item) to \(destination.item)")
    items.insert(items.remove(at: source.item), at: destination.item)
    view.moveItem(at: source, to: destination)
    coordinator.drop(item.dragItem, toItemAt: destination)
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    stage.note("dropSessionDidEnd")
  }
}
