// SPDX-License-Identifier: MIT

extension UILabel {
  /// The attributed text that was set; `nil` for plain text.
  package var ownAttributedText: NSAttributedString? { content.attributed }
}

extension UITextField {
  /// The attributed text that was set; `nil` for plain text.
  package var ownAttributedText: NSAttributedString? { content.attributed }
}

extension UITextView {
  /// The attributed text that was set; `nil` for plain text.
  package var ownAttributedText: NSAttributedString? { content.attributed }
}

extension UITextField {
  /// The placeholder if it has an attribute; otherwise `nil`.
  var ownAttributedPlaceholder: NSAttributedString? {
    guard let text = attributedPlaceholder, text.length > 0 else { return nil }
    var isFound = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      if !attributes.isEmpty { isFound = true }
    }
    return isFound ? text : nil
  }
}
