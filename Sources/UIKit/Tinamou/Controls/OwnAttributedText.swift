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
