// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Previews

extension InteractionTable {
  // MARK: Undo

  static let undoRows: [Interaction] = [
    Interaction(
      "Shake the phone after typing, and undo", systems: "3+", .apple, "doc applicationSupportsShakeToEdit",
      effects: [
        "didEnd", "Undo Typing: Undo, Cancel", "shouldBegin", "didBegin", "selection 2,0", "didChange “ab”", "can redo",
      ]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      try stage.actions.type("cde")
      stage.forget()
      try stage.actions.shake()
      stage.settle()
      stage.noteAlert()
      try stage.actions.tap("Undo")
      stage.settle()
      if view.undoManager?.canRedo == true { stage.note("can redo") }
    },
    Interaction(
      "Shake the phone after undoing, and redo", .decided, "the alert offers what can be done",
      effects: [
        "didEnd", "Redo Typing: Redo, Cancel", "shouldBegin", "didBegin", "selection 3,0", "didChange “abc”",
      ]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      try stage.actions.type("c")
      view.undoManager?.undo()
      stage.forget()
      try stage.actions.shake()
      stage.settle()
      stage.noteAlert()
      try stage.actions.tap("Redo")
      stage.settle()
    },
    Interaction(
      "Undo after two taps, of which each registers two operations", .apple, "doc groupsByEvent",
      effects: ["d", "c", "can undo", "b", "a", "cannot undo"]
    ) { stage in
      let manager = stage.keep(UndoManager())
      for names in [["a", "b"], ["c", "d"]] {
        let button = stage.add(UIButton(), CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addAction(
          UIAction { _ in
            for name in names { manager.registerUndo(withTarget: stage) { $0.note(name) } }
          }, for: .touchUpInside)
        stage.tap(button)
        button.removeFromSuperview()
      }
      manager.undo()
      stage.note(manager.canUndo ? "can undo" : "cannot undo")
      manager.undo()
      stage.note(manager.canUndo ? "can undo" : "cannot undo")
    },
    Interaction(
      "Shake the phone before typing", .apple, "doc applicationSupportsShakeToEdit", effects: ["no alert"]
    ) { stage in
      _ = focused("ab", on: stage)
      try stage.actions.shake()
      stage.settle()
      stage.noteAlert()
    },
    Interaction(
      "Shake the phone in an app that does not support it", .apple, "doc applicationSupportsShakeToEdit",
      effects: ["no alert"]
    ) { stage in
      _ = focused("ab", on: stage)
      try stage.actions.type("c")
      stage.forget()
      UIApplication.shared.applicationSupportsShakeToEdit = false
      defer { UIApplication.shared.applicationSupportsShakeToEdit = true }
      try stage.actions.shake()
      stage.settle()
      stage.noteAlert()
    },
    Interaction(
      "Type, move the cursor, type, and undo twice", .decided,
      "letters that are typed one after the other are one step; another place begins another",
      effects: ["“xabc”", "“abc”", "“ab”"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      try stage.actions.type("c")
      stage.tap(view, at: CGPoint(x: 2, y: 16))
      try stage.actions.type("x")
      stage.forget()
      for _ in 0..<2 {
        stage.note("“\(view.text ?? "")”")
        view.delegate = nil
        view.undoManager?.undo()
      }
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Undo in a field", .decided, "as in a text view", effects: ["selection 0,0", "changed “”", "Redo Typing"]
    ) { stage in
      let (field, _) = focusedField("", on: stage)
      try stage.actions.type("Ada")
      stage.forget()
      field.undoManager?.undo()
      stage.note(field.undoManager?.redoMenuItemTitle ?? "nothing")
    },
    Interaction(
      "Set a text in code after typing", .decided, "steps that refer to a text that is gone are forgotten",
      effects: ["cannot undo"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      try stage.actions.type("c")
      view.text = "other"
      stage.forget()
      stage.note(view.undoManager?.canUndo == true ? "can undo" : "cannot undo")
    },
  ]

  // MARK: Links

  static let textItemRows: [Interaction] = [
    Interaction(
      "Tap a link in a text that cannot be edited", systems: "17+", .apple,
      "doc textView(_:primaryActionFor:defaultAction:)",
      effects: ["primaryAction 4,4", "shouldInteract example.org", "opened example.org", "not first responder"]
    ) { stage in
      let view = linkedText(on: stage)
      stage.tap(view, at: middle(of: NSRange(location: 5, length: 1), in: view))
      noteOpened(stage)
      stage.note(view.isFirstResponder ? "first responder" : "not first responder")
    },
    Interaction(
      "Tap a link that the delegate does not let follow", systems: "10+", .apple,
      "doc textView(_:shouldInteractWith:in:interaction:)",
      effects: ["primaryAction 4,4", "shouldInteract example.org", "opened nothing"]
    ) { stage in
      let view = linkedText(on: stage, refuses: true)
      stage.tap(view, at: middle(of: NSRange(location: 5, length: 1), in: view))
      noteOpened(stage)
    },
    Interaction(
      "Rest a finger on a link, and copy it", systems: "17+", .apple,
      "doc textView(_:menuConfigurationFor:defaultMenu:)",
      effects: ["menuConfiguration 4,4", "Open Link, Copy Link", "https://example.org"]
    ) { stage in
      let view = linkedText(on: stage)
      stage.press(view, at: middle(of: NSRange(location: 5, length: 1), in: view))
      stage.note(stage.menuTitles.joined(separator: ", "))
      try stage.choose("Copy Link")
      stage.note(UIPasteboard.general.string ?? "nothing")
    },
    Interaction(
      "Tap beside a link", .apple, "doc UITextItem", effects: ["opened nothing"]
    ) { stage in
      let view = linkedText(on: stage)
      stage.tap(view, at: middle(of: NSRange(location: 1, length: 1), in: view))
      noteOpened(stage)
    },
    Interaction(
      "Tap a link in a text that is edited", .apple,
      "doc UITextView: links are followed in texts that are not editable",
      effects: ["opened nothing", "first responder"]
    ) { stage in
      let view = linkedText(on: stage)
      view.isEditable = true
      view.delegate = nil
      stage.tap(view, at: middle(of: NSRange(location: 5, length: 1), in: view))
      noteOpened(stage)
      stage.note(view.isFirstResponder ? "first responder" : "not first responder")
    },
  ]

  @MainActor
  private static func linkedText(on stage: InteractionStage, refuses: Bool = false) -> UITextView {
    let text = NSMutableAttributedString(string: "see this page", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 4, length: 4))
    let view = UITextView()
    view.isEditable = false
    view.attributedText = text
    let spy = stage.keep(TextViewSpy(stage))
    if refuses { spy.refused = ["example.org"] }
    view.delegate = spy
    stage.add(view, CGRect(x: 20, y: 100, width: 300, height: 100))
    stage.forget()
    openedBefore = UIApplication.shared.inspection.openedURLs.count
    return view
  }

  @MainActor private static var openedBefore = 0

  @MainActor
  private static func noteOpened(_ stage: InteractionStage) {
    let opened = UIApplication.shared.inspection.openedURLs.dropFirst(openedBefore)
    stage.note("opened \(opened.first?.host ?? "nothing")")
  }
}
