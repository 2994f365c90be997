// SPDX-License-Identifier: MIT

/// The members of ``UIControl`` that are found by name.
enum UIControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UIControl.self }
  static var members: [_Member] { PropertyTable.control.members }
}
