// SPDX-License-Identifier: MIT

/// The methods with which a text input object tells the keyboard about changes. There is no keyboard, so nothing implements them but apps.
///
/// Source: Apple, `UITextInputDelegate`.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
