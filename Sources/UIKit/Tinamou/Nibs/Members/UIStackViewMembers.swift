// SPDX-License-Identifier: MIT

/// The members of ``UIStackView`` that are found by name.
enum UIStackViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIStackView.self }
  static var members: [_Member] { PropertyTable.stackView.members }
}
