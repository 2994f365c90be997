// SPDX-License-Identifier: MIT

/// The members of ``UIButton`` that are found by name.
enum UIButtonMembers: _MemberTable {
  static var owner: AnyObject.Type { UIButton.self }
  static var members: [_Member] {
    PropertyTable.button.members + [
      .property("titleLabel", \UIButton.titleLabel), .property("imageView", \UIButton.imageView),
    ]
  }
}
