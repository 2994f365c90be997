// SPDX-License-Identifier: MIT

/// The controller of a keyboard that an app offers.
///
/// Source: Apple, `UIInputViewController`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view of the keyboard.
  open override var inputView: UIView? { view as? UIInputView }

  /// Creates the view, a `UIInputView` with the style of the keyboard.
  open override func loadView() {
    view = UIInputView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), inputViewStyle: .keyboard)
    (view as? UIInputView)?.frame.size.height = UIScreen.main.inspection.keyboard.standardHeight
  }

  /// The text of the first responder.
  open private(set) var textDocumentProxy: any UITextDocumentProxy = FirstResponderDocument()
  /// The main language of the keyboard. The default is `nil`.
  /// Stored; has no effect, because there is only the simulated keyboard.
  open var primaryLanguage: String?
  /// Whether the keyboard hides the system's dictation key. The default is `false`. Stored; has no effect.
  open var hasDictationKey = false
  /// Whether the user allowed full access. Always `false`.
  open var hasFullAccess: Bool { false }
  /// Whether the key for the next keyboard is needed. Always `false`.
  open var needsInputModeSwitchKey: Bool { false }
  /// Hides the keyboard: the first responder resigns.
  open func dismissKeyboard() { UIScreen.main.firstResponder?.resignFirstResponder() }
  /// Goes to the next keyboard. Has no effect.
  open func advanceToNextInputMode() {}
  /// Called before the text changes. The default implementation does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text has changed. The default implementation does nothing.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the selection changes. The default implementation does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the selection has changed. The default implementation does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard changes.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the cursor.
  var documentContextBeforeInput: String? { get }
  /// The text after the cursor.
  var documentContextAfterInput: String? { get }
  /// The selected text.
  var selectedText: String? { get }
  /// Moves the cursor.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// The text of the first responder, as the view of a controller in place of the keyboard changes it.
@MainActor
private final class FirstResponderDocument: NSObject, UITextDocumentProxy {
  private var keys: KeyInput? { KeyInput(UIScreen.main.firstResponder) }
  private var text: (any UITextInput)? { keys?.responder as? any UITextInput }

  var documentContextBeforeInput: String? {
    content { text, selection in text.textRange(from: text.beginningOfDocument, to: selection.start) }
  }
  var documentContextAfterInput: String? {
    content { text, selection in text.textRange(from: selection.end, to: text.endOfDocument) }
  }
  var selectedText: String? { content { $1 } }
  var hasText: Bool { keys?.responder.hasText ?? false }

  func insertText(_ text: String) { keys?.type(text) }
  func deleteBackward() { keys?.delete() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let start = text.selectedTextRange?.start,
      let position = text.position(from: start, offset: offset)
    else { return }
    text.selectedTextRange = text.textRange(from: position, to: position)
  }

  /// The text of a range beside the selection; `nil` if it is empty.
  private func content(_ range: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
    guard let text, let selection = text.selectedTextRange, let part = range(text, selection).flatMap(text.text(in:))
    else { return nil }
    return part.isEmpty ? nil : part
  }
}
