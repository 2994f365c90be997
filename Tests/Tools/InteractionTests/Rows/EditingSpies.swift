// SPDX-License-Identifier: MIT

import UIKit

/// Notes the calls of fields and text views on a stage, by short names.
@MainActor
final class FieldSpy: NSObject, UITextFieldDelegate, UITextViewDelegate {
  private unowned let stage: InteractionStage
  private let refused: Set<String>
  /// The field to which the return key leads.
  var next: UITextField?

  init(_ stage: InteractionStage, refusing refused: Set<String> = []) {
    (self.stage, self.refused) = (stage, refused)
  }

  private func ask(_ question: String) -> Bool {
    stage.note(question)
    return !refused.contains(question)
  }

  private func name(_ field: UITextField) -> String { field.placeholder.map { $0.isEmpty ? "" : "\($0) " } ?? "" }

  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { ask("\(name(field))shouldBegin") }
  func textFieldDidBeginEditing(_ field: UITextField) { stage.note("\(name(field))didBegin") }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { ask("\(name(field))shouldEnd") }
  func textFieldDidEndEditing(_ field: UITextField) { stage.note("\(name(field))didEnd") }
  func textFieldShouldClear(_ field: UITextField) -> Bool { ask("\(name(field))shouldClear") }

  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { ask("\(name(field))shouldChange \(range.location)+\(range.length) “\(string)”") }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    let isAllowed = ask("\(name(field))shouldReturn")
    guard let next else { return isAllowed }
    next.becomeFirstResponder()
    stage.note("\(name(field))has returned")
    return isAllowed
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { stage.note("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { stage.note("didEnd") }
}

/// A view that can become first responder, and notes what it is asked.
final class Responder: UIView {
  private unowned let stage: InteractionStage
  private let name: String

  init(_ stage: InteractionStage, _ name: String) {
    (self.stage, self.name) = (stage, name)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool {
    stage.note("\(name) may become")
    return true
  }

  override func resignFirstResponder() -> Bool {
    stage.note("\(name) resigns")
    return super.resignFirstResponder()
  }
}

extension InteractionStage {
  /// Makes a delegate that notes its calls.
  func spy(refusing refused: Set<String> = []) -> FieldSpy { keep(FieldSpy(self, refusing: refused)) }

  /// Puts a field on the screen whose calls are noted; their names begin with its placeholder.
  func field(
    _ name: String, y: CGFloat = 200, text: String = "", refusing refused: Set<String> = []
  ) -> UITextField {
    let field = UITextField()
    (field.placeholder, field.text, field.delegate) = (name, text, spy(refusing: refused))
    return add(field, CGRect(x: 20, y: y, width: 300, height: 40))
  }

  /// Lets taps on the screen end editing, as many apps do.
  func endEditingByTaps() {
    let recognizer = UITapGestureRecognizer()
    recognizer.addTarget(
      keep(
        TapTarget { [unowned self] in
          note("tap")
          view.endEditing(true)
        }), action: TapTarget.fire)
    view.addGestureRecognizer(recognizer)
  }

  /// Notes the notifications of the keyboard, with those of its frame only if asked for.
  func watchKeyboard(framesToo: Bool = false) {
    watch([
      (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"), (UIResponder.keyboardDidHideNotification, "didHide"),
    ])
    guard framesToo else { return }
    watch([
      (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ])
  }

  /// Notes whether a field is edited, and whether a keyboard is on the screen.
  func noteState(of field: UITextField) {
    note(field.isEditing && field.isFirstResponder ? "editing" : "not editing")
    note(key("delete") == nil ? "no keyboard" : "keyboard")
  }

  /// Notes the text of a field.
  func note(text field: UITextField) { note("text “\(field.text ?? "")”") }

  /// Notes the place of the cursor in a field.
  func note(cursor field: UITextField) {
    let start = field.selectedTextRange?.start ?? field.beginningOfDocument
    note("cursor \(field.offset(from: field.beginningOfDocument, to: start))")
  }

  /// The key of the keyboard on the screen with a name; `nil` if there is none.
  func key(_ name: String) -> UIControl? {
    let window = UIScreen.main.systemWindow(.keyboard)
    guard !window.isHidden else { return nil }
    window.layoutIfNeeded()
    return Self.controls(in: window).first { $0.accessibilityIdentifier == name && $0.frame.height > 0 && !$0.isHidden }
  }

  private static func controls(in view: UIView) -> [UIControl] {
    view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls(in: $0) }
  }

  /// Taps keys of the keyboard one after the other.
  func tapKeys(_ names: String...) {
    for name in names {
      guard let key = key(name) else { return note("no key \(name)") }
      tap(key)
      // Two quick taps on Shift would lock it.
      wait(0.5)
    }
  }
}

extension CGRect {
  /// The point in the middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

/// A target that performs a closure.
@MainActor
final class TapTarget: NSObject {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func fire() { action() }
}
