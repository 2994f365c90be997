// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  /// Editing mode.
  static let rowEditingRows: [Interaction] = [
    Interaction(
      "Tap on the Edit button of a table controller", .apple, "doc editButtonItem; doc setEditing(_:animated:)",
      effects: ["edit control", "Done", "no edit control", "Edit"]
    ) { stage in
      let controller = UITableViewController(style: .plain)
      let spy = TableSpy(stage, [names], [])
      controller.tableView.dataSource = spy
      controller.tableView.delegate = spy
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      for word in ["Edit", "Done"] {
        try stage.actions.tap(word)
        stage.settle()
        let content = controller.tableView.visibleCells[0].contentView.frame.minX
        stage.note(content > 0 ? "edit control" : "no edit control")
        stage.note(controller.isEditing ? "Done" : "Edit")
      }
    },
    Interaction(
      "The edit button is tapped over rows with accessory views", .apple,
      "doc editingAccessoryView (nil: none in editing mode)",
      effects: ["accessory false, editing accessory true", "accessory true, editing accessory false"]
    ) { stage in
      let spy = TableSpy(stage, [Array(names.prefix(1))], [])
      spy.show()
      let cell = spy.table.visibleCells[0]
      let views = [UISwitch(), UISwitch()]
      (cell.accessoryView, cell.editingAccessoryView) = (views[0], views[1])
      stage.settle()
      for isEditing in [true, false] {
        spy.table.setEditing(isEditing, animated: true)
        stage.settle()
        let isShown = views.map { $0.window != nil && !$0.isHidden }
        stage.note("accessory \(isShown[0]), editing accessory \(isShown[1])")
      }
    },
    Interaction(
      "Tap on the delete control of a row", .apple, "header UITableView.h (willBegin and didEnd only for swipes)",
      effects: ["trailingSwipeActionsConfigurationForRowAt 1", "[\"Delete\"]", "3 rows"]
    ) { stage in
      let spy = TableSpy(stage, [Array(names.prefix(3))], [.editing, .selection])
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(1, x: 20)
      stage.note("\(spy.shownActions)")
      stage.note("\(spy.table.numberOfRows(inSection: 0)) rows")
    },
    Interaction(
      "Tap on Delete after the delete control", .several, "hackingwithswift; theloadstar/iOS_SL",
      effects: ["commit delete 1", "[\"Ada\", \"Cleo\"]", "isEditing true"]
    ) { stage in
      let spy = TableSpy(stage, [Array(names.prefix(3))], [.editing])
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(1, x: 20)
      stage.forget()
      spy.tapAction("Delete")
      stage.note("\(spy.shownTitles)")
      stage.note("isEditing \(spy.table.isEditing)")
    },
    Interaction(
      "Tap elsewhere after the delete control", .decided, "no source; as for a swiped row",
      effects: ["row closed", "isEditing true"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(1, x: 20)
      spy.tap(3)
      if spy.cell(1).frame.minX == 0, spy.shownActions.isEmpty { stage.note("row closed") }
      stage.note("isEditing \(spy.table.isEditing)")
    },
    Interaction(
      "Tap on the insert control of a row", .apple, "header UITableView.h",
      effects: ["commit insert 1", "[\"Ada\", \"New\", \"Ben\"]"]
    ) { stage in
      let spy = TableSpy(stage, [Array(names.prefix(2))], [.editing])
      spy.style = .insert
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(1, x: 20)
      stage.note("\(spy.shownTitles)")
    },
    Interaction(
      "Tap on a row in editing mode", .apple, "doc allowsSelectionDuringEditing", effects: ["selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a row in editing mode, selection allowed", .apple, "doc allowsSelectionDuringEditing",
      effects: ["willSelectRowAt 1", "didSelectRowAt 1", "selected [1]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection, .primaryActions])
      spy.table.allowsSelectionDuringEditing = true
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Taps on the marks of rows, several selectable in editing mode", systems: "5+", .apple,
      "doc allowsMultipleSelectionDuringEditing",
      effects: [
        "willSelectRowAt 0", "didSelectRowAt 0", "willSelectRowAt 2", "didSelectRowAt 2", "selected [0, 2]",
        "willDeselectRowAt 2", "didDeselectRowAt 2", "selected [0]", "6 rows",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.editing, .selection])
      spy.table.allowsMultipleSelectionDuringEditing = true
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.tap(0, x: 20)
      spy.tap(2)
      spy.noteSelection()
      spy.tap(2, x: 20)
      spy.noteSelection()
      stage.note("\(spy.table.numberOfRows(inSection: 0)) rows")
    },
    Interaction(
      "Editing mode in which several rows are selected begins and ends", systems: "8", .one,
      "openradar 19056268: the original selection is restored",
      effects: ["selected []", "selected [0, 2]", "selected [1]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      spy.table.allowsMultipleSelectionDuringEditing = true
      spy.show()
      spy.tap(1)
      for (isEditing, rows) in [(true, [Int]()), (true, [0, 2]), (false, [])] {
        spy.table.setEditing(isEditing, animated: true)
        stage.settle()
        for row in rows { spy.tap(row) }
        spy.noteSelection()
      }
    },
    Interaction(
      "Drag of a reorder control", .apple, "header UITableView.h; doc moveRowAt (derived)",
      effects: [
        "targetIndexPathForMoveFromRowAt 1", "targetIndexPathForMoveFromRowAt 2", "row under the finger",
        "rows make room", "moveRowAt 0", "to 2", "[\"Ben\", \"Cleo\", \"Ada\", \"Dan\", \"Eve\", \"Finn\"]",
        "rows at their places",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.moving, .selection])
      spy.isMovable = true
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      let (ada, ben) = (spy.cell(0), spy.cell(1))
      stage.touch(at: spy.point(0, x: stage.view.bounds.width - 30))
      stage.move(to: spy.point(2, x: stage.view.bounds.width - 30), seconds: 0.5, steps: 20)
      if abs(ada.frame.midY - 110) < 1, ada.frame.minX == 0 { stage.note("row under the finger") }
      stage.wait(0.5)
      if ben.frame.minY == 0 { stage.note("rows make room") }
      stage.lift()
      stage.settle()
      stage.note("\(spy.shownTitles)")
      let tops = spy.table.visibleCells.map(\.frame.minY)
      if tops == (0..<6).map({ CGFloat($0) * 44 }) { stage.note("rows at their places") }
    },
    Interaction(
      "Drag of a reorder control, the delegate redirects", .apple, "header UITableView.h",
      effects: ["moveRowAt 0", "to 1", "[\"Ben\", \"Ada\", \"Cleo\", \"Dan\", \"Eve\", \"Finn\"]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      spy.isMovable = true
      spy.moveTarget = { _ in IndexPath(row: 1, section: 0) }
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      spy.topics = [.moving]
      spy.notesMoveTargets = false
      let x = stage.view.bounds.width - 30
      stage.drag(from: spy.point(0, x: x), to: spy.point(4, x: x), seconds: 0.5)
      stage.note("\(spy.shownTitles)")
    },
    Interaction(
      "Drag of a reorder control to another section", .apple, "header UITableView.h; doc moveRowAt (derived)",
      effects: ["moveRowAt 0.0", "to 1.1", "[\"Ben\", \"Cleo\", \"Ada\", \"Dan\"]"]
    ) { stage in
      let spy = TableSpy(stage, [["Ada", "Ben"], ["Cleo", "Dan"]], [.moving])
      spy.isMovable = true
      spy.notesMoveTargets = false
      spy.show()
      spy.table.setEditing(true, animated: true)
      stage.settle()
      let x = stage.view.bounds.width - 30
      let end = spy.table.rectForRow(at: spy.path(1, 1))
      stage.drag(
        from: spy.point(0, x: x), to: stage.place(CGPoint(x: x, y: end.minY + 5), in: spy.table), seconds: 0.5)
      stage.note("\(spy.shownTitles)")
    },
  ]
}
