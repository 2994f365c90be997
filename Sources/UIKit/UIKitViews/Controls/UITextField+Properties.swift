// SPDX-License-Identifier: MIT

extension PropertyTable {
  /// The properties of ``UITextField``.
  package static let textField = PropertyTable(
    UITextField.self, superclass: "UIControl", "A field for editing one line of text.", make: { UITextField() },
    [
      ViewProperty("text", \UITextField.text, "The text.", shown: { $0.ownAttributedText == nil ? $0.text : "" }),
      ViewProperty(
        "placeholder", \UITextField.placeholder, "The text shown while the field is empty.",
        shown: { $0.ownAttributedPlaceholder == nil ? $0.placeholder : nil }),
      ViewProperty("font", \UITextField.font, "The font.", kind: .font, document: "fontDescription"),
      ViewProperty("textColor", \UITextField.textColor, "The text color.", kind: .color),
      ViewProperty("textAlignment", \UITextField.textAlignment, "The alignment of the text."),
      ViewProperty("borderStyle", \UITextField.borderStyle, "The border style."),
      ViewProperty(
        "adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth,
        "Whether the font shrinks so that the text fits.", document: "adjustsFontSizeToFit", absent: true),
      ViewProperty("minimumFontSize", \UITextField.minimumFontSize, "The smallest size of the font, in points."),
      ViewProperty(
        "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory,
        "Whether the font follows the text size that the user prefers.", absent: false),
      ViewProperty("clearButtonMode", \UITextField.clearButtonMode, "When a button that clears the text is shown."),
      ViewProperty(
        "isSecureTextEntry", \UITextField.isSecureTextEntry, "Whether the text is shown as dots.",
        document: .trait("secureTextEntry")),
      ViewProperty("keyboardType", \UITextField.keyboardType, "The type of the keyboard.", document: .trait()),
      ViewProperty(
        "keyboardAppearance", \UITextField.keyboardAppearance, "The appearance of the keyboard.", document: .trait()),
      ViewProperty("returnKeyType", \UITextField.returnKeyType, "The title of the return key.", document: .trait()),
      ViewProperty(
        "enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically,
        "Whether the return key is enabled only when there is text.", document: .trait()),
      ViewProperty(
        "autocapitalizationType", \UITextField.autocapitalizationType, "Which letters are capitalized automatically.",
        document: .trait()),
      ViewProperty(
        "autocorrectionType", \UITextField.autocorrectionType, "Whether typed words are corrected.", document: .trait()),
      ViewProperty(
        "spellCheckingType", \UITextField.spellCheckingType, "Whether misspelled words are marked.", document: .trait()),
      // They set font, color and alignment, so they come after these.
      ViewProperty(
        "attributedText", \UITextField.attributedText,
        "The text with attributes, which also sets font, color and alignment.", kind: .attributedText,
        shown: { $0.ownAttributedText }),
      ViewProperty(
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
