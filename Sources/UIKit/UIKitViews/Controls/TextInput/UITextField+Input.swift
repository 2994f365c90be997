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
    return TextSelection(
      text: string, geometry: TextGeometry(shown, layout, origin: origin, emptyHeight: shownFont.lineHeight))
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
    selectedCharacters = NSRange(location: range.location + replacement.utf16.count, length: 0)
    observedValuesMayHaveChanged()
    inputDelegate?.textDidChange(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
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
