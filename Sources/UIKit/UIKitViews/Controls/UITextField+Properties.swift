// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UITextField``.
  package static let textField = PropertyTable(
    UITextField.self, superclass: "UIControl", "A field for editing one line of text.", make: { UITextField() },
    [
      ObjectProperty("text", \UITextField.text, "The text.", shown: { $0.ownAttributedText == nil ? $0.text : "" }),
      ObjectProperty(
        "placeholder", \UITextField.placeholder, "The text shown while the field is empty.",
        shown: { $0.ownAttributedPlaceholder == nil ? $0.placeholder : nil }),
      ObjectProperty("font", \UITextField.font, "The font.", kind: .font, document: "fontDescription"),
      ObjectProperty("textColor", \UITextField.textColor, "The text color.", kind: .color),
      ObjectProperty("textAlignment", \UITextField.textAlignment, "The alignment of the text."),
      ObjectProperty("borderStyle", \UITextField.borderStyle, "The border style."),
      ObjectProperty(
        "adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth,
        "Whether the font shrinks so that the text fits.", document: "adjustsFontSizeToFit", absent: true),
      ObjectProperty("minimumFontSize", \UITextField.minimumFontSize, "The smallest size of the font, in points."),
      ObjectProperty(
        "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory,
        "Whether the font follows the text size that the user prefers.", absent: false),
      ObjectProperty("clearButtonMode", \UITextField.clearButtonMode, "When a button that clears the text is shown."),
      ObjectProperty(
        "isSecureTextEntry", \UITextField.isSecureTextEntry, "Whether the text is shown as dots.",
        document: .trait("secureTextEntry")),
      ObjectProperty("keyboardType", \UITextField.keyboardType, "The type of the keyboard.", document: .trait()),
      ObjectProperty(
        "keyboardAppearance", \UITextField.keyboardAppearance, "The appearance of the keyboard.", document: .trait()),
      ObjectProperty("returnKeyType", \UITextField.returnKeyType, "The title of the return key.", document: .trait()),
      ObjectProperty(
        "enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically,
        "Whether the return key is enabled only when there is text.", document: .trait()),
      ObjectProperty(
        "autocapitalizationType", \UITextField.autocapitalizationType, "Which letters are capitalized automatically.",
        document: .trait()),
      ObjectProperty(
        "autocorrectionType", \UITextField.autocorrectionType, "Whether typed words are corrected.", document: .trait()),
      ObjectProperty(
        "spellCheckingType", \UITextField.spellCheckingType, "Whether misspelled words are marked.", document: .trait()),
      // They set font, color and alignment, so they come after these.
      ObjectProperty(
        "attributedText", \UITextField.attributedText,
        "The text with attributes, which also sets font, color and alignment.", kind: .attributedText,
        shown: { $0.ownAttributedText }),
      ObjectProperty(
        "attributedPlaceholder", \UITextField.attributedPlaceholder,
        "The text with attributes that is shown while the field is empty.", kind: .attributedText,
        shown: { $0.ownAttributedPlaceholder }),
    ])
}

extension UITextField.BorderStyle: NamedCases {
  package static var kindOfValue: String { "a border style" }
  package static var namedCases: [(name: String, value: UITextField.BorderStyle)] {
    [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)]
  }
}

extension UITextField.ViewMode: NamedCases {
  package static var kindOfValue: String { "a view mode" }
  package static var namedCases: [(name: String, value: UITextField.ViewMode)] {
    [("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing), ("always", .always)]
  }
}
