// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Menus, drags and scrolling of rows.
  static let rowGestureRows: [Interaction] = [
    Interaction(
      "Two fingers dragged over rows", systems: "13+", .apple, "header UITableView.h",
      effects: [
        "shouldBeginMultipleSelectionInteractionAt 1", "isEditing true, didBeginMultipleSelectionInteractionAt 1",
        "selected [1, 2, 3]", "didEndMultipleSelectionInteraction", "isEditing true",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.multipleSelection])
      spy.table.allowsMultipleSelectionDuringEditing = true
      spy.beginsMultipleSelection = true
      spy.show()
      twoFingers(spy, from: 1, to: 3) { spy.noteSelection() }
      stage.note("isEditing \(spy.table.isEditing)")
    },
    Interaction(
      "Two fingers dragged over rows, refused", systems: "13+", .apple, "header UITableView.h",
      effects: ["shouldBeginMultipleSelectionInteractionAt 1", "isEditing false"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.multipleSelection])
      spy.table.allowsMultipleSelectionDuringEditing = true
      spy.show()
      twoFingers(spy, from: 1, to: 3) {}
      stage.note("isEditing \(spy.table.isEditing)")
    },
    Interaction(
      "Drag of a row to another place", systems: "11+", .derived,
      "doc UITableViewDragDelegate; doc moveRowAt (a table without a delegate for drops moves the row)",
      effects: [
        "itemsForBeginning 0", "dragSessionWillBegin", "moveRowAt 0", "to 2", "dragSessionDidEnd",
        "[\"Ben\", \"Cleo\", \"Ada\", \"Dan\", \"Eve\", \"Finn\"]",
      ]
    ) { stage in
      let spy = DraggedTableSpy(stage, [names], [.moving])
      spy.table.dragDelegate = spy
      spy.table.dragInteractionEnabled = true
      spy.isMovable = true
      spy.show()
      stage.touch(at: spy.point(0))
      stage.wait(0.7)
      stage.move(to: spy.point(2), seconds: 0.5)
      stage.lift()
      stage.settle()
      stage.note("\(spy.shownTitles)")
    },
    Interaction(
      "Long press on a row without a menu", systems: "13+", .decided,
      "doc contextMenuConfigurationForRowAt (nil: no menu); the touch goes on, and its end is a tap",
      effects: ["contextMenuConfigurationForRowAt 1", "selected [1]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.menus])
      spy.show()
      stage.press(spy.cell(1))
      spy.noteSelection()
    },
    Interaction(
      "Long press on a row with a menu, which is dismissed", systems: "13+", .apple, "header UITableView.h",
      effects: [
        "contextMenuConfigurationForRowAt 1", "willDisplayContextMenu", "willEndContextMenuInteraction", "selected []",
      ]
    ) { stage in
      let spy = TableSpy(stage, [names], [.menus])
      spy.menu = UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { _ in }])
      })
      spy.show()
      stage.press(spy.cell(1))
      spy.table.contextMenuInteraction?.dismissMenu()
      stage.settle()
      spy.noteSelection()
    },
    Interaction(
      "Drag up and down over a table with prefetching", systems: "10+", .apple,
      "doc UITableViewDataSourcePrefetching",
      effects: ["next rows prefetched, nearest first", "rows above prefetched", "rows below canceled"]
    ) { stage in
      let spy = PrefetchSpy(stage, [(0..<100).map { "\($0)" }], [])
      spy.table.prefetchDataSource = spy
      spy.show()
      stage.drag(from: spy.point(8), to: spy.point(0), seconds: 0.5, resting: 0.3)
      let below = spy.prefetched
      if let first = below.first, first > 9, below == below.sorted() {
        stage.note("next rows prefetched, nearest first")
      }
      spy.prefetched = []
      let top = stage.place(CGPoint(x: 100, y: spy.table.bounds.minY + 60), in: spy.table)
      stage.drag(from: top, to: CGPoint(x: top.x, y: top.y + 200), seconds: 0.5, resting: 0.3)
      if spy.prefetched.contains(0) { stage.note("rows above prefetched") }
      if !spy.canceled.isEmpty, spy.canceled.allSatisfy({ $0 > 9 }) { stage.note("rows below canceled") }
    },
    Interaction(
      "The table is reloaded while a row is touched", .decided, "no source; the cell that was touched is gone",
      effects: ["shouldHighlightRowAt 1", "didHighlightRowAt 1", "selected []", "not highlighted"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.show()
      stage.touch(at: spy.point(1))
      stage.wait(0.3)
      spy.table.reloadData()
      stage.view.layoutIfNeeded()
      stage.lift()
      stage.settle()
      spy.noteSelection()
      if spy.table.visibleCells.allSatisfy({ !$0.isHighlighted }) { stage.note("not highlighted") }
    },
    Interaction(
      "Drag over a plain table with sections", .apple, "doc UITableView.Style.plain (headers float)",
      effects: ["header 0 at the top", "header 1 at the top"]
    ) { stage in
      let spy = TableSpy(stage, [(0..<8).map { "a\($0)" }, (0..<20).map { "b\($0)" }], [])
      spy.show()
      @MainActor func note() {
        for section in 0...1 {
          let frame = spy.table.headerView(forSection: section)?.frame
          if frame?.minY == spy.table.contentOffset.y { stage.note("header \(section) at the top") }
        }
      }
      let start = stage.place(CGPoint(x: 100, y: 350), in: spy.table)
      stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100), seconds: 0.5, resting: 0.3)
      note()
      stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 320), seconds: 0.5, resting: 0.3)
      note()
    },
  ]

  /// Drags two fingers from one row to another.
  @MainActor
  private static func twoFingers(_ spy: TableSpy, from first: Int, to last: Int, beforeLifting note: () -> Void) {
    let (stage, start, end) = (spy.stage, spy.point(first), spy.point(last))
    stage.touch(at: CGPoint(x: start.x - 15, y: start.y))
    stage.touch(at: CGPoint(x: start.x + 15, y: start.y), finger: 1)
    for step in 1...8 {
      let y = start.y + (end.y - start.y) * CGFloat(step) / 8
      stage.move(to: CGPoint(x: start.x - 15, y: y), seconds: 0.05, steps: 1)
      stage.move(to: CGPoint(x: start.x + 15, y: y), finger: 1, seconds: 0.05, steps: 1)
    }
    note()
    stage.lift()
    stage.lift(finger: 1)
    stage.settle()
  }
}

/// A table whose rows are dragged.
private final class DraggedTableSpy: TableSpy, UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    stage.note("itemsForBeginning \(indexPath.row)")
    return [UIDragItem(itemProvider: NSItemProvider())]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    stage.note("dragSessionWillBegin")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    stage.note("dragSessionDidEnd")
  }
}

/// A table that collects the rows that are prefetched.
private final class PrefetchSpy: TableSpy, UITableViewDataSourcePrefetching {
  var prefetched: [Int] = []
  var canceled: [Int] = []

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched += indexPaths.map(\.row)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    canceled += indexPaths.map(\.row)
  }
}
