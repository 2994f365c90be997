// SPDX-License-Identifier: MIT

/// The keys of a keyboard as the first responder gets them: a text field or a text view with the questions to its delegate, and any other
/// object that takes text through `UIKeyInput`.
@MainActor
package struct KeyInput {
  /// The object that takes the text.
  package let responder: any UIResponder & UIKeyInput
  private var text: (any EditableText)? { responder as? any EditableText }

  /// Creates the keys of an object; `nil` if it does not take text.
  package init?(_ responder: UIResponder?) {
    guard let input = responder as? any UIResponder & UIKeyInput else { return nil }
    if let text = responder as? UITextView, !text.isEditable { return nil }
    self.responder = input
  }

  // MARK: Keys

  /// Types characters as they are, each of which the delegate may decline. A line break in a text field is the return key.
  ///
  /// - Returns: Whether all characters were accepted.
  @discardableResult
  package func type(_ text: String) -> Bool {
    var wasAccepted = true
    for character in text {
      if character.isNewline {
        pressReturn()
      } else if !insert(String(character)) {
        wasAccepted = false
      }
    }
    return wasAccepted
  }

  /// Inserts a text as it is, in place of the selected or the composed one. Returns whether the delegate has accepted it.
  @discardableResult
  package func insert(_ string: String) -> Bool {
    if let text, text.editing.composition != nil { return text.confirmComposition(string) }
    if let text, !text.mayChange(text.charactersToReplace, string) { return false }
    responder.insertText(string)
    return true
  }

  /// Inserts the text of a key that the user has tapped, as the keyboard completes it: with curved quotation marks, with dashes, and
  /// with a period for a second space.
  @discardableResult
  package func typeKey(_ key: String) -> Bool {
    guard let text, text.editing.composition == nil, text.charactersToReplace == text.selectedCharacters else {
      return insert(key)
    }
    let completed = TypingAssistance(of: text).completed(key)
    guard completed.replacedLength > 0 else { return insert(completed.text) }
    let caret = text.selectedCharacters.location
    let range = NSRange(location: caret - completed.replacedLength, length: completed.replacedLength)
    guard text.mayChange(range, completed.text) else { return false }
    text.edit(range, completed.text)
    return true
  }

  /// Presses the key that deletes the selected text, or else the character before the cursor. Returns whether something was deleted.
  @discardableResult
  package func delete() -> Bool {
    guard let text else {
      let hadText = responder.hasText
      responder.deleteBackward()
      return hadText
    }
    // Fields of several digits learn from it that the key was pressed in an empty field.
    let range = text.charactersToDelete
    if let range, !text.mayChange(range, "") { return false }
    responder.deleteBackward()
    return range != nil
  }

  /// Presses the return key. A field asks its delegate, sends `editingDidEndOnExit`, and ends editing if that event has a target; any
  /// other object receives a line break.
  package func pressReturn() {
    guard let field = responder as? UITextField else {
      insert("\n")
      return
    }
    field.endComposition()
    guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
    let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
    field.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if endsEditing { field.resignFirstResponder() }
    field.editing.returnWasPressed?()
  }

  // MARK: Composition

  /// Marks a text as being composed in place of the one that is marked, with the cursor behind it.
  package func compose(_ string: String) {
    (responder as? any UITextInput)?
      .setMarkedText(string, selectedRange: NSRange(location: string.utf16.count, length: 0))
  }
}
