// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let textFieldRows: [Interaction] = fieldBeginRows + fieldEndRows + fieldTextRows + fieldTouchRows

  private static let fieldBeginRows: [Interaction] = [
    Interaction(
      "Tap on a field", .several,
      "doc UITextFieldDelegate; that the keyboard comes after didBegin: craiggrummitt.com, surfstudio/iOS-Utils#34",
      effects: ["shouldBegin", "didBegin", "didBegin notification", "willShow", "didShow"]
    ) { stage in
      let field = stage.field("")
      stage.watchKeyboard()
      stage.watch([(UITextField.textDidBeginEditingNotification, "didBegin notification")])
      stage.tap(field)
    },
    Interaction(
      "Tap on a text view", systems: "2016–2019", .several,
      "craiggrummitt.com; surfstudio/iOS-Utils#34: the keyboard comes before didBegin",
      effects: ["shouldBegin", "willShow", "didBegin", "didShow"]
    ) { stage in
      let view = UITextView()
      view.delegate = stage.spy()
      stage.add(view, CGRect(x: 20, y: 200, width: 300, height: 80))
      stage.watchKeyboard()
      stage.tap(view)
    },
    Interaction(
      "Tap on a field whose delegate refuses to begin", .apple, "header UITextField.h",
      effects: ["shouldBegin", "not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("", refusing: ["shouldBegin"])
      stage.tap(field)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on a disabled field", .apple, "doc UIControl.isEnabled", effects: ["not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("")
      field.isEnabled = false
      stage.tap(field)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on a field that takes no touches", .apple, "doc UIView.isUserInteractionEnabled",
      effects: ["not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("")
      field.isUserInteractionEnabled = false
      stage.tap(field)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on a button whose action makes a field first responder", .apple, "doc becomeFirstResponder()",
      effects: ["action", "shouldBegin", "didBegin", "editing", "keyboard"]
    ) { stage in
      let field = stage.field("")
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Become") { _ in
          stage.note("action")
          field.becomeFirstResponder()
        })
      stage.add(button, CGRect(x: 20, y: 300, width: 200, height: 44))
      stage.tap(button)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on another field while the keyboard is shown", .apple,
      "doc UITextFieldDelegate; that shouldBegin of the new field comes first is decided",
      effects: [
        "b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin", "willChangeFrame", "didChangeFrame",
      ]
    ) { stage in
      let (first, second) = (stage.field("a"), stage.field("b", y: 260))
      stage.tap(first)
      stage.forget()
      stage.watchKeyboard(framesToo: true)
      stage.tap(second)
    },
    Interaction(
      "Tap on another field while the first one refuses to end", .apple, "header UITextField.h",
      effects: ["b shouldBegin", "a shouldEnd", "editing", "keyboard"]
    ) { stage in
      let first = stage.field("a", refusing: ["a shouldEnd"])
      let second = stage.field("b", y: 260)
      stage.tap(first)
      stage.forget()
      stage.tap(second)
      stage.noteState(of: first)
    },
    Interaction(
      "A field becomes first responder while another object is", .apple,
      "doc becomeFirstResponder()", effects: ["old resigns", "new may become", "new becomes"]
    ) { stage in
      let old = stage.add(Responder(stage, "old"), CGRect(x: 0, y: 100, width: 50, height: 50))
      let new = stage.add(Responder(stage, "new"), CGRect(x: 0, y: 200, width: 50, height: 50))
      old.becomeFirstResponder()
      stage.forget()
      if new.becomeFirstResponder() { stage.note("new becomes") }
    },
    Interaction(
      "Tap on a field that clears its text when editing begins", .apple,
      "doc clearsOnBeginEditing, textFieldShouldClear(_:)",
      effects: ["shouldBegin", "shouldClear", "didBegin", "text “”"]
    ) { stage in
      let field = stage.field("", text: "Ada")
      field.clearsOnBeginEditing = true
      stage.tap(field)
      stage.note(text: field)
    },
    Interaction(
      "Tap on a field in a window that is not the key window", systems: "13+", .apple,
      "doc becomeFirstResponder(): the keyboard comes for the key window; a touch makes a window key, decided",
      effects: ["not key", "key", "editing", "keyboard"]
    ) { stage in
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      other.addSubview(field)
      other.isHidden = false
      stage.keep(other)
      stage.note(other.isKeyWindow ? "key" : "not key")
      stage.tap(field)
      stage.note(other.isKeyWindow ? "key" : "not key")
      stage.noteState(of: field)
      other.isHidden = true
    },
    Interaction(
      "A field of a window behind becomes first responder in code", systems: "13+", .apple,
      "doc becomeFirstResponder(): the keyboard comes only for the key window", effects: ["editing", "no keyboard"]
    ) { stage in
      let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      other.addSubview(field)
      other.isHidden = false
      stage.keep(other)
      field.becomeFirstResponder()
      stage.noteState(of: field)
      other.isHidden = true
    },
  ]
}
