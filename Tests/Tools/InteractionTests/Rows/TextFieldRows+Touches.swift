// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let fieldTextRows: [Interaction] = [
    Interaction(
      "Type a letter", .apple, "doc UITextFieldDelegate, header UITextField.h",
      effects: ["shouldChange 1+0 “b”", "text “Ab”", "didChange notification"]
    ) { stage in
      let field = stage.field("", text: "A")
      stage.tap(field)
      stage.forget()
      field.addAction(UIAction { _ in stage.note(text: field) }, for: .editingChanged)
      stage.watch([(UITextField.textDidChangeNotification, "didChange notification")])
      stage.tapKeys("b")
    },
    Interaction(
      "Type a letter that the delegate refuses", .apple, "header UITextField.h: false, the text stays",
      effects: ["shouldChange 1+0 “b”", "text “A”"]
    ) { stage in
      let field = stage.field("", text: "A", refusing: ["shouldChange 1+0 “b”"])
      stage.tap(field)
      stage.forget()
      stage.tapKeys("b")
      stage.note(text: field)
    },
    Interaction(
      "Tap an empty field whose text is at the right, in the middle, at the left", .decided,
      "the cursor is where the first letter will be; no text of Apple’s was found",
      effects: ["right", "middle", "left"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 50, y: 100, width: 200, height: 44))
      for alignment in [NSTextAlignment.right, .center, .left] {
        field.textAlignment = alignment
        stage.tap(field)
        let room = field.editingRect(forBounds: field.bounds)
        let caret = field.caretRect(for: field.beginningOfDocument)
        let isAtRight = caret.maxX > room.maxX - 1
        stage.note(abs(caret.midX - room.midX) < 1 ? "middle" : isAtRight ? "right" : "left")
      }
    },
    Interaction(
      "Delete a letter", .apple, "doc UITextFieldDelegate", effects: ["shouldChange 1+1 “”", "text “A”"]
    ) { stage in
      let field = stage.field("", text: "Ab")
      stage.tap(field)
      stage.forget()
      stage.tapKeys("delete")
      stage.note(text: field)
    },
    Interaction(
      "Delete in an empty field", .apple, "doc UIKeyInput.deleteBackward(); the delegate has nothing to decide",
      effects: ["deleteBackward", "text “”"]
    ) { stage in
      let field = stage.add(DigitField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      field.onDelete = { stage.note("deleteBackward") }
      stage.tap(field)
      stage.tapKeys("delete")
      stage.note(text: field)
    },
    Interaction(
      "Type in a field that clears its text on insertion", .apple, "doc clearsOnInsertion",
      effects: ["shouldChange 0+3 “n”", "text “n”"]
    ) { stage in
      let field = stage.field("", text: "Ada")
      stage.tap(field)
      field.clearsOnInsertion = true
      stage.forget()
      stage.tapKeys("n")
      stage.note(text: field)
    },
    Interaction(
      "Tap on the clear button", .apple, "header UITextField.h, doc UITextFieldDelegate",
      effects: ["shouldClear", "text “”", "editing", "keyboard"]
    ) { stage in
      let field = stage.field("", text: "Ada")
      field.clearButtonMode = .whileEditing
      stage.tap(field)
      stage.forget()
      stage.tap(field, at: field.clearButtonRect(forBounds: field.bounds).middle)
      stage.note(text: field)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on the clear button, refused by the delegate", .apple,
      "header UITextField.h: false, nothing happens and no notification is posted",
      effects: ["shouldClear", "text “Ada”"]
    ) { stage in
      let field = stage.field("", text: "Ada", refusing: ["shouldClear"])
      field.clearButtonMode = .always
      stage.watch([(UITextField.textDidChangeNotification, "didChange notification")])
      stage.tap(field, at: field.clearButtonRect(forBounds: field.bounds).middle)
      stage.note(text: field)
    },
  ]

  static let fieldTouchRows: [Interaction] = [
    Interaction(
      "Tap on a field, seen by its control events", systems: "4", .trial,
      "Programming iOS 4, “Actions”: the touch events except those of fingers that are lifted",
      effects: ["touchDown", "touchCancel", "editingDidBegin"]
    ) { stage in
      let field = stage.add(UITextField(), CGRect(x: 20, y: 200, width: 300, height: 40))
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
        (.touchCancel, "touchCancel"), (.editingDidBegin, "editingDidBegin"),
      ]
      for (event, name) in events { field.addAction(UIAction { _ in stage.note(name) }, for: event) }
      stage.tap(field)
    },
    Interaction(
      "Tap behind the text of a field", .decided, "the cursor is where the finger was", effects: ["cursor 7"]
    ) { stage in
      let field = stage.field("", text: "One two")
      field.delegate = nil
      stage.tap(field, at: CGPoint(x: 250, y: 20))
      stage.note(cursor: field)
    },
    Interaction(
      "Tap in a word of a field", .decided, "devices put the cursor at the edge of the word that is nearer",
      effects: ["cursor 4", "cursor 7"]
    ) { stage in
      let field = stage.field("", text: "One two three")
      field.delegate = nil
      for index in [5, 6] {
        let position = field.position(from: field.beginningOfDocument, offset: index) ?? field.endOfDocument
        stage.tap(field, at: field.caretRect(for: position).middle)
        stage.note(cursor: field)
        stage.wait(1)
      }
    },
    Interaction(
      "Tap on a button beside the text of a field", .apple, "doc rightView: an overlay view takes its own touches",
      effects: ["button", "not editing", "no keyboard"]
    ) { stage in
      let field = stage.field("")
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: "Eye") { _ in stage.note("button") })
      button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      field.rightView = button
      field.rightViewMode = .always
      stage.settle()
      stage.tap(button)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on an image beside the text of a field", .decided, "an image takes no touches, so the field has it",
      effects: ["shouldBegin", "didBegin", "editing", "keyboard"]
    ) { stage in
      let field = stage.field("")
      let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      field.leftView = image
      field.leftViewMode = .always
      stage.settle()
      stage.tap(image)
      stage.noteState(of: field)
    },
    Interaction(
      "Tap on a field in a view that recognizes taps", .decided,
      "both happen; the field is edited afterward, so that an app that ends editing by every tap can be typed into",
      effects: ["tap", "shouldBegin", "didBegin", "editing", "keyboard"]
    ) { stage in
      let field = stage.field("")
      stage.endEditingByTaps()
      stage.tap(field)
      stage.noteState(of: field)
    },
    Interaction(
      "Drag that begins on a field in a scroll view", .apple, "doc UIScrollView: a touch that moves scrolls",
      effects: ["scrolled", "not editing", "no keyboard"]
    ) { stage in
      let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 100, width: 390, height: 400))
      scrollView.contentSize = CGSize(width: 390, height: 1000)
      let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      scrollView.addSubview(field)
      stage.settle()
      stage.drag(from: stage.place(in: field), to: CGPoint(x: 170, y: 200))
      stage.note(scrollView.contentOffset.y > 0 ? "scrolled" : "not scrolled")
      stage.noteState(of: field)
    },
    Interaction(
      "Type and tap through the words of a script", .decided, "scripts do what fingers do",
      effects: ["shouldBegin", "didBegin", "shouldChange 0+0 “A”", "shouldChange 1+0 “d”", "text “Ad”"]
    ) { stage in
      let field = stage.field("")
      field.accessibilityIdentifier = "name"
      try stage.actions.tap("name")
      try stage.actions.type("Ad")
      stage.note(text: field)
    },
  ]
}

/// A field of one digit, which goes back when nothing is left to delete.
private final class DigitField: UITextField {
  var onDelete: () -> Void = {}

  override func deleteBackward() {
    onDelete()
    super.deleteBackward()
  }
}
