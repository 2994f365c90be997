// SPDX-License-Identifier: MIT

/// The members of ``UITextView`` that are found by name.
enum UITextViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UITextView.self }
  static var members: [_Member] {
    [
      .property("text", \UITextView.text),
      .property("attributedText", \UITextView.attributedText),
      .property("font", \UITextView.font),
      .property("textColor", \UITextView.textColor),
      .property("textAlignment", \UITextView.textAlignment),
      .property("isEditable", \UITextView.isEditable),
      .property("isSelectable", \UITextView.isSelectable),
      .property("textContainerInset", \UITextView.textContainerInset),
    ]
  }
}
