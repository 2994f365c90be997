// SPDX-License-Identifier: MIT

/// Simulated keys for tests.
extension ViewInspection {
  /// Types characters into this text field or text view, as the user does: the view becomes first responder if it is not,
  /// and its delegate is asked about each character. A line break in a text field is the return key.
  ///
  /// - Returns: Whether all characters were accepted. `false` if the view cannot be edited.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard beginTyping() else { return false }
    var wasAccepted = true
    for character in text {
      if character.isNewline, view is UITextField {
        pressReturn()
      } else {
        let isInserted = replaceSelection(with: String(character))
        wasAccepted = wasAccepted && isInserted
      }
    }
    return wasAccepted
  }

  /// Presses the delete key of the keyboard, as the user does. The delegate of the view is asked.
  ///
  /// - Returns: Whether something was deleted.
  @discardableResult
  public func pressDelete() -> Bool {
    guard beginTyping() else { return false }
    switch view {
    case let field as UITextField:
      guard let range = field.selection.rangeToDelete(field.selectedCharacters) else { return false }
      guard field.mayChange(range, "") else { return false }
      field.edit(range, "")
    case let text as UITextView:
      guard let range = text.selection.rangeToDelete(text.selectedRange) else { return false }
      guard text.mayChange(range, "") else { return false }
      text.edit(range, "")
    default: return false
    }
    return true
  }

  /// Presses the return key of the keyboard. A text field asks its delegate, sends `editingDidEndOnExit`, and ends editing if
  /// that event has a target; a text view gets a line break.
  public func pressReturn() {
    guard beginTyping() else { return }
    guard let field = view as? UITextField else {
      replaceSelection(with: "\n")
      return
    }
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { field.resignFirstResponder() }
  }

  /// Taps the button that clears this text field. The delegate is asked.
  ///
  /// - Returns: Whether the text was cleared.
  @discardableResult
  public func clearText() -> Bool {
    guard let field = view as? UITextField, field.isEnabled, field.delegate?.textFieldShouldClear(field) ?? true else {
      return false
    }
    field.edit(NSRange(location: 0, length: (field.text ?? "").utf16.count), "")
    return true
  }

  private func beginTyping() -> Bool {
    if let text = view as? UITextView, !text.isEditable { return false }
    return view is UITextField || view is UITextView ? view.isFirstResponder || view.becomeFirstResponder() : false
  }

  @discardableResult
  private func replaceSelection(with text: String) -> Bool {
    switch view {
    case let field as UITextField:
      guard field.mayChange(field.selectedCharacters, text) else { return false }
      field.edit(field.selectedCharacters, text)
    case let view as UITextView:
      guard view.mayChange(view.selectedRange, text) else { return false }
      view.edit(view.selectedRange, text)
    default: return false
    }
    return true
  }
}

extension UITextField {
  fileprivate func mayChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }
}

extension UITextView {
  fileprivate func mayChange(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }
}
