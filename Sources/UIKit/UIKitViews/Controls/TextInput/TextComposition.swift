// SPDX-License-Identifier: MIT

/// A text that is being composed, such as syllables that will become a Chinese character. It is marked in the text.
struct TextComposition {
  /// The marked characters.
  var range: NSRange
  /// The text in the place of which it is composed.
  let replaced: NSAttributedString
}

extension EditableText {
  /// Replaces the marked text, or the selection, by a text that is marked, and selects a part of that. The delegate is not asked.
  ///
  /// Source: Apple, `UITextInput.setMarkedText(_:selectedRange:)`; oscbyspro/DiffableTextViews#88.
  func compose(_ text: String, selecting part: NSRange) {
    let range = charactersToReplace
    (clearsOnInsertion, editing.clearsSecureText) = (false, false)
    let (old, replaced) = (selectedCharacters, editing.composition?.replaced ?? attributedCharacters(in: range))
    let marked = NSRange(location: range.location, length: text.utf16.count)
    inputDelegate?.textWillChange(self)
    replaceCharacters(in: range, with: NSAttributedString(string: text))
    editing.composition = TextComposition(range: marked, replaced: replaced)
    inputDelegate?.textDidChange(self)
    let start = min(max(part.location, 0), marked.length)
    select(
      NSRange(location: marked.location + start, length: min(max(part.length, 0), marked.length - start)),
      insteadOf: old)
    if marked.length == 0 { editing.composition = nil }
    changeIsDone()
  }

  /// Keeps the marked text as it is.
  func endComposition() {
    guard let composition = editing.composition else { return }
    editing.composition = nil
    madeHistory.note(
      NSRange(location: composition.range.location, length: composition.replaced.length),
      removing: composition.replaced, inserting: composition.range.length, .typing)
    setNeedsDisplay()
    changeIsDone()
  }

  /// Replaces the marked text by the text that it became.
  func endComposition(with text: String) {
    guard let composition = editing.composition else { return }
    editing.composition = nil
    edit(composition.range, NSAttributedString(string: text), ending: composition)
  }

  /// Replaces the marked text by the text that the user has chosen for it, unless the delegate refuses it; then both are gone.
  ///
  /// Source: linkedin/Hakawai#61; simonbs/Runestone#312.
  func confirmComposition(_ text: String) -> Bool {
    guard let composition = editing.composition else { return false }
    editing.composition = nil
    let isAccepted = mayChange(composition.range, text)
    edit(composition.range, NSAttributedString(string: isAccepted ? text : ""), ending: composition)
    return isAccepted
  }
}
