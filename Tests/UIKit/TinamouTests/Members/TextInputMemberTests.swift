// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A field and a text view through the protocol by which keyboards edit them.
@MainActor
@Suite("Text input: positions, ranges and marked text")
struct TextInputMemberTests {
  private static func made(_ kind: String, _ text: String) -> any UITextInput & UIView {
    if kind == "view" {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.text = text
      return view
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    field.text = text
    return field
  }

  private func range(_ input: any UITextInput, _ start: Int, _ length: Int) -> UITextRange? {
    guard let from = input.position(from: input.beginningOfDocument, offset: start),
      let to = input.position(from: from, offset: length)
    else { return nil }
    return input.textRange(from: from, to: to)
  }

  @Test("Positions are counted from the beginning, and compared", arguments: ["field", "view"])
  func positions(kind: String) throws {
    let input = Self.made(kind, "Two words")
    let start = input.beginningOfDocument
    let end = input.endOfDocument
    #expect(input.offset(from: start, to: end) == 9 && input.offset(from: end, to: start) == -9)
    let third = try #require(input.position(from: start, offset: 3))
    #expect(input.compare(start, to: third) == .orderedAscending)
    #expect(input.compare(end, to: third) == .orderedDescending && input.compare(third, to: third) == .orderedSame)
    #expect(input.position(from: start, offset: 10) == nil && input.position(from: start, offset: -1) == nil)
    #expect(input.position(from: third, in: .right, offset: 2).map { input.offset(from: start, to: $0) } == 5)
    #expect(input.position(from: third, in: .left, offset: 2).map { input.offset(from: start, to: $0) } == 1)
  }

  @Test("A range has the text between two positions", arguments: ["field", "view"])
  func ranges(kind: String) throws {
    let input = Self.made(kind, "Two words")
    let words = try #require(range(input, 4, 5))
    #expect(input.text(in: words) == "words" && !words.isEmpty)
    #expect(input.offset(from: words.start, to: words.end) == 5)
    input.replace(words, withText: "men")
    #expect((range(input, 0, 7)).flatMap { input.text(in: $0) } == "Two men" && input.hasText)
    let extended = input.characterRange(byExtending: words.start, in: .left)
    #expect(extended.map { input.offset(from: $0.start, to: $0.end) } == 4)
    let all = try #require(range(input, 0, 7))
    let farthest = input.position(within: all, farthestIn: .right)
    #expect(farthest.map { input.offset(from: input.beginningOfDocument, to: $0) } == 7)
  }

  @Test("A selection is replaced by typed text, and a key deletes before it", arguments: ["field", "view"])
  func selection(kind: String) throws {
    let input = Self.made(kind, "Two words")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(input)
    window.makeKeyAndVisible()
    #expect(input.becomeFirstResponder())
    input.selectedTextRange = range(input, 0, 3)
    input.insertText("Few")
    #expect(range(input, 0, 9).flatMap { input.text(in: $0) } == "Few words")
    #expect(input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.start) } == 3)
    input.deleteBackward()
    #expect(range(input, 0, 8).flatMap { input.text(in: $0) } == "Fe words")
  }

  @Test("Marked text is replaced until it is confirmed", arguments: ["field", "view"])
  func marked(kind: String) throws {
    let input = Self.made(kind, "ab")
    input.selectedTextRange = range(input, 2, 0)
    input.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
    #expect(input.markedTextRange.flatMap { input.text(in: $0) } == "n")
    input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(input.markedTextRange.flatMap { input.text(in: $0) } == "ni")
    input.unmarkText()
    #expect(input.markedTextRange == nil && range(input, 0, 4).flatMap { input.text(in: $0) } == "abni")
  }

  @Test("Places of characters grow to the right, and lead back to positions", arguments: ["field", "view"])
  func places(kind: String) throws {
    let input = Self.made(kind, "Two words")
    input.layoutIfNeeded()
    let first = input.caretRect(for: input.beginningOfDocument)
    let last = input.caretRect(for: input.endOfDocument)
    #expect(first.minX < last.minX && first.height > 0)
    let all = try #require(range(input, 0, 9))
    #expect(abs(input.firstRect(for: all).width - (last.minX - first.minX)) < 2)
    #expect(input.selectionRects(for: all).isEmpty == false)
    let near = try #require(input.closestPosition(to: CGPoint(x: last.midX + 50, y: last.midY)))
    #expect(input.offset(from: input.beginningOfDocument, to: near) == 9)
    let within = try #require(range(input, 0, 3))
    let nearest = try #require(input.closestPosition(to: CGPoint(x: last.midX, y: last.midY), within: within))
    #expect(input.offset(from: input.beginningOfDocument, to: nearest) == 3)
    #expect(input.characterRange(at: CGPoint(x: first.minX + 2, y: first.midY)).flatMap { input.text(in: $0) } == "T")
  }
}
