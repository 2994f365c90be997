// SPDX-License-Identifier: MIT

import Tinamou

extension ViewClass {
  static let textField = ViewClass(
    "UITextField", superclass: "UIControl", "A line of text to be edited.", make: { UITextField() },
    properties: [
      .property("text", "The text.") { (view: UITextField, value: String?) in view.text = value },
      .property("placeholder", "What is shown while there is no text.") {
        (view: UITextField, value: String?) in view.placeholder = value
      },
      .property("font", "The font.") { (view: UITextField, value: UIFont) in view.font = value },
      .property("textColor", "The colour of the text.") {
        (view: UITextField, value: UIColor) in view.textColor = value
      },
      .property("textAlignment", "Where text shorter than the width stands.") {
        (view: UITextField, value: NSTextAlignment) in view.textAlignment = value
      },
      .property("borderStyle", "The border.") {
        (view: UITextField, value: UITextField.BorderStyle) in view.borderStyle = value
      },
      .property("isSecureTextEntry", "Whether dots are shown in place of the text.") {
        (view: UITextField, value: Bool) in view.isSecureTextEntry = value
      },
    ])

  static let textView = ViewClass(
    "UITextView", "Text of many lines to be edited.", make: { UITextView() },
    properties: [
      .property("text", "The text.") { (view: UITextView, value: String) in view.text = value },
      .property("font", "The font.") { (view: UITextView, value: UIFont) in view.font = value },
      .property("textColor", "The colour of the text.") {
        (view: UITextView, value: UIColor) in view.textColor = value
      },
      .property("textAlignment", "Where lines shorter than the width stand.") {
        (view: UITextView, value: NSTextAlignment) in view.textAlignment = value
      },
      .property("isScrollEnabled", "Whether text that does not fit scrolls; if not, the text gives the size.") {
        (view: UITextView, value: Bool) in view.isScrollEnabled = value
      },
      .property("isEditable", "Whether the text can be changed.") {
        (view: UITextView, value: Bool) in view.isEditable = value
      },
      .property("textContainerInset", "The distances of the text from the edges, in points.") {
        (view: UITextView, value: UIEdgeInsets) in view.textContainerInset = value
      },
    ])
}
