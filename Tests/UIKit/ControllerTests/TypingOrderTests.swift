// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Writes down the calls of text fields and text views.
private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var lines: [String] = []
  var refused: Set<String> = []

  func page() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func ask(_ question: String) -> Bool {
    lines.append(question)
    return !refused.contains(question)
  }

  private func name(_ field: UITextField) -> String { field.placeholder ?? "" }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("\(name(field)) shouldBegin") }
  func textFieldDidBeginEditing(_ field: UITextField) { lines.append("\(name(field)) didBegin") }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("\(name(field)) shouldEnd") }
  func textFieldDidEndEditing(_ field: UITextField) { lines.append("\(name(field)) didEnd") }
  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  { ask("\(name(field)) \(range.location)+\(range.length) '\(string)'") }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { ask("\(name(field)) shouldReturn") }
  func textFieldShouldClear(_ field: UITextField) -> Bool { ask("\(name(field)) shouldClear") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    ask("view \(range.location)+\(range.length) '\(text == "\n" ? "return" : text)'")
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("view didChange") }

  func changed(_ field: UITextField) { lines.append("\(name(field)) changed '\(field.text ?? "")'") }
  func exited(_ field: UITextField) { lines.append("\(name(field)) exit") }
}

@MainActor @Suite("The order of calls while typing", .serialized)
struct TypingOrderTests {
  private let editor = Editor()
  private let a = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
  private let b = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
  private let window: UIWindow

  init() throws {
    let controller = UIViewController()
    (a.placeholder, b.placeholder) = ("a", "b")
    for field in [a, b] {
      field.delegate = editor
      field.addTarget(editor, action: Editor.changed, for: .editingChanged)
      controller.view.addSubview(field)
    }
    window = try show(controller, on: "iPhone 8")
  }

  @Test("a field that takes over asks first, then the other one ends, then it begins")
  func exchange() {
    #expect(a.becomeFirstResponder())
    #expect(editor.page() == ["a shouldBegin", "a didBegin"])
    #expect(b.becomeFirstResponder())
    #expect(editor.page() == ["b shouldBegin", "a shouldEnd", "a didEnd", "b didBegin"])
    #expect(!a.isFirstResponder && b.isFirstResponder)
    editor.refused = ["b shouldEnd"]
    #expect(!a.becomeFirstResponder() && b.isFirstResponder && b.isEditing && !a.isEditing)
    #expect(editor.page() == ["a shouldBegin", "b shouldEnd"])
    editor.refused = ["a shouldBegin"]
    #expect(!a.becomeFirstResponder() && b.isFirstResponder)
    #expect(editor.page() == ["a shouldBegin"])
    editor.refused = []
    #expect(window.endEditing(false))
    #expect(editor.page() == ["b shouldEnd", "b didEnd"])
  }

  @Test("each character is asked for, and a refused one changes nothing")
  func characters() {
    editor.refused = ["a 1+0 'x'"]
    #expect(!a.inspection.type("1x2"))
    #expect(
      editor.page() == [
        "a shouldBegin", "a didBegin", "a 0+0 '1'", "a changed '1'", "a 1+0 'x'", "a 1+0 '2'", "a changed '12'",
      ])
    #expect(a.inspection.pressDelete())
    #expect(editor.page() == ["a 1+1 ''", "a changed '1'"])
    editor.refused = ["a shouldClear"]
    #expect(!a.inspection.clearText() && a.text == "1")
    editor.refused = []
    #expect(a.inspection.clearText() && a.text == "")
    #expect(editor.page() == ["a shouldClear", "a shouldClear", "a changed ''"])
    #expect(!a.inspection.pressDelete() && editor.page().isEmpty)
  }

  @Test("the return key ends editing only if the event has a target and the delegate allows it")
  func returnKey() {
    a.inspection.type("1\n")
    #expect(editor.page().last == "a shouldReturn" && a.isFirstResponder)
    a.addTarget(editor, action: Editor.exited, for: .editingDidEndOnExit)
    editor.refused = ["a shouldReturn"]
    a.inspection.pressReturn()
    #expect(editor.page() == ["a shouldReturn"] && a.isFirstResponder)
    editor.refused = []
    a.inspection.pressReturn()
    #expect(editor.page() == ["a shouldReturn", "a exit", "a shouldEnd", "a didEnd"] && !a.isFirstResponder)
  }

  @Test("a text view asks and tells its delegate, also about the return key")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
    view.delegate = editor
    window.rootViewController?.view.addSubview(view)
    view.inspection.type("ab\n")
    #expect(
      editor.page() == [
        "view 0+0 'a'", "view didChange", "view 1+0 'b'", "view didChange", "view 2+0 'return'", "view didChange",
      ])
    editor.refused = ["view 2+1 ''"]
    #expect(!view.inspection.pressDelete() && view.text == "ab\n")
    view.isEditable = false
    #expect(!view.inspection.type("c"))
  }
}
