// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let textField = ViewClass(
    "UITextField", superclass: "UIControl", "A field for editing one line of text.", make: { UITextField() },
    properties: [
      .property("text", "The text.") { (view: UITextField, value: String?) in view.text = value },
      .property("placeholder", "The text shown while the field is empty.") {
        (view: UITextField, value: String?) in view.placeholder = value
      },
      .property("font", "The font.") { (view: UITextField, value: UIFont) in view.font = value },
      .property("textColor", "The text color.") {
        (view: UITextField, value: UIColor) in view.textColor = value
      },
      .property("textAlignment", "The alignment of the text.") {
        (view: UITextField, value: NSTextAlignment) in view.textAlignment = value
      },
      .property("borderStyle", "The border style.") {
        (view: UITextField, value: UITextField.BorderStyle) in view.borderStyle = value
      },
      .property("isSecureTextEntry", "Whether the text is shown as dots.") {
        (view: UITextField, value: Bool) in view.isSecureTextEntry = value
      },
      .property("attributedText", "The text with attributes, which also sets font, color and alignment.") {
        (view: UITextField, value: FileAttributedText) in view.attributedText = value.text
      },
      .property("attributedPlaceholder", "The text with attributes that is shown while the field is empty.") {
        (view: UITextField, value: FileAttributedText) in view.attributedPlaceholder = value.text
      },
    ])
}
