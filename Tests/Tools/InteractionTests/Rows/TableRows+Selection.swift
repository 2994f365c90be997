// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let rowSelectionRows: [Interaction] = [
    Interaction(
      "Finger on a row", systems: "6+", .apple, "header UITableView.h",
      effects: ["shouldHighlightRowAt 1", "didHighlightRowAt 1", "highlighted"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      stage.touch(at: spy.point(1))
      stage.wait(0.3)
      if spy.cell(1).isHighlighted, !spy.cell(1).isSelected { stage.note("highlighted") }
    },
    Interaction(
      "Tap on a row", systems: "derived", .derived, "header UITableView.h; csdn 92645402; iter01 128615",
      effects: [
        "shouldHighlightRowAt 1", "didHighlightRowAt 1", "didUnhighlightRowAt 1", "willSelectRowAt 1",
        "didSelectRowAt 1",
        "selected [1]",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on another row, single selection", systems: "11", .trial, "iter01 128615 (2017)",
      effects: [
        "shouldHighlightRowAt 2", "didHighlightRowAt 2", "didUnhighlightRowAt 2", "willSelectRowAt 2",
        "willDeselectRowAt 0", "didDeselectRowAt 0", "didSelectRowAt 2", "selected [2]",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      spy.tap(0)
      stage.forget()
      spy.tap(2)
      spy.noteSelection()
    },
    Interaction(
      "Cells, when another row is tapped", systems: "≤ 7", .log, "csdn 92645402; e-com-net 1205148205558374400",
      effects: [
        "Ben setHighlighted(true)", "Ben setHighlighted(false)", "willSelectRowAt 1", "willDeselectRowAt 0",
        "Ada setSelected(false)", "didDeselectRowAt 0", "Ben setSelected(true)", "didSelectRowAt 1",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.cells, .selection])
      spy.makeCell = { [weak spy] in TableSpyCell($0, spy) }
      spy.show()
      spy.tap(0)
      stage.forget()
      spy.tap(1)
    },
    Interaction(
      "Tap on a row that may not be highlighted", systems: "6+", .apple, "header UITableView.h",
      effects: ["shouldHighlightRowAt 2", "selected [0]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      spy.tap(0)
      spy.highlights = false
      stage.forget()
      spy.tap(2)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a row, willSelect returns nil", .apple, "header UITableView.h",
      effects: ["willSelectRowAt 1", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.chosen = { _ in nil }
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a row, willSelect returns another one", .apple, "header UITableView.h",
      effects: ["willSelectRowAt 1", "didSelectRowAt 3", "selected [3]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.chosen = { IndexPath(row: $0.row + 2, section: 0) }
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on another row, willDeselect returns nil", systems: "3+", .apple, "doc willDeselectRowAt",
      effects: ["willSelectRowAt 1", "willDeselectRowAt 0", "didSelectRowAt 1", "selected [0, 1]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.released = { _ in nil }
      spy.show()
      spy.tap(0)
      stage.forget()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on the selected row", systems: "6", .one, "Programming iOS 6, “Table View Selection”",
      effects: ["willSelectRowAt 0", "didSelectRowAt 0", "selected [0]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.show()
      spy.tap(0)
      stage.forget()
      spy.tap(0)
      spy.noteSelection()
    },
    Interaction(
      "Taps on two rows, and again on the first, several selectable", .apple,
      "doc allowsMultipleSelection; doc willDeselectRowAt",
      effects: [
        "willSelectRowAt 0", "didSelectRowAt 0", "willSelectRowAt 2", "didSelectRowAt 2", "selected [0, 2]",
        "willDeselectRowAt 0", "didDeselectRowAt 0", "selected [2]",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.table.allowsMultipleSelection = true
      spy.show()
      spy.tap(0)
      spy.tap(2)
      spy.noteSelection()
      spy.tap(0)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a row of a table without selection", .apple, "doc allowsSelection", effects: ["selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.table.allowsSelection = false
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "selectRow and deselectRow in code", .several, "facebookarchive/AsyncDisplayKit#733",
      effects: ["selected [1]", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      spy.table.selectRow(at: spy.path(1), animated: false, scrollPosition: .none)
      spy.noteSelection()
      spy.table.deselectRow(at: spy.path(1), animated: false)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a row whose cell has no selection style", .apple, "doc UITableViewCell.SelectionStyle",
      effects: ["willSelectRowAt 1", "didSelectRowAt 1", "selected [1]", "no selected background"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.makeCell = { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        cell.selectedBackgroundView = UIView()
        return cell
      }
      spy.show()
      spy.tap(1)
      spy.noteSelection()
      if spy.cell(1).selectedBackgroundView?.superview == nil { stage.note("no selected background") }
    },
    Interaction(
      "Look of a touched cell", systems: "6", .one, "Programming iOS 6, “Table View Selection”",
      effects: ["label highlighted", "selected background", "label selected", "selected background"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      let background = UIView()
      spy.makeCell = { title in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if title == names[1] { cell.selectedBackgroundView = background }
        return cell
      }
      spy.show()
      @MainActor func note(_ word: String) {
        stage.view.layoutIfNeeded()
        if spy.cell(1).textLabel?.isHighlighted == true { stage.note(word) }
        if background.superview === spy.cell(1) { stage.note("selected background") }
      }
      stage.touch(at: spy.point(1))
      stage.wait(0.3)
      note("label highlighted")
      stage.lift()
      stage.settle()
      note("label selected")
    },
    Interaction(
      "Tap on a row, primary action", systems: "16+", .apple, "doc tableView(_:performPrimaryActionForRowAt:)",
      effects: [
        "willSelectRowAt 1", "didSelectRowAt 1", "canPerformPrimaryActionForRowAt 1", "performPrimaryActionForRowAt 1",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection, .primaryActions])
      spy.show()
      spy.tap(1)
    },
    Interaction(
      "Tap on a row whose primary action is refused", systems: "16+", .apple,
      "doc tableView(_:canPerformPrimaryActionForRowAt:)",
      effects: ["willSelectRowAt 1", "didSelectRowAt 1", "canPerformPrimaryActionForRowAt 1"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection, .primaryActions])
      spy.performsPrimaryAction = false
      spy.show()
      spy.tap(1)
    },
    Interaction(
      "A drag begins on a highlighted row", .apple, "header UIScrollView.h, doc UIScrollView",
      effects: [
        "shouldHighlightRowAt 3", "didHighlightRowAt 3", "didUnhighlightRowAt 3", "scrollViewWillBeginDragging",
        "selected []", "scrolled",
      ]
    ) { stage in
      let spy = TableSpy(stage, [(0..<40).map { "\($0)" }], [.highlighting, .selection, .dragging])
      spy.show()
      stage.touch(at: spy.point(3))
      stage.wait(0.3)
      stage.move(to: spy.point(1), seconds: 0.3)
      stage.wait(0.2)
      stage.lift()
      stage.settle()
      spy.noteSelection()
      if spy.table.contentOffset.y > 0 { stage.note("scrolled") }
    },
    Interaction(
      "A drag begins on a row at once", .apple, "header UIScrollView.h (delaysContentTouches)",
      effects: ["scrollViewWillBeginDragging", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [(0..<40).map { "\($0)" }], [.highlighting, .selection, .dragging])
      spy.show()
      stage.drag(from: spy.point(5), to: spy.point(1), seconds: 0.1)
      spy.noteSelection()
    },
    Interaction(
      "A screen with a table controller is shown again", .apple, "doc clearsSelectionOnViewWillAppear",
      effects: ["selected [1]", "selected []"]
    ) { stage in
      let controller = UITableViewController(style: .plain)
      let spy = TableSpy(stage, [names], [])
      controller.tableView.dataSource = spy
      controller.tableView.delegate = spy
      let navigation = UINavigationController(rootViewController: controller)
      stage.show(navigation)
      stage.tap(controller.tableView.visibleCells[1])
      stage.note("selected \(controller.tableView.indexPathsForSelectedRows?.map(\.row) ?? [])")
      navigation.pushViewController(UIViewController(), animated: true)
      stage.settle()
      navigation.popViewController(animated: true)
      stage.settle()
      stage.note("selected \(controller.tableView.indexPathsForSelectedRows?.map(\.row) ?? [])")
    },
  ]

  /// The titles of the rows of most tables.
  static let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
}

extension TableSpy {
  /// Notes the selected rows.
  func noteSelection() {
    stage.note("selected \(table.indexPathsForSelectedRows?.map(\.row) ?? [])")
  }
}
