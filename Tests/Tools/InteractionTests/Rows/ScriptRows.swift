// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit

@testable import Previews

extension InteractionTable {
  // MARK: Where the fingers of scripts go

  static let rowScriptRows: [Interaction] = [
    Interaction(
      "Swipe a row by its words, and a row whose data source does not delete", systems: "11+", .apple,
      "doc willBeginEditingRowAt; a swipe shows the actions, and a drag over the row performs the first one: decided",
      effects: ["Delete is shown, 3 rows", "no action"]
    ) { stage in
      let table = stage.add(UITableView(), CGRect(x: 0, y: 100, width: 393, height: 300))
      let deleting = stage.keep(NamedRows(deletes: true))
      table.dataSource = deleting
      let row = CGPoint(x: 300, y: 178)
      stage.settle()
      try stage.perform(.swipe(.left, on: .word("Ben"), edge: nil), recordedFrom: row, to: CGPoint(x: 160, y: row.y))
      stage.settle()
      if stage.hasControl("Delete") { stage.note("Delete is shown, \(table.numberOfRows(inSection: 0)) rows") }
      let other = stage.keep(PlainNamedRows(deletes: false))
      table.dataSource = other
      table.reloadData()
      stage.settle()
      try stage.perform(.swipe(.left, on: .word("Ben"), edge: nil), recordedFrom: row, to: CGPoint(x: 160, y: row.y))
      stage.settle()
      stage.note(stage.hasControl("Delete") ? "Delete" : "no action")
    },
    Interaction(
      "Delete and move rows in editing mode by the words of their controls", .one,
      "the words are those that tests of apps use: Delete Ben, Reorder Ben",
      effects: ["Delete is shown", "Reorder Ben is shown"]
    ) { stage in
      let table = stage.add(UITableView(), CGRect(x: 0, y: 100, width: 393, height: 300))
      table.dataSource = stage.keep(NamedRows(deletes: true))
      stage.settle()
      table.setEditing(true, animated: false)
      stage.settle()
      try stage.actions.tap("Delete Ben")
      stage.settle()
      if stage.hasControl("Delete") { stage.note("Delete is shown") }
      if ViewWords.isShown("Reorder Ben", in: stage.window) { stage.note("Reorder Ben is shown") }
    },
  ]

  static let sliderScriptRows: [Interaction] = [
    Interaction(
      "Drag a slider by its word", .decided, "a person drags the thumb: beside it, a slider does not follow the finger",
      effects: ["moved to the right"]
    ) { stage in
      let slider = stage.add(UISlider(), CGRect(x: 40, y: 200, width: 300, height: 34))
      slider.accessibilityLabel = "Volume"
      stage.settle()
      try stage.perform(
        .dragBy(.word("Volume"), dx: 150, dy: 0, holding: 0, seconds: 0.3, rests: true),
        recordedFrom: CGPoint(x: 58, y: 217), to: CGPoint(x: 208, y: 217))
      stage.settle()
      if slider.value > 0.4, slider.value < 0.7 { stage.note("moved to the right") }
    }
  ]

  static let keyScriptRows: [Interaction] = [
    Interaction(
      "Press keys by the names that people give them", .apple, "doc UIKeyCommand.inputRightArrow, inputEscape",
      effects: ["UIKeyInputRightArrow", "UIKeyInputRightArrow", "UIKeyInputEscape", "no key “wright”"]
    ) { stage in
      let screen = KeyScreen()
      screen.noteKey = { stage.note($0) }
      stage.show(screen)
      stage.settle()
      for name in ["right", "ArrowRight", "esc"] { try stage.perform([.key(LiveKey(name))]) }
      if !HardwareKey.isKey("wright") { stage.note("no key “wright”") }
    },
    Interaction(
      "Tap a button by its title without capitals", .decided, "what people remember of a screen is not its capitals",
      effects: ["tapped"]
    ) { stage in
      let button = stage.add(UIButton(type: .system), CGRect(x: 40, y: 200, width: 200, height: 44))
      button.setTitle("Save Draft", for: .normal)
      button.addAction(UIAction { _ in stage.note("tapped") }, for: .touchUpInside)
      stage.settle()
      try stage.actions.tap("Save draft")
      stage.settle()
    },
  ]
}

extension InteractionStage {
  /// Performs an action of scripts. What is recorded is the way of the finger.
  fileprivate func perform(_ action: LiveAction, recordedFrom start: CGPoint, to end: CGPoint) throws {
    if input.mode == .direct { try perform([action]) } else { drag(from: start, to: end) }
  }
}

/// Whether words are shown on the screen, outside of controls, too.
@MainActor
enum ViewWords {
  static func isShown(_ word: String, in view: UIView) -> Bool {
    !view.isHidden && (view.accessibilityLabel == word || view.subviews.contains { isShown(word, in: $0) })
  }
}

/// A data source of names that can be moved.
private class PlainNamedRows: NSObject, UITableViewDataSource {
  /// The table of the class: it has no method that deletes, or nothing is known of it.
  enum Members: _MemberTable {
    static var owner: AnyObject.Type { PlainNamedRows.self }
    static var members: [_Member] { [.absent("tableView:commitEditingStyle:forRowAtIndexPath:")] }
  }

  let deletes: Bool
  init(deletes: Bool) { self.deletes = deletes }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = ["Ada", "Ben", "Cleo"][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

/// A data source whose class has the method that deletes, as the adapter writes it down.
private final class NamedRows: PlainNamedRows {
  enum OwnMembers: _MemberTable {
    static var owner: AnyObject.Type { NamedRows.self }
    static var members: [_Member] {
      [.method("tableView:commitEditingStyle:forRowAtIndexPath:") { (rows: NamedRows, _) in rows.deletes }]
    }
  }
}

/// A screen with key commands.
private final class KeyScreen: UIViewController {
  enum Members: _MemberTable {
    static var owner: AnyObject.Type { KeyScreen.self }
    static var members: [_Member] {
      [.method("pressKey:") { (screen: KeyScreen, arguments) in screen.pressed(try arguments[0] as UIKeyCommand) }]
    }
  }

  var noteKey: (String) -> Void = { _ in }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape].map { input in
      UIKeyCommand(input: input, modifierFlags: [], action: Selector("pressKey:"))
    }
  }

  func pressed(_ command: UIKeyCommand) { noteKey(command.input ?? "") }
}
