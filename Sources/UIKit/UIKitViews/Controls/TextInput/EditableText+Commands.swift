// SPDX-License-Identifier: MIT

extension EditableText {
  /// Whether a standard command can be performed now.
  ///
  /// The key for deleting and the menu of fields and text views have no command for deleting, as on a device.
  func accepts(_ command: StandardEditCommand, isEditable: Bool) -> Bool {
    let (selected, length) = (selectedCharacters, characters.length)
    let isSecret = isSecureTextEntry && self is UITextField
    switch command {
    case .cut: return isEditable && selected.length > 0 && !isSecret
    case .copy: return selected.length > 0 && !isSecret
    case .paste: return isEditable && UIPasteboard.general.hasStrings
    case .select: return length > 0 && selected.length == 0
    case .selectAll: return length > 0 && selected.length < length
    case .delete: return false
    }
  }

  /// Performs a standard command. Cutting, pasting and deleting ask the delegate.
  ///
  /// - Parameter sender: The sender of the message. A command of a menu that selects shows the menu for the selection.
  func perform(_ command: StandardEditCommand, _ sender: Any?) {
    let selected = selectedCharacters
    switch command {
    case .copy: copySelection()
    case .cut:
      copySelection()
      replaceForUser(selected, "", .cut)
    case .delete: replaceForUser(selected, "", .delete)
    case .paste: UIPasteboard.general.string.map { replaceForUser(charactersToReplace, pasted($0), .paste) }
    case .select: selectForUser(wordAtCursor ?? selected)
    case .selectAll: selectForUser(NSRange(location: 0, length: characters.length))
    }
    if command == .select || command == .selectAll, sender != nil, isFirstResponder { showMenu() }
  }

  private func showMenu() {
    if textInteraction.view == nil { addInteraction(textInteraction) }
    textInteraction.menu.present()
  }

  private func copySelection() {
    guard selectedCharacters.length > 0 else { return }
    UIPasteboard.general.string = characters.substring(with: selectedCharacters)
  }

  private func replaceForUser(_ range: NSRange, _ text: String, _ name: TypingHistory.Name) {
    guard range.length > 0 || !text.isEmpty, mayChange(range, text) else { return }
    (clearsOnInsertion, editing.clearsSecureText) = (false, false)
    editing.composition = nil
    edit(range, text, name: name)
  }

  /// The text of the pasteboard as it is inserted: a field has one line.
  private func pasted(_ text: String) -> String {
    self is UITextField ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }

  /// The word at the cursor, or the one before it.
  private var wordAtCursor: NSRange? {
    let (cursor, words) = (selectedCharacters.location, TextUnits.ranges(of: .word, in: characters as String))
    return words.first { $0.location <= cursor && cursor <= NSMaxRange($0) } ?? words.last { NSMaxRange($0) < cursor }
      ?? words.first
  }
}
