// SPDX-License-Identifier: MIT

/// The members of ``UITextField`` that are found by name.
enum UITextFieldMembers: _MemberTable {
  static var owner: AnyObject.Type { UITextField.self }
  static var members: [_Member] {
    PropertyTable.textField.members + [
      .property("leftView", \UITextField.leftView), .property("rightView", \UITextField.rightView),
      .property("leftViewMode", \UITextField.leftViewMode), .property("rightViewMode", \UITextField.rightViewMode),
    ]
  }
}
