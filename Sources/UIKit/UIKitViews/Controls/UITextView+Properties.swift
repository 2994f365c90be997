// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UITextView``.
  package static let textView = PropertyTable(
    UITextView.self, superclass: "UIScrollView", "A view for editing text of several lines.", make: { UITextView() },
    [
      ObjectProperty(
        "text", \UITextView.text, "The text.", kind: .text, shown: { $0.ownAttributedText == nil ? $0.text : "" }),
      ObjectProperty("font", \UITextView.font, "The font.", kind: .font, document: "fontDescription"),
      ObjectProperty("textColor", \UITextView.textColor, "The text color.", kind: .color),
      ObjectProperty("textAlignment", \UITextView.textAlignment, "The alignment of the lines."),
      ObjectProperty(
        "isScrollEnabled", \UITextView.isScrollEnabled,
        "Whether the text scrolls; if false, the view is as large as its text.", absent: true),
      ObjectProperty("isEditable", \UITextView.isEditable, "Whether the text can be edited.", absent: true),
      ObjectProperty("isSelectable", \UITextView.isSelectable, "Whether the text can be selected.", absent: true),
      ObjectProperty(
        "textContainerInset", \UITextView.textContainerInset, "The insets of the text, in points.", document: .none),
      ObjectProperty(
        "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory,
        "Whether the font follows the text size that the user prefers.", absent: false),
      ObjectProperty(
        "isSecureTextEntry", \UITextView.isSecureTextEntry, "Whether the text is shown as dots.",
        document: .trait("secureTextEntry")),
      ObjectProperty("keyboardType", \UITextView.keyboardType, "The type of the keyboard.", document: .trait()),
      ObjectProperty(
        "keyboardAppearance", \UITextView.keyboardAppearance, "The appearance of the keyboard.", document: .trait()),
      ObjectProperty("returnKeyType", \UITextView.returnKeyType, "The title of the return key.", document: .trait()),
      ObjectProperty(
        "enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically,
        "Whether the return key is enabled only when there is text.", document: .trait()),
      ObjectProperty(
        "autocapitalizationType", \UITextView.autocapitalizationType, "Which letters are capitalized automatically.",
        document: .trait()),
      ObjectProperty(
        "autocorrectionType", \UITextView.autocorrectionType, "Whether typed words are corrected.", document: .trait()),
      ObjectProperty(
        "spellCheckingType", \UITextView.spellCheckingType, "Whether misspelled words are marked.", document: .trait()),
      // It sets font, color and alignment, so it comes after them.
      ObjectProperty(
        "attributedText", \UITextView.attributedText,
        "The text with attributes, which also sets font, color and alignment.", kind: .attributedText,
        shown: { $0.ownAttributedText }),
    ])
}
