// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Previews

extension InteractionTable {
  static let textViewRows: [Interaction] =
    typingRows + typingAssistanceRows + compositionRows + storageRows + undoRows + textItemRows

  private static let typingRows: [Interaction] = [
    Interaction(
      "Tap in a text view", .several, "“Keyboards, text views and first responders” (craiggrummitt.com)",
      effects: [
        "shouldBegin", "keyboard will show", "didBegin", "selection 5,0", "first responder", "caret at the finger",
      ]
    ) { stage in
      let (view, _) = textView("Hello world", on: stage)
      stage.watch([(UIResponder.keyboardWillShowNotification, "keyboard will show")])
      view.selectedRange = NSRange(location: 0, length: 0)
      stage.forget()
      let end = caret(5, of: view)
      stage.tap(view, at: CGPoint(x: end.midX - 2, y: end.midY))
      if view.isFirstResponder { stage.note("first responder") }
      if caret(view.selectedRange.location, of: view) == end { stage.note("caret at the finger") }
    },
    Interaction(
      "Type a letter into a text view", .several,
      "doc UITextViewDelegate; the selection is told once, with the text: simonbs/Runestone#158",
      effects: ["shouldChange 2,0 “c”", "selection 3,0", "didChange “abc”", "didChange notification"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      stage.watch([(UITextView.textDidChangeNotification, "didChange notification")])
      try stage.actions.type("c")
      _ = view
    },
    Interaction(
      "Type a letter that the delegate refuses", .apple, "doc textView(_:shouldChangeTextIn:replacementText:)",
      effects: ["shouldChange 2,0 “x”", "“ab”"]
    ) { stage in
      let (view, spy) = focused("ab", on: stage)
      spy.refused = ["x"]
      try stage.actions.type("x")
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Type a letter over a selected word", .apple, "doc textView(_:shouldChangeTextIn:replacementText:)",
      effects: ["shouldChange 0,5 “x”", "selection 1,0", "didChange “x world”"]
    ) { stage in
      let (view, _) = focused("Hello world", on: stage)
      stage.doubleTap(view, at: middle(of: NSRange(location: 1, length: 1), in: view))
      stage.forget()
      try stage.actions.type("x")
    },
    Interaction(
      "Type an emoji and delete it", .apple, "doc NSRange: UTF-16 code units; doc UIKeyInput.deleteBackward()",
      effects: [
        "shouldChange 1,0 “😀”", "selection 3,0", "didChange “a😀”", "shouldChange 1,2 “”", "selection 1,0",
        "didChange “a”",
      ]
    ) { stage in
      _ = focused("a", on: stage)
      try stage.actions.type("😀")
      try stage.actions.press(key: "Backspace")
    },
    Interaction(
      "Delete a letter with an accent of its own", .decided,
      "one key deletes a composed character, as in all of the system",
      effects: ["shouldChange 1,2 “”", "selection 1,0", "didChange “a”"]
    ) { stage in
      _ = focused("ae\u{301}", on: stage)
      try stage.actions.press(key: "Backspace")
    },
    Interaction(
      "Press delete in an empty text view", .decided,
      "there is nothing to change; views of an app’s own learn of the key by deleteBackward()",
      effects: ["deleteBackward"]
    ) { stage in
      let view = stage.keep(DeletingTextView(frame: .zero, textContainer: nil))
      view.onDelete = { [unowned stage] in stage.note("deleteBackward") }
      view.delegate = stage.keep(TextViewSpy(stage))
      stage.add(view, CGRect(x: 20, y: 100, width: 300, height: 100))
      stage.tap(view)
      stage.forget()
      try stage.actions.press(key: "Backspace")
    },
    Interaction(
      "Press return in a text view", .apple, "doc UITextView: the return key inserts a line break",
      effects: ["shouldChange 2,0 “\\n”", "selection 3,0", "didChange “ab\\n”", "first responder"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      try stage.actions.press(key: "Enter")
      if view.isFirstResponder { stage.note("first responder") }
    },
    Interaction(
      "Type into a text view that replaces its text on insertion", .apple, "doc clearsOnInsertion",
      effects: ["shouldChange 0,3 “x”", "selection 1,0", "didChange “x”", "clears false"]
    ) { stage in
      let (view, _) = focused("old", on: stage)
      view.clearsOnInsertion = true
      try stage.actions.type("x")
      stage.note("clears \(view.clearsOnInsertion)")
    },
    Interaction(
      "Type into a text view of iOS 26 whose delegate is asked about several ranges", systems: "26+", .apple,
      "doc textView(_:shouldChangeTextInRanges:replacementText:)",
      effects: ["ranges 2,0 “c”", "“abc”"]
    ) { stage in
      let view = UITextView()
      view.text = "ab"
      view.delegate = stage.keep(SeveralRangesSpy(stage))
      stage.add(view, CGRect(x: 20, y: 100, width: 300, height: 100))
      stage.tap(view, at: CGPoint(x: 200, y: 20))
      try stage.actions.type("c")
      stage.note("“\(view.text ?? "")”")
    },
    Interaction(
      "Type below the lower edge of a text view", .several,
      "openradar 15148548: a text view is expected to scroll to show what is typed",
      effects: ["scrolled", "cursor visible"]
    ) { stage in
      let (view, _) = focused(String(repeating: "line\n", count: 3), on: stage)
      let old = view.contentOffset.y
      try stage.actions.type(String(repeating: "more\n", count: 12))
      stage.forget()
      if view.contentOffset.y > old { stage.note("scrolled") }
      if view.bounds.contains(caret(view.selectedRange.location, of: view)) { stage.note("cursor visible") }
    },
    Interaction(
      "Type after setting typing attributes", .apple, "doc UITextView.typingAttributes",
      effects: ["“c” is red", "“b” is not"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.typingAttributes = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red]
      try stage.actions.type("c")
      stage.forget()
      if view.attributedText.color(at: 2) == .red { stage.note("“c” is red") }
      if view.attributedText.color(at: 1) != .red { stage.note("“b” is not") }
    },
    Interaction(
      "Type into a secure field that is edited again", .decided,
      "not documented; fields for passwords do so on devices, as nobody can continue a text that is not seen",
      effects: ["“x”"]
    ) { stage in
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "old"
      stage.add(field, CGRect(x: 20, y: 100, width: 300, height: 40))
      stage.tap(field)
      try stage.actions.type("x")
      stage.note("“\(field.text ?? "")”")
    },
  ]

  // MARK: Marked text

  private static let compositionRows: [Interaction] = [
    Interaction(
      "Compose a text in a text view", .several,
      "⚡ SwiftUIX#413, THContactPicker#24, IceCubesApp#345, Eureka#2150; against: Shpigford/clearly#368",
      effects: [
        "selection 3,0", "didChange “abk” marked 2,1", "didChange “abか” marked 2,1", "cursor in the marked text",
      ]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.inspection.compose("k")
      view.inspection.compose("か")
      if let marked = view.markedTextRange, let selected = view.selectedTextRange,
        view.compare(marked.start, to: selected.start) != .orderedDescending,
        view.compare(selected.end, to: marked.end) != .orderedDescending
      {
        stage.note("cursor in the marked text")
      }
    },
    Interaction(
      "Compose a text in a field", systems: "15", .one, "oscbyspro/DiffableTextViews#88: no question for marked text",
      effects: ["selection 1,0", "changed “に”", "selection 2,0", "changed “にほ”"]
    ) { stage in
      let (field, _) = focusedField("", on: stage)
      field.inspection.compose("に")
      field.inspection.compose("にほ")
    },
    Interaction(
      "Confirm a candidate in a text view", systems: "11, 16", .one, "linkedin/Hakawai#61; simonbs/Runestone#312",
      effects: ["shouldChange 2,2 “日本” not marked", "didChange “ab日本” not marked"]
    ) { stage in
      let (view, spy) = focused("ab", on: stage)
      view.inspection.compose("にほ")
      stage.forget()
      spy.notesMark = true
      stage.confirm("日本", in: view)
    },
    Interaction(
      "Confirm a candidate that the delegate refuses", systems: "11", .one, "linkedin/Hakawai#61",
      effects: ["shouldChange 2,2 “日本”", "selection 2,0", "didChange “ab”"]
    ) { stage in
      let (view, spy) = focused("ab", on: stage)
      view.inspection.compose("にほ")
      stage.forget()
      spy.refused = ["日本"]
      stage.confirm("日本", in: view)
    },
    Interaction(
      "Keep a composed text as it is", .one, "h3nock/remux#4: setMarkedText, then unmarkText",
      effects: ["didChange “ab拼”", "not marked"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.inspection.compose("拼")
      stage.forget()
      view.unmarkText()
      if view.markedTextRange == nil { stage.note("not marked") }
    },
    Interaction(
      "Type with a Korean keyboard, which replaces syllables", systems: "15", .one, "simonbs/Runestone#11",
      effects: ["selection 1,0", "didChange “ㅎ”", "didChange “하”", "not marked"]
    ) { stage in
      let (view, _) = focused("", on: stage)
      view.insertText("ㅎ")
      if let range = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument) {
        view.replace(range, withText: "하")
      }
      if view.markedTextRange == nil { stage.note("not marked") }
    },
    Interaction(
      "Delete while a text is composed", .decided, "the composition is shortened by the input method",
      effects: ["selection 3,0", "didChange “abに” marked 2,1"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.inspection.compose("にほ")
      stage.forget()
      view.inspection.compose("に")
    },
    Interaction(
      "Leave a text view while a text is composed", .decided, "what is seen stays",
      effects: ["didChange “abに”", "didEnd", "not marked"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.inspection.compose("に")
      stage.forget()
      stage.window.endEditing(true)
      if view.markedTextRange == nil { stage.note("not marked") }
    },
  ]

  // MARK: Storage

  private static let storageRows: [Interaction] = [
    Interaction(
      "Type into a text view whose storage colors what is typed", .apple, "doc NSTextStorage.processEditing()",
      effects: [
        "shouldChange 2,0 “c”", "will 3 2,1 +1", "did 3 2,1 +1", "selection 3,0", "didChange “abc”", "“c” is red",
      ]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      let painter = stage.keep(Painter(stage, colorsBefore: true))
      view.textStorage.delegate = painter
      try stage.actions.type("c")
      if view.attributedText.color(at: 2) == .red { stage.note("“c” is red") }
    },
    Interaction(
      "Type into a text view whose storage colors after processing", .apple,
      "doc textStorage(_:didProcessEditing:range:changeInLength:): attributes may be changed, characters not",
      effects: [
        "shouldChange 2,0 “c”", "will 3 2,1 +1", "did 3 2,1 +1", "selection 3,0", "didChange “abc”", "“c” is red",
      ]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.textStorage.delegate = stage.keep(Painter(stage, colorsBefore: false))
      try stage.actions.type("c")
      if view.attributedText.color(at: 2) == .red { stage.note("“c” is red") }
    },
    Interaction(
      "Type into a text view whose storage colors the whole line before processing", .apple,
      "doc NSTextStorage.edited(_:range:changeInLength:): ranges are merged",
      effects: ["shouldChange 2,0 “c”", "will 3 2,1 +1", "did 3 0,3 +1", "selection 3,0", "didChange “abc”"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      let painter = stage.keep(Painter(stage, colorsBefore: true))
      painter.colorsAll = true
      view.textStorage.delegate = painter
      try stage.actions.type("c")
    },
    Interaction(
      "Tap a button that sets the text of a text view", .apple, "doc NSTextStorageDelegate",
      effects: ["will 3 0,3 +1", "did 3 0,3 +1", "“new” is red"]
    ) { stage in
      let view = UITextView()
      view.text = "ab"
      view.textStorage.delegate = stage.keep(Painter(stage, colorsBefore: true))
      stage.add(view, CGRect(x: 20, y: 100, width: 300, height: 100))
      let button = UIButton(type: .system)
      button.setTitle("Set", for: .normal)
      button.addAction(UIAction { _ in view.text = "new" }, for: .touchUpInside)
      stage.add(button, CGRect(x: 20, y: 300, width: 100, height: 44))
      stage.tap(button)
      if view.attributedText.color(at: 0) == .red { stage.note("“new” is red") }
    },
    Interaction(
      "Delete a letter of a text view with a storage delegate", .apple, "doc NSTextStorageDelegate",
      effects: ["shouldChange 1,1 “”", "will 2 1,0 -1", "did 2 1,0 -1", "selection 1,0", "didChange “a”"]
    ) { stage in
      let (view, _) = focused("ab", on: stage)
      view.textStorage.delegate = stage.keep(Painter(stage, colorsBefore: false))
      try stage.actions.press(key: "Backspace")
    },
    Interaction(
      "Type into a text view with a layout manager of its own", .apple,
      "doc NSLayoutManager.processEditing(for:edited:range:changeInLength:invalidatedRange:)",
      effects: ["layout 3 2,1 +1", "“abc”"]
    ) { stage in
      let (storage, manager) = (NSTextStorage(string: "ab"), NotingLayoutManager())
      let container = NSTextContainer(size: CGSize(width: 300, height: 1e7))
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      stage.keep(storage)
      manager.stage = stage
      let view = UITextView(frame: .zero, textContainer: container)
      stage.add(view, CGRect(x: 20, y: 100, width: 300, height: 100))
      stage.tap(view, at: CGPoint(x: 200, y: 20))
      try stage.actions.type("c")
      stage.note("“\(view.text ?? "")”")
    },
  ]
}
