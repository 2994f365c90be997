// SPDX-License-Identifier: MIT

extension UITextField {
  /// The text as the keyboard sees it.
  var selection: TextSelection {
    let string = (content.string ?? "") as NSString
    let shown = shownText
    var options = TextLayout.Options()
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    options.size.width = room.width > 0 ? room.width : .infinity
    options.lineLimit = 1
    options.lineBreakMode = .byClipping
    options.alignment = content.hasOwnParagraphs ? nil : textAlignment
    options.interfaceDirection = effectiveUserInterfaceLayoutDirection
    let layout = TextLayout(shown, options: options)
    let height = layout.lines.first?.height ?? shownFont.lineHeight
    let origin = CGPoint(x: room.minX, y: room.midY - height / 2)
    let emptyX = TextGeometry.emptyX(textAlignment, effectiveUserInterfaceLayoutDirection, width: room.width)
    return TextSelection(
      text: string,
      geometry: TextGeometry(shown, layout, origin: origin, emptyHeight: shownFont.lineHeight, emptyX: emptyX))
  }
}

extension UITextField: EditableText {
  var characters: NSString { (content.string ?? "") as NSString }

  func store(_ selection: NSRange) { selectedCharacters = selection }

  func attributedCharacters(in range: NSRange) -> NSAttributedString {
    guard let attributed = content.attributed else {
      return NSAttributedString(string: characters.substring(with: range))
    }
    return attributed.attributedSubstring(from: range)
  }

  func replaceCharacters(in range: NSRange, with replacement: NSAttributedString) {
    let typed = editing.typingAttributes
    guard content.attributed != nil || typed != nil || replacement.hasAttributes else {
      let changed = characters.replacingCharacters(in: range, with: replacement.string)
      return change { $0.set(plain: changed) }
    }
    let changed = NSMutableAttributedString(attributedString: content.attributedString ?? NSAttributedString())
    if let typed, !replacement.hasAttributes {
      changed.replaceCharacters(in: range, with: NSAttributedString(string: replacement.string, attributes: typed))
    } else if replacement.hasAttributes {
      changed.replaceCharacters(in: range, with: replacement)
    } else {
      changed.replaceCharacters(in: range, with: replacement.string)
    }
    change { $0.set(attributed: changed) }
  }

  func mayChange(_ range: NSRange, _ replacement: String) -> Bool {
    guard let delegate else { return true }
    return InterfaceGeneration.system >= .iOS26
      ? delegate.textField(
        self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: replacement)
      : delegate.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
  }

  func tellSelectionChange() { delegate?.textFieldDidChangeSelection(self) }

  func tellTextChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension NSAttributedString {
  /// Whether a character has attributes.
  var hasAttributes: Bool {
    var isFound = false
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
      if !attributes.isEmpty { isFound = true }
    }
    return isFound
  }
}

extension UITextField {
  /// The key of the notification of the end of editing under which the raw value of the reason is found.
  public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}

extension UITextField {
  /// Posted after a field has begun to be edited. The object is the field.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after a field has ended to be edited. The object is the field.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted after the user has changed the text of a field. The object is the field.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
}
