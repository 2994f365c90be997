// SPDX-License-Identifier: MIT

/// The controller of a keyboard that an app offers.
///
/// Source: Apple, `UIInputViewController`.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
  /// The view of the keyboard.
  open override var inputView: UIView? { view as? UIInputView }
  /// The text of the app that uses the keyboard. It is empty.
  open private(set) var textDocumentProxy: any UITextDocumentProxy = EmptyTextDocument()
  /// The main language of the keyboard. The default is `nil`.
  open var primaryLanguage: String?
  /// Whether the keyboard hides the system's dictation key. The default is `false`. Stored; has no effect.
  open var hasDictationKey = false
  /// Whether the user allowed full access. Always `false`.
  open var hasFullAccess: Bool { false }
  /// Whether the key for the next keyboard is needed. Always `false`.
  open var needsInputModeSwitchKey: Bool { false }
  /// Hides the keyboard. Has no effect.
  open func dismissKeyboard() {}
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

/// A text that does not belong to any app: what a keyboard types is kept before the cursor.
@MainActor
private final class EmptyTextDocument: NSObject, UITextDocumentProxy {
  private var text = ""
  var documentContextBeforeInput: String? { text.isEmpty ? nil : text }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}
