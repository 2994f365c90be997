// SPDX-License-Identifier: MIT

extension UITextView {
  /// The text as the keyboard sees it.
  var selection: TextSelection { TextSelection(text: (content.string ?? "") as NSString, geometry: textGeometry) }

  /// The text with the view's font and color where it has none of its own.
  var shownAttributedText: NSAttributedString {
    guard let attributed = content.attributed else {
      return NSAttributedString(
        string: content.plain ?? "", attributes: [.font: shownFont, .foregroundColor: content.color])
    }
    return attributed
  }
}

extension UITextView: EditableText {
  var characters: NSString { (content.string ?? "") as NSString }
  var selectedCharacters: NSRange { selectedRange }

  func store(_ selection: NSRange) { storedSelection = selection }

  func attributedCharacters(in range: NSRange) -> NSAttributedString {
    guard let attributed = content.attributed else {
      return NSAttributedString(string: characters.substring(with: range))
    }
    return attributed.attributedSubstring(from: range)
  }

  func replaceCharacters(in range: NSRange, with replacement: NSAttributedString) {
    let attributed =
      replacement.hasAttributes
      ? replacement : NSAttributedString(string: replacement.string, attributes: typingAttributes)
    if storage.replace(range, with: attributed) { return }
    guard content.attributed != nil || replacement.hasAttributes || editing.typingAttributes != nil else {
      let plain = characters.replacingCharacters(in: range, with: replacement.string)
      return change { $0.set(plain: plain) }
    }
    let changed = NSMutableAttributedString(attributedString: shownAttributedText)
    changed.replaceCharacters(in: range, with: attributed)
    change { $0.set(attributed: changed) }
  }

  func mayChange(_ range: NSRange, _ replacement: String) -> Bool {
    guard let delegate else { return true }
    return InterfaceGeneration.system >= .iOS26
      ? delegate.textView(self, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: replacement)
      : delegate.textView(self, shouldChangeTextIn: range, replacementText: replacement)
  }

  func tellSelectionChange() { delegate?.textViewDidChangeSelection(self) }

  func tellTextChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if isFirstResponder { scrollCursorToVisible() }
  }

  /// The attributes of the text before the cursor, or of the first selected character, with which typed text continues it.
  var attributesAtCursor: [NSAttributedString.Key: Any] {
    guard let attributed = content.attributed, attributed.length > 0 else {
      return [.font: shownFont, .foregroundColor: content.color]
    }
    let index = selectedRange.length > 0 ? selectedRange.location : selectedRange.location - 1
    return attributed.attributes(at: min(max(index, 0), attributed.length - 1), effectiveRange: nil)
      .filter { $0.key != .attachment }
  }

  /// Scrolls by the smallest distance that shows the cursor, and so do the views around this one.
  func scrollCursorToVisible() {
    layoutIfNeeded()
    let cursor = selection.geometry.caret(at: NSMaxRange(selectedRange))
    if isScrollEnabled { scrollRectToVisible(cursor, animated: false) }
    let display: (any KeyboardDisplay)? = window
    guard display?.showsKeyboard == true else { return }
    // A text that does not scroll makes what contains it higher.
    if !isScrollEnabled { window?.layoutIfNeeded() }
    scrollContainers(to: cursor)
  }
}

/// A window over which a keyboard may be.
@MainActor
protocol KeyboardDisplay {
  /// Whether the keyboard is on the screen.
  var showsKeyboard: Bool { get }
}

extension UIView {
  /// Scrolls the views around this one by the smallest distances that show `rect`, in this view's coordinates.
  func scrollContainers(to rect: CGRect) {
    for case let container as UIScrollView in sequence(first: self, next: \.superview).dropFirst()
    where container.isScrollEnabled && container.contentSize != .zero {
      container.scrollRectToVisible(convert(rect, to: container), animated: false)
    }
  }
}

extension UITextView {
  /// Posted after a view has begun to be edited. The object is the view.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted after a view has ended to be edited. The object is the view.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted after the user has changed the text of a view. The object is the view.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}
