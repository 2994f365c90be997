// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Items that are moved by hand.
  static let itemMovementRows: [Interaction] = [
    Interaction(
      "Long press on an item, drag, lift, in a collection view controller", systems: "9+", .apple,
      "header UICollectionView.h (derived); doc installsStandardGestureForInteractiveMovement",
      effects: [
        "reordering", "item under the finger", "[\"Ben\", \"Cleo\", \"Dan\", \"Ada\"]", "moveItemAt 0", "to 3",
        "[\"Ben\", \"Cleo\", \"Dan\", \"Ada\"]",
      ]
    ) { stage in
      let controller = MovementController(stage, Array(names.prefix(4)))
      stage.show(controller)
      guard let view = controller.collectionView else { return }
      let cell = view.visibleCells[0]
      let start = stage.place(in: cell)
      let end = stage.place(in: view.visibleCells[3])
      stage.touch(at: start)
      stage.wait(0.6)
      if cell.configurationState.isReordering { stage.note("reordering") }
      stage.move(to: end, seconds: 0.5)
      stage.wait(0.3)
      let place = stage.place(in: cell)
      if abs(place.x - end.x) < 1, abs(place.y - end.y) < 1 { stage.note("item under the finger") }
      stage.note("\(controller.shownItems)")
      stage.lift()
      stage.settle()
      stage.note("\(controller.shownItems)")
    },
    Interaction(
      "Long press on an item that may not be moved", systems: "9+", .apple, "header UICollectionView.h",
      effects: ["[\"Ada\", \"Ben\", \"Cleo\", \"Dan\"]"]
    ) { stage in
      let controller = MovementController(stage, Array(names.prefix(4)))
      controller.isMovable = false
      stage.show(controller)
      let cells = controller.collectionView.visibleCells
      stage.touch(at: stage.place(in: cells[0]))
      stage.wait(0.6)
      stage.move(to: stage.place(in: cells[3]), seconds: 0.5)
      stage.lift()
      stage.settle()
      stage.note("\(controller.shownItems)")
    },
    Interaction(
      "Interactive movement, the delegate redirects", systems: "9+", .apple, "header UICollectionView.h (derived)",
      effects: [
        "canMoveItemAt 0", "targetIndexPathForMove 3", "moveItemAt 0", "to 1",
        "[\"Ben\", \"Ada\", \"Cleo\", \"Dan\", \"Eve\", \"Finn\"]",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.moving])
      spy.isMovable = true
      spy.moveTarget = { _ in IndexPath(item: 1, section: 0) }
      spy.show()
      spy.view.beginInteractiveMovementForItem(at: spy.path(0))
      spy.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
      spy.view.endInteractiveMovement()
      stage.settle()
      stage.note("\(spy.shownItems)")
    },
    Interaction(
      "Interactive movement, canceled", systems: "9+", .apple, "header UICollectionView.h (derived)",
      effects: [
        "canMoveItemAt 0", "targetIndexPathForMove 3", "[\"Ben\", \"Cleo\", \"Dan\", \"Ada\", \"Eve\", \"Finn\"]",
        "[\"Ada\", \"Ben\", \"Cleo\", \"Dan\", \"Eve\", \"Finn\"]",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.moving])
      spy.isMovable = true
      spy.show()
      spy.view.beginInteractiveMovementForItem(at: spy.path(0))
      spy.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 150))
      stage.settle()
      stage.note("\(spy.shownItems)")
      spy.view.cancelInteractiveMovement()
      stage.settle()
      stage.note("\(spy.shownItems)")
    },
    Interaction(
      "Drag of a row of a list by its reorder accessory", systems: "14+", .apple,
      "doc UICellAccessory.reorder; doc ReorderingHandlers (derived)",
      effects: [
        "canReorderItem Ada", "willReorder Ada, Ben, Cleo", "didReorder Ben, Cleo, Ada", "[\"Ben\", \"Cleo\", \"Ada\"]",
      ]
    ) { stage in
      let list = ListSpy(stage) { _, _ in [.reorder(displayed: .always)] }
      list.source.reorderingHandlers.canReorderItem = { item in
        stage.note("canReorderItem \(item)")
        return true
      }
      list.source.reorderingHandlers.willReorder = { change in
        stage.note("willReorder \(change.initialSnapshot.itemIdentifiers.joined(separator: ", "))")
      }
      list.source.reorderingHandlers.didReorder = { change in
        stage.note("didReorder \(change.finalSnapshot.itemIdentifiers.joined(separator: ", "))")
      }
      list.show(["Ada", "Ben", "Cleo"])
      let x = list.view.bounds.width - 28
      let start = list.place("Ada", x: x)
      let end = list.place("Cleo", x: x)
      stage.drag(from: start, to: end, seconds: 0.5)
      stage.note("\(list.shownItems)")
    },
  ]
}

/// A collection view controller whose items can be moved.
private final class MovementController: UICollectionViewController {
  private let stage: InteractionStage
  private var items: [String]
  var isMovable = true

  init(_ stage: InteractionStage, _ items: [String]) {
    (self.stage, self.items) = (stage, items)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    super.init(collectionViewLayout: layout)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionSpyCell.self, forCellWithReuseIdentifier: "cell")
  }

  var shownItems: [String] {
    collectionView.visibleCells.sorted { ($0.frame.midY, $0.frame.midX) < ($1.frame.midY, $1.frame.midX) }
      .compactMap { ($0 as? CollectionSpyCell)?.title }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items.count
  }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CollectionSpyCell)?.title = items[indexPath.item]
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    isMovable
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    stage.note("moveItemAt \(source.item)")
    stage.note("to \(destination.item)")
    items.insert(items.remove(at: source.item), at: destination.item)
  }
}
