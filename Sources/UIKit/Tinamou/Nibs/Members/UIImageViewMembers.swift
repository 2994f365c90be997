// SPDX-License-Identifier: MIT

/// The members of ``UIImageView`` that are found by name.
enum UIImageViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIImageView.self }
  static var members: [_Member] { PropertyTable.imageView.members }
}
