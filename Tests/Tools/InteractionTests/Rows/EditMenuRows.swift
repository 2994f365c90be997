// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Previews

extension InteractionTable {
  static let editMenuRows: [Interaction] = selectionRows + editCommandRows + ownEditMenuRows + menuControllerRows

  private static let selectionRows: [Interaction] = [
    Interaction(
      "Tap twice on a word of a text view", .apple, "doc UITextInteraction; Human Interface Guidelines, edit menus",
      effects: ["selection 6,5", "Cut, Copy"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world again", on: stage)
      selectWord(8, of: view, on: stage)
    },
    Interaction(
      "Tap three times in a text view", .decided, "not documented; on devices the paragraph is selected",
      effects: ["selection 4,10"]
    ) { stage in
      let (view, _) = focused("one\ntwo three\nfour", on: stage)
      let point = middle(of: NSRange(location: 5, length: 1), in: view)
      stage.doubleTap(view, at: point)
      stage.forget()
      stage.settle()
      stage.doubleTap(view, at: point, times: 3)
      let selected = view.selectedRange
      stage.forget()
      stage.note("selection \(selected.location),\(selected.length)")
    },
    Interaction(
      "Rest a finger on a text that is edited", .apple, "Human Interface Guidelines: the finger moves the cursor",
      effects: ["selection 3,0", "Select, Select All"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world", on: stage)
      let place = caret(3, of: view)
      stage.press(view, at: CGPoint(x: place.midX, y: place.midY))
      stage.noteMenu()
    },
    Interaction(
      "Rest a finger on a text that is edited and move it", .apple,
      "Human Interface Guidelines: the finger moves the cursor", effects: ["selection 3,0", "selection 8,0"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      let (start, end) = (caret(3, of: view), caret(8, of: view))
      stage.touch(at: stage.place(CGPoint(x: start.midX, y: start.midY), in: view))
      stage.wait(0.8)
      stage.move(to: stage.place(CGPoint(x: end.midX, y: end.midY), in: view), steps: 1)
      stage.lift()
      stage.settle()
    },
    Interaction(
      "Rest a finger on a text that cannot be edited", .apple, "doc UITextView.isSelectable",
      effects: ["selection 6,5", "Copy, Select All", "no keyboard"]
    ) { stage in
      let (view, _) = textView("Hello world", on: stage)
      view.isEditable = false
      stage.press(view, at: middle(of: NSRange(location: 8, length: 1), in: view))
      stage.noteMenu()
      stage.note(UIScreen.main.inspection.keyboard.isShown ? "keyboard" : "no keyboard")
    },
    Interaction(
      "Rest a finger on a text that cannot be selected", .apple, "doc UITextView.isSelectable", effects: ["no menu"]
    ) { stage in
      let (view, _) = textView("Hello world", on: stage)
      (view.isEditable, view.isSelectable) = (false, false)
      stage.press(view, at: middle(of: NSRange(location: 8, length: 1), in: view))
      stage.noteMenu()
    },
    Interaction(
      "Drag the handle at the end of a selection", .apple, "Human Interface Guidelines: the ends of a selection move",
      effects: ["selection 0,8", "Cut, Copy, Select All"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      stage.forget()
      dragHandle(from: 5, to: 8, of: view, on: stage)
      stage.noteMenu()
    },
    Interaction(
      "Drag the handle at the start of a selection over its end", .decided, "the ends change their roles",
      effects: ["5,3"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      dragHandle(from: 0, to: 8, of: view, on: stage)
      stage.forget()
      stage.note("\(view.selectedRange.location),\(view.selectedRange.length)")
    },
    Interaction(
      "Tap at the cursor, and again", .several, "NSHipster/articles#429; seen on all devices",
      effects: ["Select, Select All", "no menu"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello", on: stage)
      let point = CGPoint(x: 200, y: 18)
      stage.tap(view, at: point)
      stage.noteMenu()
      stage.tap(view, at: point)
      stage.noteMenu()
    },
    Interaction(
      "Tap in a text with a selection", .decided, "the cursor moves to the finger, and the menu goes",
      effects: ["selection 11,0", "no menu"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      stage.forget()
      stage.tap(view, at: CGPoint(x: 250, y: 18))
      stage.noteMenu()
    },
    Interaction(
      "Type while the menu for editing is shown", .decided, "the menu belongs to a selection that is gone",
      effects: ["no menu"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      try stage.actions.type("x")
      stage.forget()
      stage.noteMenu()
    },
    Interaction(
      "Look at the selection of a text", .decided,
      "the highlight is the tint color behind the text; nothing is drawn in a text that is not edited",
      effects: ["drawn", "not drawn"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      stage.forget()
      let selected = drawing(of: view)
      view.resignFirstResponder()
      let plain = drawing(of: view)
      view.selectedRange = NSRange(location: 0, length: 0)
      stage.forget()
      stage.note(selected != plain ? "drawn" : "not drawn")
      stage.note(drawing(of: view) == plain ? "not drawn" : "drawn")
    },
  ]

  // MARK: Commands

  private static let editCommandRows: [Interaction] = [
    Interaction(
      "Choose Copy for a selected word", .apple, "doc UIResponderStandardEditActions.copy(_:)",
      effects: ["pasteboard “Hello”", "no menu", "“Hello world”"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      stage.forget()
      try stage.chooseEdit("Copy")
      notePasteboard(stage)
      stage.noteMenu()
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Choose Cut for a selected word", .apple,
      "doc UIResponderStandardEditActions.cut(_:); doc textView(_:shouldChangeTextIn:replacementText:)",
      effects: ["shouldChange 0,5 “”", "selection 0,0", "didChange “ world”", "pasteboard “Hello”"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      stage.forget()
      try stage.chooseEdit("Cut")
      notePasteboard(stage)
    },
    Interaction(
      "Choose Paste at the cursor", .apple, "doc UIResponderStandardEditActions.paste(_:)",
      effects: ["shouldChange 5,0 “ you”", "selection 9,0", "didChange “Hello you”", "Undo Paste"]
    ) { stage in
      UIPasteboard.general.string = " you"
      let (view, _) = focused("Hello", on: stage)
      stage.tap(view, at: CGPoint(x: 200, y: 18))
      try stage.chooseEdit("Paste")
      stage.note(view.undoManager?.undoMenuItemTitle ?? "")
    },
    Interaction(
      "Paste several lines into a field", .decided, "a field has one line", effects: ["“one two”"]
    ) { stage in
      UIPasteboard.general.string = "one\ntwo"
      let (field, _) = focusedField("", on: stage)
      stage.tap(field, at: CGPoint(x: 100, y: 20))
      stage.forget()
      try stage.chooseEdit("Paste")
      stage.forget()
      stage.note("“\(field.text ?? "")”")
    },
    Interaction(
      "Show the menu with an empty pasteboard, and with a full one", .apple,
      "doc canPerformAction(_:withSender:): commands that cannot be performed are not offered",
      effects: ["Select, Select All", "Paste, Select, Select All"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello", on: stage)
      let point = CGPoint(x: 200, y: 18)
      stage.tap(view, at: point)
      stage.noteMenu()
      UIPasteboard.general.string = "x"
      stage.tap(view, at: point)
      stage.tap(view, at: point)
      stage.noteMenu()
    },
    Interaction(
      "Choose Select at the cursor", .apple, "doc UIResponderStandardEditActions.select(_:)",
      effects: ["selection 0,5", "Cut, Copy, Select All"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world", on: stage)
      let place = caret(3, of: view)
      stage.press(view, at: CGPoint(x: place.midX, y: place.midY))
      stage.forget()
      try stage.chooseEdit("Select")
      stage.noteMenu()
    },
    Interaction(
      "Choose Select All", .apple, "doc UIResponderStandardEditActions.selectAll(_:)",
      effects: ["selection 0,11", "Cut, Copy"]
    ) { stage in
      emptyPasteboard()
      let (view, _) = focused("Hello world", on: stage)
      stage.tap(view, at: CGPoint(x: 250, y: 18))
      stage.forget()
      try stage.chooseEdit("Select All")
      stage.noteMenu()
    },
    Interaction(
      "Show the menu of a secure field", .apple, "doc isSecureTextEntry: copying is disabled",
      effects: ["Select, Select All", "Paste"]
    ) { stage in
      emptyPasteboard()
      let (field, _) = focusedField("secret", on: stage)
      field.isSecureTextEntry = true
      stage.tap(field, at: CGPoint(x: 250, y: 20))
      stage.forget()
      stage.noteMenu()
      UIPasteboard.general.string = "x"
      field.delegate = nil
      field.selectAll(nil)
      stage.note(field.canPerformAction(Selector("copy:"), withSender: nil) ? "Copy" : "Paste")
    },
    Interaction(
      "Press delete with a selected word", .apple, "doc UIKeyInput.deleteBackward()",
      effects: ["shouldChange 0,5 “”", "selection 0,0", "didChange “ world”"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      selectWord(2, of: view, on: stage)
      stage.forget()
      try stage.actions.press(key: "Backspace")
    },
    Interaction(
      "Add a command of the app to the menu of a text view, and choose it", systems: "16+", .apple,
      "doc textView(_:editMenuForTextIn:suggestedActions:); UITextInput.willPresentEditMenu(animator:)",
      effects: [
        "selection 5,0", "selection 0,5", "editMenu 0,5", "willPresent", "Cut, Copy, Select All, Shout", "willDismiss",
        "shout",
        "no menu",
      ]
    ) { stage in
      emptyPasteboard()
      let (view, spy) = focused("Hello world", on: stage)
      spy.menu = { [unowned stage] in UIMenu(children: $0 + [UIAction(title: "Shout") { _ in stage.note("shout") }]) }
      stage.doubleTap(view, at: middle(of: NSRange(location: 2, length: 1), in: view))
      stage.noteMenu()
      try stage.chooseEdit("Shout")
      stage.noteMenu()
    },
    Interaction(
      "Add a command of the app to the menu of a field, and choose it", systems: "16+", .apple,
      "doc textField(_:editMenuForCharactersIn:suggestedActions:)",
      effects: ["selection 5,0", "selection 0,5", "editMenu 0,5", "Shout", "shout"]
    ) { stage in
      let (field, spy) = focusedField("Hello world", on: stage)
      spy.menu = { [unowned stage] _ in UIMenu(children: [UIAction(title: "Shout") { _ in stage.note("shout") }]) }
      stage.doubleTap(field, at: middle(of: NSRange(location: 2, length: 1), in: field))
      stage.noteMenu()
      try stage.chooseEdit("Shout")
    },
    Interaction(
      "Hide all commands of a text view", systems: "16+", .apple,
      "doc textView(_:editMenuForTextIn:suggestedActions:): a menu without elements is not shown",
      effects: ["selection 5,0", "selection 0,5", "editMenu 0,5", "no menu"]
    ) { stage in
      let (view, spy) = focused("Hello world", on: stage)
      spy.menu = { _ in UIMenu(children: []) }
      stage.doubleTap(view, at: middle(of: NSRange(location: 2, length: 1), in: view))
      stage.noteMenu()
    },
  ]

  // MARK: Helpers

  @MainActor
  static func emptyPasteboard() { UIPasteboard.general.items = [] }

  @MainActor
  private static func notePasteboard(_ stage: InteractionStage) {
    stage.note("pasteboard “\(UIPasteboard.general.string ?? "")”")
  }

  /// Taps twice on the word with a character, and notes the menu.
  @MainActor
  private static func selectWord(_ index: Int, of view: UITextView, on stage: InteractionStage) {
    stage.doubleTap(view, at: middle(of: NSRange(location: index, length: 1), in: view))
    let (selected, titles) = (view.selectedRange, stage.editMenuTitles)
    stage.forget()
    stage.note("selection \(selected.location),\(selected.length)")
    stage.note(titles.filter { $0 != "Select All" }.joined(separator: ", "))
  }

  /// Drags the handle at a character to another one.
  @MainActor
  private static func dragHandle(from start: Int, to end: Int, of view: UITextView, on stage: InteractionStage) {
    let (from, to) = (caret(start, of: view), caret(end, of: view))
    stage.touch(at: stage.place(CGPoint(x: from.midX, y: from.midY), in: view))
    stage.move(to: stage.place(CGPoint(x: to.midX, y: to.midY), in: view), steps: 1)
    stage.lift()
    stage.settle()
  }

  @MainActor
  private static func drawing(of view: UIView) -> Data? {
    UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    .pngData()
  }
}
