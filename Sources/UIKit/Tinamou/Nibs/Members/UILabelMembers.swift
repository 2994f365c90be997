// SPDX-License-Identifier: MIT

/// The members of ``UILabel`` that are found by name.
enum UILabelMembers: _MemberTable {
  static var owner: AnyObject.Type { UILabel.self }
  static var members: [_Member] { PropertyTable.label.members }
}
