// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

extension InteractionTable {
  // MARK: Buttons with pictures in rows

  static let rowWordRows: [Interaction] = [
    Interaction(
      "Swipe a row with actions that have pictures only", systems: "11+", .decided,
      "VoiceOver reads the label of the action, or else a word for symbols that it knows",
      effects: ["Delete", "Keep it", "keep"]
    ) { stage in
      let screen = WordScreen(on: stage)
      let row = screen.point(ofRow: 1)
      stage.drag(from: row, to: CGPoint(x: row.x - 130, y: row.y), seconds: 0.5, resting: 0.3)
      for label in ["Delete", "Keep it"] where stage.hasControl(label) { stage.note(label) }
      try stage.actions.tap("Keep it")
      stage.settle()
    },
    Interaction(
      "Tap the detail button of a row by its words", .apple, "doc tableView(_:accessoryButtonTappedForRowWith:)",
      effects: ["detail 0"]
    ) { stage in
      _ = WordScreen(on: stage)
      try stage.actions.tap("More Info")
      stage.settle()
    },
  ]
}

/// A table whose rows have a detail button, and actions with pictures.
@MainActor
private final class WordScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let stage: InteractionStage
  private let table = UITableView(frame: CGRect(x: 0, y: 60, width: 393, height: 200))

  init(on stage: InteractionStage) {
    self.stage = stage
    super.init()
    stage.keep(self)
    table.dataSource = self
    table.delegate = self
    stage.view.addSubview(table)
    stage.settle()
    stage.forget()
  }

  func point(ofRow row: Int) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    return stage.place(CGPoint(x: 200, y: frame.midY), in: table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    if indexPath.row == 0 { cell.accessoryType = .detailButton }
    return cell
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    stage.note("detail \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let keep = UIContextualAction(style: .normal, title: nil) { [stage] _, _, done in
      stage.note("keep")
      done(true)
    }
    keep.image = UIImage(systemName: "tray")
    keep.accessibilityLabel = "Keep it"
    let delete = UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash")
    let actions = UISwipeActionsConfiguration(actions: [delete, keep])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }
}
