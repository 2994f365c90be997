// SPDX-License-Identifier: MIT

/// The members of ``UITextField`` that are found by name.
enum UITextFieldMembers: _MemberTable {
  static var owner: AnyObject.Type { UITextField.self }
  static var members: [_Member] {
    [
      .property("text", \UITextField.text),
      .property("attributedText", \UITextField.attributedText),
      .property("placeholder", \UITextField.placeholder),
      .property("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .property("font", \UITextField.font),
      .property("textColor", \UITextField.textColor),
      .property("textAlignment", \UITextField.textAlignment),
      .property("borderStyle", \UITextField.borderStyle),
      .property("clearButtonMode", \UITextField.clearButtonMode),
      .property("isSecureTextEntry", \UITextField.isSecureTextEntry),
      .property("leftView", \UITextField.leftView),
      .property("rightView", \UITextField.rightView),
      .property("leftViewMode", \UITextField.leftViewMode),
      .property("rightViewMode", \UITextField.rightViewMode),
      .property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      .property("minimumFontSize", \UITextField.minimumFontSize),
    ]
  }
}
