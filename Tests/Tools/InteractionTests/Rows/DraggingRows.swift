// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

extension InteractionTable {
  // MARK: Dragging items to other views

  static let draggingRows: [Interaction] = [
    Interaction(
      "Drag a row to a view with a drop interaction", systems: "11+", .apple, "doc UIDropInteractionDelegate",
      effects: ["begins Ada", "canHandle", "enter", "update", "performDrop Ada", "conclude", "end", "drag ends"]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.carry(from: screen.firstRow, to: screen.basket)
    },
    Interaction(
      "Drag a row over a view with a drop interaction, and back", systems: "11+", .apple,
      "doc UIDropInteractionDelegate", effects: ["begins Ada", "canHandle", "enter", "update", "exit", "drag ends"]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.carry(from: screen.firstRow, to: screen.basket, back: true)
    },
    Interaction(
      "Drag a row to a view that does not take it", systems: "11+", .apple, "doc UIDropInteractionDelegate",
      effects: ["begins Ada", "canHandle", "drag ends"]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.takes = false
      screen.carry(from: screen.firstRow, to: screen.basket)
    },
    Interaction(
      "Drag a row to a view that proposes nothing", systems: "11+", .apple, "doc UIDropInteractionDelegate",
      effects: ["begins Ada", "canHandle", "enter", "update", "exit", "end", "drag ends"]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.operation = .forbidden
      screen.carry(from: screen.firstRow, to: screen.basket)
    },
    Interaction(
      "Drag a view with a drag interaction to one with a drop interaction", systems: "11+", .derived,
      "doc UIDragInteractionDelegate, UIDropInteractionDelegate",
      effects: [
        "items of the view", "view drag begins", "canHandle", "enter", "update", "will end with 2", "performDrop Star",
        "conclude", "end", "did end with 2",
      ]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.carry(from: stage.place(in: screen.star), to: screen.basket)
    },
    Interaction(
      "Drag a view with a drag interaction to a table", systems: "11+", .derived,
      "doc UIDragInteractionDelegate, UITableViewDropDelegate",
      effects: [
        "items of the view", "view drag begins", "will end with 2", "row drop Star at 1", "did end with 2",
      ]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.table.dropDelegate = screen
      screen.carry(from: stage.place(in: screen.star), to: screen.table, at: screen.point(ofRow: 1))
    },
    Interaction(
      "Rest a finger on a view whose drag interaction is disabled", systems: "11+", .apple,
      "doc UIDragInteraction.isEnabled", effects: ["tap"]
    ) { stage in
      let screen = DraggingScreen(on: stage)
      screen.drag.isEnabled = false
      let tap = UITapGestureRecognizer(target: screen, action: DraggingScreen.tapped)
      screen.star.addGestureRecognizer(tap)
      stage.tap(screen.star)
      screen.carry(from: stage.place(in: screen.star), to: screen.basket)
    },
  ]
}

/// A table whose rows can be dragged, a view that can be dragged, and one on which items can be dropped.
@MainActor
private final class DraggingScreen: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate,
  UIDragInteractionDelegate, UIDropInteractionDelegate
{
  let stage: InteractionStage
  let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 200))
  let star = UILabel(), basket = UIView()
  lazy var drag = UIDragInteraction(delegate: self)
  var takes = true
  var operation = UIDropOperation.copy
  private let names = ["Ada", "Ben", "Cleo"]

  init(on stage: InteractionStage) {
    self.stage = stage
    super.init()
    stage.keep(self)
    table.dataSource = self
    table.dragDelegate = self
    table.dragInteractionEnabled = true
    stage.view.addSubview(table)
    star.text = "Star"
    star.isUserInteractionEnabled = true
    drag.isEnabled = true
    star.addInteraction(drag)
    stage.add(star, CGRect(x: 40, y: 300, width: 100, height: 60))
    basket.backgroundColor = .gray
    basket.addInteraction(UIDropInteraction(delegate: self))
    stage.add(basket, CGRect(x: 40, y: 500, width: 200, height: 100))
    stage.settle()
    stage.forget()
  }

  func tapped() { stage.note("tap") }

  func point(ofRow row: Int) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    return stage.place(CGPoint(x: 100, y: frame.midY), in: table)
  }

  var firstRow: CGPoint { point(ofRow: 0) }

  /// Rests a finger, and carries what it has lifted to a view; and back, if wanted.
  func carry(from start: CGPoint, to view: UIView, at place: CGPoint? = nil, back: Bool = false) {
    stage.touch(at: start)
    stage.wait(0.7)
    stage.move(to: place ?? stage.place(in: view), seconds: 0.5)
    if back { stage.move(to: CGPoint(x: 300, y: 420), seconds: 0.2) }
    stage.lift()
    stage.settle()
  }

  private func item(_ name: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = name
    return item
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    stage.note("begins \(names[indexPath.row])")
    return [item(names[indexPath.row])]
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { stage.note("drag ends") }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    let names = coordinator.items.compactMap { $0.dragItem.localObject as? String }
    stage.note("row drop \(names.joined()) at \(coordinator.destinationIndexPath?.row ?? -1)")
  }

  // MARK: The view that is dragged

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    stage.note("items of the view")
    return [item("Star")]
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    stage.note("view drag begins")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { stage.note("will end with \(operation.rawValue)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { stage.note("did end with \(operation.rawValue)") }

  // MARK: The view on which items are dropped

  private func noteOnce(_ effect: String) { if stage.effects.last != effect { stage.note(effect) } }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    if !stage.effects.contains("canHandle") { stage.note("canHandle") }
    return takes
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    stage.note("enter")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    noteOnce("update")
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    stage.note("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    stage.note("performDrop \(session.items.compactMap { $0.localObject as? String }.joined())")
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    stage.note("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { stage.note("end") }
}
