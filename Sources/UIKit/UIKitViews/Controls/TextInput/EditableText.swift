// SPDX-License-Identifier: MIT

/// A field or a text view: the text that keys, menus and input methods change, in UTF-16 code units.
@MainActor
protocol EditableText: UIView, UITextInput {
  /// The state of editing.
  var editing: TextEditing { get set }
  /// The text.
  var characters: NSString { get }
  /// The positions and rectangles of the text.
  var selection: TextSelection { get }
  /// The selected characters; an empty range is the cursor.
  var selectedCharacters: NSRange { get }
  /// Whether inserted text replaces all text.
  var clearsOnInsertion: Bool { get set }
  /// Whether dashes are replaced while typing.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether quotes are replaced while typing.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The gestures that edit the text.
  var textInteraction: UITextInteraction { get }
  /// The text of a range with its attributes.
  func attributedCharacters(in range: NSRange) -> NSAttributedString
  /// Replaces characters in the text only, with the attributes of typed text unless the new ones have some.
  func replaceCharacters(in range: NSRange, with replacement: NSAttributedString)
  /// Keeps the selection without telling anyone.
  func store(_ selection: NSRange)
  /// Asks the delegate whether characters may be replaced.
  func mayChange(_ range: NSRange, _ replacement: String) -> Bool
  /// Tells the delegate that the selection has changed.
  func tellSelectionChange()
  /// Tells the delegate and observers that the user has changed the text.
  func tellTextChange()
}

/// The state of a text that is being edited.
@MainActor
struct TextEditing {
  /// The text that is being composed; `nil` for none.
  var composition: TextComposition?
  /// The attributes with which composed text is marked.
  var markedTextStyle: [NSAttributedString.Key: Any]?
  /// The attributes of the next typed text that the app has set; `nil` for those of the text before the cursor.
  var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether the next typed text replaces all text, because the field is secure and its editing has begun again.
  var clearsSecureText = false
  /// The history, created on first use.
  var history: TypingHistory?
  /// The reaction of the system to the return key of a field that it shows, after that of the app; `nil` for none.
  var returnWasPressed: (() -> Void)?
}

extension EditableText {
  /// The writing direction of all texts: that of the interface.
  var naturalWritingDirection: NSWritingDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Selection

  /// Selects characters, and tells the delegate and the keyboard if that changes the selection.
  func select(_ range: NSRange) { select(range, insteadOf: selectedCharacters) }

  /// Selects characters, and tells the delegate and the keyboard if they are not those that were selected before.
  func select(_ range: NSRange, insteadOf old: NSRange) {
    let length = characters.length
    let start = min(max(range.location, 0), length)
    let new = NSRange(location: start, length: min(max(range.length, 0), length - start))
    guard new != old else { return store(new) }
    inputDelegate?.selectionWillChange(self)
    store(new)
    editing.typingAttributes = nil
    inputDelegate?.selectionDidChange(self)
    setNeedsDisplay()
    tellSelectionChange()
    if isFirstResponder { inputTextDidChange() }
  }

  /// Selects characters for the user: what is typed next is another step of the history, and replaces nothing but the selection.
  func selectForUser(_ range: NSRange) {
    editing.history?.endRun()
    clearsOnInsertion = false
    select(range)
  }

  // MARK: Editing

  /// Replaces a range, moves the cursor behind the new text, and tells the delegate, the keyboard and observers.
  ///
  /// - Parameters:
  ///   - name: The name of the step that undoes it.
  ///   - composition: The composition that ends with the replacement, which undoes it too.
  func edit(
    _ range: NSRange, _ replacement: NSAttributedString, name: TypingHistory.Name = .typing,
    ending composition: TextComposition? = nil
  ) {
    guard NSMaxRange(range) <= characters.length else { return }
    let (old, typingAttributes) = (selectedCharacters, editing.typingAttributes)
    let removed = composition?.replaced ?? attributedCharacters(in: range)
    madeHistory.note(
      NSRange(location: range.location, length: removed.length), removing: removed, inserting: replacement.length, name)
    inputDelegate?.textWillChange(self)
    replaceCharacters(in: range, with: replacement)
    inputDelegate?.textDidChange(self)
    select(NSRange(location: range.location + replacement.length, length: 0), insteadOf: old)
    // Text that follows is typed like this one.
    editing.typingAttributes = typingAttributes
    changeIsDone()
  }

  /// Replaces a range by text without attributes.
  func edit(_ range: NSRange, _ replacement: String, name: TypingHistory.Name = .typing) {
    edit(range, NSAttributedString(string: replacement), name: name)
  }

  /// Replaces a range for the app: a step of the history by itself.
  func replaceCharacters(_ range: NSRange, by text: String) {
    editing.history?.endRun()
    edit(range, text)
    editing.history?.endRun()
  }

  func changeIsDone() {
    dismissMenu()
    observedValuesMayHaveChanged()
    tellTextChange()
  }

  /// The characters that typed text replaces: the selection, or all for a text that is cleared by insertion.
  var charactersToReplace: NSRange {
    if let composition = editing.composition { return composition.range }
    return clearsOnInsertion || editing.clearsSecureText
      ? NSRange(location: 0, length: characters.length) : selectedCharacters
  }

  /// The characters that the key for deleting removes; `nil` if there are none.
  var charactersToDelete: NSRange? {
    guard clearsOnInsertion || editing.clearsSecureText, characters.length > 0 else {
      return selection.rangeToDelete(selectedCharacters)
    }
    return charactersToReplace
  }

  /// Inserts text in place of the composed, the selected or the whole one.
  func insertCharacters(_ text: String) {
    let range = charactersToReplace
    (clearsOnInsertion, editing.clearsSecureText) = (false, false)
    editing.composition == nil ? edit(range, text) : endComposition(with: text)
  }

  /// Deletes the selected text, or the character before the cursor.
  func deleteCharacters() {
    let range = charactersToDelete
    (clearsOnInsertion, editing.clearsSecureText) = (false, false)
    endComposition()
    if let range { edit(range, "") }
  }

  /// Keeps composed text, and hides the cursor and the menu. Returns `true`.
  @discardableResult
  func editingHasEnded() -> Bool {
    endComposition()
    editing.clearsSecureText = false
    editing.history?.endRun()
    dismissMenu()
    setNeedsDisplay()
    return true
  }

  private func dismissMenu() { if textInteraction.view != nil { textInteraction.menu.dismiss() } }

  // MARK: History

  /// The history of the text.
  var madeHistory: TypingHistory {
    if let history = editing.history { return history }
    let made = TypingHistory(of: self)
    editing.history = made
    return made
  }

  /// Forgets the composition, the history and the attributes of typed text, because the app has set another text.
  func forgetEditing() {
    editing.composition = nil
    editing.typingAttributes = nil
    editing.history?.forget()
  }
}
