// SPDX-License-Identifier: MIT

/// Simulated keys for tests.
extension ViewInspection {
  /// Types characters into this text field or text view, as the user does: the view becomes first responder if it is not,
  /// and its delegate is asked about each character. A line break in a text field is the return key. A character ends a composition,
  /// in place of the composed text.
  ///
  /// - Returns: Whether all characters were accepted. `false` if the view cannot be edited.
  @discardableResult
  public func type(_ text: String) -> Bool { keysAfterFocus?.type(text) ?? false }

  /// Presses the delete key of the keyboard, as the user does. The delegate of the view is asked.
  ///
  /// - Returns: Whether something was deleted.
  @discardableResult
  public func pressDelete() -> Bool { keysAfterFocus?.delete() ?? false }

  /// Presses the return key of the keyboard. A text field asks its delegate, sends `editingDidEndOnExit`, and ends editing if
  /// that event has a target; a text view gets a line break.
  public func pressReturn() { keysAfterFocus?.pressReturn() }

  /// Composes a text in place of the one that is being composed, as an input method for Chinese or Japanese does while the user
  /// types. It is marked, and the delegate is not asked.
  public func compose(_ text: String) { keysAfterFocus?.compose(text) }

  /// Taps the button that clears this text field. The delegate is asked.
  ///
  /// - Returns: Whether the text was cleared.
  @discardableResult
  public func clearText() -> Bool {
    guard let field = view as? UITextField, field.isEnabled, field.delegate?.textFieldShouldClear(field) ?? true else {
      return false
    }
    field.edit(NSRange(location: 0, length: field.characters.length), "")
    return true
  }

  /// The keys of the view, which becomes first responder; `nil` if it does not take text.
  private var keysAfterFocus: KeyInput? {
    guard let keys = KeyInput(view), view.isFirstResponder || view.becomeFirstResponder() else { return nil }
    return keys
  }
}
