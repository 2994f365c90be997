// SPDX-License-Identifier: MIT

/// An object into which characters can be typed.
///
/// Source: Apple, `UIKeyInput`.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor, or the selected text.
  func deleteBackward()
}
