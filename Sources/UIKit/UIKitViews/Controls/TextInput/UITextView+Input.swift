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

  /// Replaces a range, moves the cursor behind the new text and tells observers.
  func edit(_ range: NSRange, _ replacement: String) {
    let old = (content.string ?? "") as NSString
    guard NSMaxRange(range) <= old.length else { return }
    change { content in
      guard let attributed = content.attributed else {
        return content.set(plain: old.replacingCharacters(in: range, with: replacement))
      }
      let changed = NSMutableAttributedString(attributedString: attributed)
      changed.replaceCharacters(in: range, with: replacement)
      content.set(attributed: changed)
    }
    selectedRange = NSRange(location: range.location + replacement.utf16.count, length: 0)
    observedValuesMayHaveChanged()
    inputDelegate?.textDidChange(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
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
