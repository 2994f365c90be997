// SPDX-License-Identifier: MIT

/// The members of ``UITextView`` that are found by name.
enum UITextViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UITextView.self }
  static var members: [_Member] { PropertyTable.textView.members }
}
