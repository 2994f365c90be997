// SPDX-License-Identifier: MIT

/// The members of ``UIResponder`` that are found by name.
enum UIResponderMembers: _MemberTable {
  static var owner: AnyObject.Type { UIResponder.self }
  static var members: [_Member] {
    [
      .method("becomeFirstResponder") { (object: UIResponder, _) in object.becomeFirstResponder() },
      .method("resignFirstResponder") { (object: UIResponder, _) in object.resignFirstResponder() },
      .method("canBecomeFirstResponder") { (object: UIResponder, _) in object.canBecomeFirstResponder },
      .method("isFirstResponder") { (object: UIResponder, _) in object.isFirstResponder },
      .method("awakeFromNib") { (object: UIResponder, _) in object.awakeFromNib() },
    ]
  }
}
