// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Swipe actions of rows.
  static let rowSwipeRows: [Interaction] = [
    Interaction(
      "Swipe over a row that can be deleted", .apple, "doc willBeginEditingRowAt; header UITableView.h",
      effects: [
        "trailingSwipeActionsConfigurationForRowAt 1", "willBeginEditingRowAt 1", "[\"Delete\"]", "isEditing true",
        "cell swiped",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing, .selection])
      spy.show()
      spy.swipe(1, from: 300, to: 220)
      stage.note("\(spy.shownActions)")
      stage.note("isEditing \(spy.table.isEditing)")
      if spy.cell(1).configurationState.isSwiped, spy.cell(1).frame.minX < 0 { stage.note("cell swiped") }
    },
    Interaction(
      "Tap on the Delete button of a swiped row", .apple, "doc willBeginEditingRowAt",
      effects: ["commit delete 1", "didEndEditingRowAt nil", "[\"Ada\", \"Cleo\"]", "isEditing false"]
    ) { stage in
      let spy = TableSpy(stage, [Array(names.prefix(3))], [.editing])
      spy.show()
      spy.swipe(1, from: 300, to: 220)
      stage.forget()
      spy.tapAction("Delete")
      stage.note("\(spy.shownTitles)")
      stage.note("isEditing \(spy.table.isEditing)")
    },
    Interaction(
      "Tap elsewhere while a row is swiped", .apple, "doc willBeginEditingRowAt",
      effects: ["didEndEditingRowAt 1", "row closed", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing, .selection, .highlighting])
      spy.show()
      spy.swipe(1, from: 300, to: 220)
      stage.forget()
      spy.tap(3)
      if spy.cell(1).frame.minX == 0, spy.shownActions.isEmpty { stage.note("row closed") }
      spy.noteSelection()
    },
    Interaction(
      "Tap on a swipe action", systems: "11+", .apple, "header UIContextualAction.h",
      effects: [
        "[\"More\", \"Archive\"]", "handler Archive", "row open", "completion", "didEndEditingRowAt 1", "row closed",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing])
      var complete: ((Bool) -> Void)?
      spy.trailing = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Archive") { action, _, completion in
          stage.note("handler \(action.title ?? "")")
          complete = completion
        },
        UIContextualAction(style: .normal, title: "More") { _, _, completion in completion(true) },
      ])
      spy.show()
      spy.swipe(1, from: 330, to: 200)
      stage.forget()
      stage.note("\(spy.shownActions)")
      spy.tapAction("Archive")
      if spy.cell(1).frame.minX < 0 { stage.note("row open") }
      stage.note("completion")
      complete?(true)
      stage.settle()
      if spy.cell(1).frame.minX == 0 { stage.note("row closed") }
    },
    Interaction(
      "Full swipe over a row", systems: "11+", .apple, "doc performsFirstActionWithFullSwipe",
      effects: [
        "trailingSwipeActionsConfigurationForRowAt 1", "willBeginEditingRowAt 1", "handler Archive",
        "didEndEditingRowAt 1",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing])
      spy.trailing = configuration(["Archive", "More"], stage)
      spy.show()
      spy.swipe(1, from: 360, to: 40)
    },
    Interaction(
      "Full swipe, but the configuration does not allow it", systems: "11+", .apple,
      "doc performsFirstActionWithFullSwipe", effects: ["[\"More\", \"Archive\"]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      spy.trailing = configuration(["Archive", "More"], stage)
      spy.trailing?.performsFirstActionWithFullSwipe = false
      spy.show()
      spy.swipe(1, from: 360, to: 40)
      stage.note("\(spy.shownActions)")
    },
    Interaction(
      "Swipe over a row with an empty configuration", systems: "11+", .apple, "header UITableView.h",
      effects: ["trailingSwipeActionsConfigurationForRowAt 1", "row closed"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing])
      spy.trailing = UISwipeActionsConfiguration(actions: [])
      spy.show()
      spy.swipe(1, from: 300, to: 200)
      if spy.cell(1).frame.minX == 0, spy.shownActions.isEmpty { stage.note("row closed") }
    },
    Interaction(
      "Swipe from the leading edge of a row", systems: "11+", .apple, "header UITableView.h",
      effects: [
        "leadingSwipeActionsConfigurationForRowAt 1", "willBeginEditingRowAt 1", "[\"Pin\"]", "row right of its place",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing])
      spy.leading = configuration(["Pin"], stage)
      spy.show()
      spy.swipe(1, from: 60, to: 160)
      stage.note("\(spy.shownActions)")
      if spy.cell(1).frame.minX > 0 { stage.note("row right of its place") }
    },
    Interaction(
      "Swipe to the right over a row, right to left", systems: "11+", .derived,
      "header UITableView.h (leading and trailing)",
      effects: ["trailingSwipeActionsConfigurationForRowAt 1", "willBeginEditingRowAt 1", "[\"Delete\"]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing])
      spy.table.semanticContentAttribute = .forceRightToLeft
      spy.makeCell = { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.semanticContentAttribute = .forceRightToLeft
        return cell
      }
      spy.show()
      spy.swipe(1, from: 60, to: 160)
      stage.note("\(spy.shownActions)")
    },
    Interaction(
      "Finger holds a swiped row", systems: "11+", .decided,
      "no source; the row follows the finger, as one sees on a phone",
      effects: ["row moved by -30", "row moved by -60", "row moved by -20", "row closed"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      spy.show()
      let start = spy.point(1, x: 300)
      stage.touch(at: start)
      for distance in [30.0, 60, 20] {
        stage.move(to: CGPoint(x: start.x - distance, y: start.y), seconds: 0.3)
        stage.wait(0.1)
        stage.note("row moved by \(Int(spy.cell(1).frame.minX.rounded()))")
      }
      stage.lift()
      stage.settle()
      if spy.cell(1).frame.minX == 0 { stage.note("row closed") }
    },
    Interaction(
      "Swipe over another row while one is swiped", .decided,
      "no source; a touch beside the buttons closes the row, as for a tap",
      effects: ["didEndEditingRowAt 1", "row 1 closed"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing])
      spy.show()
      spy.swipe(1, from: 300, to: 220)
      stage.forget()
      spy.swipe(3, from: 300, to: 220)
      if spy.cell(1).frame.minX == 0 { stage.note("row 1 closed") }
    },
    Interaction(
      "Vertical drag over a row with actions", .decided,
      "no source; the direction in which the finger sets out decides",
      effects: ["scrollViewWillBeginDragging", "row closed", "scrolled"]
    ) { stage in
      let spy = TableSpy(stage, [(0..<40).map { "\($0)" }], [.editing, .dragging])
      spy.show()
      let start = spy.point(5, x: 200)
      stage.drag(from: start, to: CGPoint(x: start.x - 20, y: start.y - 120), seconds: 0.3, resting: 0.2)
      if spy.cell(5).frame.minX == 0, spy.shownActions.isEmpty { stage.note("row closed") }
      if spy.table.contentOffset.y > 0 { stage.note("scrolled") }
    },
    Interaction(
      "Old row actions of a swiped row", systems: "8–12", .one, "thyagostall/swift-edit-actions-table-view",
      effects: ["[\"Second\", \"First\"]", "handler First 1"]
    ) { stage in
      let spy = OldActionsSpy(stage, [names], [])
      spy.show()
      spy.swipe(1, from: 330, to: 200)
      stage.note("\(spy.shownActions)")
      spy.tapAction("First")
    },
  ]

  /// Actions that note their handlers, and complete.
  @MainActor
  private static func configuration(_ titles: [String], _ stage: InteractionStage) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { _, _, completion in
          stage.note("handler \(title)")
          completion(true)
        }
      })
  }
}

/// A table with the row actions of iOS 8.
private final class OldActionsSpy: TableSpy {
  @available(*, deprecated, message: "Uses a deprecated class")
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  {
    ["First", "Second"].map { (title: String) in
      UITableViewRowAction(style: .default, title: title) { [stage] (_, path: IndexPath) in
        stage.note("handler \(title) \(path.row)")
      }
    }
  }
}
