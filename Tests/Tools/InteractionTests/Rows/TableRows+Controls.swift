// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Controls in rows, and the section index.
  static let rowControlRows: [Interaction] = [
    Interaction(
      "Tap on the detail button of a row", .apple, "header UITableView.h",
      effects: ["accessoryButtonTappedForRowWith 1", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.makeCell = { _ in accessoryCell(.detailDisclosureButton) }
      spy.show()
      spy.tap(1, x: stage.view.bounds.width - 40)
      spy.noteSelection()
    },
    Interaction(
      "Tap on the disclosure indicator of a row", .apple, "doc UITableViewCell.AccessoryType",
      effects: ["willSelectRowAt 1", "didSelectRowAt 1", "selected [1]"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.selection])
      spy.makeCell = { _ in accessoryCell(.disclosureIndicator) }
      spy.show()
      spy.tap(1, x: stage.view.bounds.width - 22)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a button in a row", .several, "twistedape.me.uk 2013 (the deepest view is hit); doc UIControl",
      effects: ["button 1", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [names], [.highlighting, .selection])
      spy.makeCell = { title in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: "Call") { _ in
            stage.note("button \(names.firstIndex(of: title) ?? -1)")
          })
        button.frame = CGRect(x: 200, y: 0, width: 80, height: 44)
        cell.contentView.addSubview(button)
        return cell
      }
      spy.show()
      spy.tap(1, x: 240)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a switch at the end of a row", .apple, "doc accessoryView; header UIControl.h",
      effects: ["valueChanged true", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, [["Airplane Mode"]], [.highlighting, .selection])
      let control = UISwitch()
      control.addAction(UIAction { _ in stage.note("valueChanged \(control.isOn)") }, for: .valueChanged)
      spy.makeCell = { _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = control
        return cell
      }
      spy.show()
      stage.tap(control)
      spy.noteSelection()
    },
    Interaction(
      "States for which a cell is configured in a tap", systems: "14+", .apple,
      "doc UICellConfigurationState; doc configurationUpdateHandler",
      effects: ["highlighted", "selected"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      spy.makeCell = { title in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { _, state in
          guard title == names[1] else { return }
          if state.isHighlighted { stage.note("highlighted") }
          if state.isSelected { stage.note("selected") }
        }
        return cell
      }
      spy.show()
      stage.touch(at: spy.point(1))
      stage.wait(0.3)
      stage.view.layoutIfNeeded()
      stage.lift()
      stage.settle()
    },
    Interaction(
      "Background configuration of a cell in a tap", systems: "14+", .apple,
      "doc automaticallyUpdatesBackgroundConfiguration",
      effects: ["at rest", "another color while highlighted", "another color while selected", "own color stays"]
    ) { stage in
      let spy = TableSpy(stage, [names], [])
      spy.makeCell = { title in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.listPlainCell()
        if title == names[2] {
          background.backgroundColor = .systemYellow
          cell.automaticallyUpdatesBackgroundConfiguration = false
        }
        cell.backgroundConfiguration = background
        return cell
      }
      spy.show()
      @MainActor func color(_ row: Int) -> UIColor? {
        stage.view.layoutIfNeeded()
        return spy.cell(row).subviews.first?.backgroundColor
      }
      let rest = color(1)
      if rest == color(0) { stage.note("at rest") }
      stage.touch(at: spy.point(1))
      stage.wait(0.3)
      if color(1) != rest { stage.note("another color while highlighted") }
      stage.lift()
      stage.settle()
      if color(1) != rest { stage.note("another color while selected") }
      spy.tap(2)
      if color(2) == .systemYellow { stage.note("own color stays") }
    },
    Interaction(
      "Tap on a title of the section index", .apple, "header UITableView.h",
      effects: ["sectionForSectionIndexTitle C", "section 2 at the top", "selected []"]
    ) { stage in
      let spy = TableSpy(stage, (0..<5).map { section in (0..<8).map { "\(section).\($0)" } }, [.index, .selection])
      spy.indexTitles = ["A", "B", "C", "D", "E"]
      spy.show()
      stage.tap(at: indexPoint(spy, 2))
      if spy.table.contentOffset.y == spy.table.rect(forSection: 2).minY { stage.note("section 2 at the top") }
      spy.noteSelection()
    },
    Interaction(
      "Drag over the section index", .one, "Table View Programming Guide, “Populating an Indexed List”",
      effects: [
        "sectionForSectionIndexTitle A", "sectionForSectionIndexTitle B", "sectionForSectionIndexTitle C",
        "section 2 at the top",
      ]
    ) { stage in
      let spy = TableSpy(stage, (0..<5).map { section in (0..<8).map { "\(section).\($0)" } }, [.index, .dragging])
      spy.indexTitles = ["A", "B", "C", "D", "E"]
      spy.show()
      stage.drag(from: indexPoint(spy, 0), to: indexPoint(spy, 2), seconds: 0.5)
      if spy.table.contentOffset.y == spy.table.rect(forSection: 2).minY { stage.note("section 2 at the top") }
    },
  ]

  @MainActor
  private static func accessoryCell(_ type: UITableViewCell.AccessoryType) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = type
    return cell
  }

  /// The place of a title of the section index on the screen, of five.
  @MainActor
  private static func indexPoint(_ spy: TableSpy, _ index: Int) -> CGPoint {
    let table = spy.table
    let step = CGFloat(index) - 2
    return spy.stage.place(CGPoint(x: table.bounds.maxX - 6, y: table.bounds.midY + step * 14), in: table)
  }
}
