// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor
@Suite("Text input")
struct TextInputTests {
  @Test("Inserting replaces the selection, moves the cursor behind it and sends one event")
  func insertion() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abcd"
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: end)
    field.insertText("XYZ")
    #expect(field.text == "aXYZd")
    let cursor = try #require(field.selectedTextRange)
    #expect(cursor.isEmpty)
    #expect(field.offset(from: field.beginningOfDocument, to: cursor.start) == 4)
    #expect(changes == 1)
  }

  @Test("Deleting removes a whole character, or the selection", arguments: [("a👨‍👩‍👧", "a"), ("é", ""), ("", "")])
  func deletion(text: String, rest: String) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    view.selectedTextRange = view.textRange(from: view.endOfDocument, to: view.endOfDocument)
    view.deleteBackward()
    #expect(view.text == rest)
  }

  @Test("A position outside the text does not exist")
  func outside() {
    let field = UITextField()
    field.text = "ab"
    #expect(field.position(from: field.beginningOfDocument, offset: 3) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -3) == nil)
  }

  @Test("The character at the rectangle of a cursor is the one behind it, on every line")
  func geometry() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 300))
    view.text = "several words on more than one line"
    let length = (view.text as NSString).length
    for index in stride(from: 0, to: length, by: 3) {
      let position = try #require(view.position(from: view.beginningOfDocument, offset: index))
      let caret = view.caretRect(for: position)
      let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
      #expect(view.offset(from: view.beginningOfDocument, to: found) == index)
    }
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    #expect(view.selectionRects(for: all).count > 1)
  }

  @Test("Words and sentences are found around a position")
  func tokens() throws {
    let field = UITextField()
    field.text = "One two. Three"
    let position = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let word = try #require(
      field.tokenizer.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward)))
    #expect(field.text(in: word) == "two")
    let sentence = try #require(
      field.tokenizer.rangeEnclosingPosition(position, with: .sentence, inDirection: .storage(.forward)))
    #expect(field.text(in: sentence) == "One two.")
  }
}
