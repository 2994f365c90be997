// SPDX-License-Identifier: MIT

/// The members of ``UIStackView`` that are found by name.
enum UIStackViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIStackView.self }
  static var members: [_Member] {
    [
      .property("axis", \UIStackView.axis),
      .property("alignment", \UIStackView.alignment),
      .property("distribution", \UIStackView.distribution),
      .property("spacing", \UIStackView.spacing),
      .property("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      .property("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    ]
  }
}
