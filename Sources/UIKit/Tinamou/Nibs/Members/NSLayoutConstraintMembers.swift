// SPDX-License-Identifier: MIT

/// The members of ``NSLayoutConstraint`` that are found by name.
enum NSLayoutConstraintMembers: _MemberTable {
  static var owner: AnyObject.Type { NSLayoutConstraint.self }
  static var members: [_Member] {
    [
      .property("constant", \NSLayoutConstraint.constant),
      .property("priority", \NSLayoutConstraint.priority),
      .property("isActive", \NSLayoutConstraint.isActive),
      .property("identifier", \NSLayoutConstraint.identifier),
      .property("firstItem", \NSLayoutConstraint.firstItem),
      .property("secondItem", \NSLayoutConstraint.secondItem),
      .property("multiplier", \NSLayoutConstraint.multiplier),
    ]
  }
}
