// SPDX-License-Identifier: MIT

/// The members of ``UIControl`` that are found by name.
enum UIControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UIControl.self }
  static var members: [_Member] {
    [
      .property("isEnabled", \UIControl.isEnabled),
      .property("isSelected", \UIControl.isSelected),
      .property("isHighlighted", \UIControl.isHighlighted),
      .property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
      .property("contentVerticalAlignment", \UIControl.contentVerticalAlignment),
    ]
  }
}
