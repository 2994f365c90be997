// SPDX-License-Identifier: MIT

import Foundation
import UIKit

@testable import Previews

/// Notes the calls of the delegate of a text view.
final class TextViewSpy: NSObject, UITextViewDelegate {
  private unowned let stage: InteractionStage
  /// The texts and links that the spy refuses.
  var refused: Set<String> = []
  /// Whether it notes, too, that no text is marked.
  var notesMark = false
  /// The menu that it returns in place of the suggested one.
  var menu: (([UIMenuElement]) -> UIMenu?)?

  init(_ stage: InteractionStage) { self.stage = stage }

  private func mark(_ view: UITextView) -> String {
    guard let range = view.markedTextRange else { return notesMark ? " not marked" : "" }
    let start = view.offset(from: view.beginningOfDocument, to: range.start)
    return " marked \(start),\(view.offset(from: range.start, to: range.end))"
  }

  func textViewShouldBeginEditing(_ view: UITextView) -> Bool {
    stage.note("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ view: UITextView) { stage.note("didBegin") }
  func textViewDidEndEditing(_ view: UITextView) { stage.note("didEnd") }
  func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    stage.note("shouldChange \(range.location),\(range.length) “\(text.shown)”\(mark(view))")
    return !refused.contains(text)
  }
  func textViewDidChange(_ view: UITextView) { stage.note("didChange “\(view.text.shown)”\(mark(view))") }
  func textViewDidChangeSelection(_ view: UITextView) {
    stage.note("selection \(view.selectedRange.location),\(view.selectedRange.length)")
  }

  func textView(_ view: UITextView, primaryActionFor item: UITextItem, defaultAction: UIAction) -> UIAction? {
    stage.note("primaryAction \(item.range.location),\(item.range.length)")
    return defaultAction
  }
  func textView(
    _ view: UITextView, menuConfigurationFor item: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    stage.note("menuConfiguration \(item.range.location),\(item.range.length)")
    return UITextItem.MenuConfiguration(menu: defaultMenu)
  }
  func textView(
    _ view: UITextView, shouldInteractWith url: URL, in range: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    stage.note("shouldInteract \(url.host ?? "")")
    return !refused.contains(url.host ?? "")
  }

  func textView(_ view: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let menu else { return nil }
    stage.note("editMenu \(range.location),\(range.length)")
    return menu(suggestedActions)
  }
  func textView(_ view: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    if menu != nil { stage.note("willPresent") }
  }
  func textView(_ view: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    if menu != nil { stage.note("willDismiss") }
  }
}

/// Notes the calls of the delegate of a field, and the event of its changes.
final class TextFieldSpy: NSObject, UITextFieldDelegate {
  private unowned let stage: InteractionStage
  var menu: (([UIMenuElement]) -> UIMenu?)?

  init(_ stage: InteractionStage) { self.stage = stage }

  func textField(_ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String) -> Bool {
    stage.note("shouldChange \(range.location),\(range.length) “\(replacementString.shown)”")
    return true
  }
  func textFieldDidChangeSelection(_ field: UITextField) {
    guard let range = field.selectedTextRange else { return }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    stage.note("selection \(start),\(field.offset(from: range.start, to: range.end))")
  }
  func changed(_ field: UITextField) { stage.note("changed “\(field.text ?? "")”") }

  func textField(
    _ field: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let menu else { return nil }
    stage.note("editMenu \(range.location),\(range.length)")
    return menu(suggestedActions)
  }
}

/// Notes the question about several ranges.
final class SeveralRangesSpy: NSObject, UITextViewDelegate {
  private unowned let stage: InteractionStage
  init(_ stage: InteractionStage) { self.stage = stage }
  func textView(_ view: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String) -> Bool {
    let shown = ranges.map { "\($0.rangeValue.location),\($0.rangeValue.length)" }.joined(separator: " ")
    stage.note("ranges \(shown) “\(text)”")
    return true
  }
}

/// Colors the changed characters of a storage, and notes the calls of its delegate.
final class Painter: NSObject, NSTextStorageDelegate {
  private let stage: InteractionStage
  private let colorsBefore: Bool
  /// Whether the whole text is colored.
  var colorsAll = false

  init(_ stage: InteractionStage, colorsBefore: Bool) { (self.stage, self.colorsBefore) = (stage, colorsBefore) }

  func textStorage(
    _ storage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
    changeInLength delta: Int
  ) { note("will", mask, range, delta, in: storage, colors: colorsBefore) }

  func textStorage(
    _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
    changeInLength delta: Int
  ) { note("did", mask, range, delta, in: storage, colors: !colorsBefore) }

  private func note(
    _ word: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int, in storage: NSTextStorage,
    colors: Bool
  ) {
    MainActor.assumeIsolated { [stage] in
      stage.note("\(word) \(mask.rawValue) \(range.location),\(range.length) \(delta < 0 ? "" : "+")\(delta)")
    }
    let painted = colorsAll ? NSRange(location: 0, length: storage.length) : range
    if colors, painted.length > 0 { storage.addAttribute(.foregroundColor, value: UIColor.red, range: painted) }
  }
}

/// Notes the changes of which it is told.
final class NotingLayoutManager: NSLayoutManager, @unchecked Sendable {
  weak var stage: InteractionStage?

  override func processEditing(
    for textStorage: NSTextStorage, edited mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int,
    invalidatedRange: NSRange
  ) {
    super.processEditing(
      for: textStorage, edited: mask, range: range, changeInLength: delta, invalidatedRange: invalidatedRange)
    MainActor.assumeIsolated { [stage] in
      stage?.note("layout \(mask.rawValue) \(range.location),\(range.length) +\(delta)")
    }
  }
}

/// A text view that notes the key for deleting.
final class DeletingTextView: UITextView {
  var onDelete: () -> Void = {}
  override func deleteBackward() {
    onDelete()
    super.deleteBackward()
  }
}

extension NSAttributedString {
  /// The color of a character.
  func color(at index: Int) -> UIColor? { attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor }
}

extension String {
  /// The text with line breaks as `\n`.
  fileprivate var shown: String { replacingOccurrences(of: "\n", with: "\\n") }
}

extension InteractionTable {
  /// A text view with a spy on the screen.
  @MainActor
  static func textView(_ text: String, on stage: InteractionStage) -> (UITextView, TextViewSpy) {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    let spy = stage.keep(TextViewSpy(stage))
    view.delegate = spy
    stage.add(view, CGRect(x: 20, y: 200, width: 300, height: 100))
    stage.forget()
    return (view, spy)
  }

  /// A text view that was tapped behind its text.
  @MainActor
  static func focused(_ text: String, on stage: InteractionStage) -> (UITextView, TextViewSpy) {
    let (view, spy) = textView(text, on: stage)
    stage.tap(view, at: CGPoint(x: 280, y: 60))
    stage.forget()
    return (view, spy)
  }

  /// A field that was tapped behind its text.
  @MainActor
  static func focusedField(_ text: String, on stage: InteractionStage) -> (UITextField, TextFieldSpy) {
    let field = UITextField()
    field.text = text
    let spy = stage.keep(TextFieldSpy(stage))
    field.delegate = spy
    field.addTarget(spy, action: TextFieldSpy.changed, for: .editingChanged)
    stage.add(field, CGRect(x: 20, y: 200, width: 300, height: 40))
    stage.tap(field, at: CGPoint(x: 250, y: 20))
    stage.forget()
    return (field, spy)
  }

  /// The rectangle of the cursor at an index.
  @MainActor
  static func caret(_ index: Int, of view: any UITextInput) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: index).map { view.caretRect(for: $0) } ?? .null
  }

  /// The middle of a range, in the coordinates of its view.
  @MainActor
  static func middle(of range: NSRange, in view: any UITextInput) -> CGPoint {
    let (start, end) = (caret(range.location, of: view), caret(NSMaxRange(range), of: view))
    return CGPoint(x: (start.midX + end.midX) / 2, y: start.midY)
  }
}

extension InteractionStage {
  /// Chooses a text for the one that a view composes.
  func confirm(_ text: String, in view: UIView) { KeyInput(view)?.insert(text) }

  /// Taps a view twice, or more often, at a point of it, in its coordinates.
  func doubleTap(_ view: UIView, at point: CGPoint, times: Int = 2) {
    let place = place(point, in: view)
    for _ in 0..<times {
      touch(at: place)
      wait(0.06)
      lift()
      wait(0.06)
    }
    settle()
  }

  /// Notes the title and the buttons of the alert that is shown.
  func noteAlert() {
    guard let alert = window.rootViewController?.presentedViewController as? UIAlertController else {
      return note("no alert")
    }
    note("\(alert.title ?? ""): \(alert.actions.compactMap(\.title).joined(separator: ", "))")
  }

  /// The titles of the menu that is shown; empty for none.
  var editMenuTitles: [String] {
    UIScreen.main.systemWindows.flatMap { ($0 as? SystemWindow)?.kind == .menus ? Self.buttons(in: $0) : [] }
      .compactMap(\.currentTitle)
  }

  /// The frame of the menu that is shown, on the screen; `nil` for none.
  var editMenuFrame: CGRect? {
    let views = UIScreen.main.systemWindows.flatMap { ($0 as? SystemWindow)?.kind == .menus ? $0.subviews : [] }
    return views.first.map { $0.convert($0.bounds, to: nil) }
  }

  /// Taps an element of the menu that is shown, by its title.
  func chooseEdit(_ title: String) throws {
    try actions.tap(title)
    settle()
  }

  /// Notes the titles of the menu that is shown.
  func noteMenu() { note(editMenuTitles.isEmpty ? "no menu" : editMenuTitles.joined(separator: ", ")) }

  private static func buttons(in view: UIView) -> [UIButton] {
    view.isHidden ? [] : view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }
}
