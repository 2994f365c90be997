// SPDX-License-Identifier: MIT

/// The members of ``UIButton`` that are found by name.
enum UIButtonMembers: _MemberTable {
  static var owner: AnyObject.Type { UIButton.self }
  static var members: [_Member] {
    [
      .property("titleLabel", \UIButton.titleLabel),
      .property("imageView", \UIButton.imageView),
      .property("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .property("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .property("imageEdgeInsets", \UIButton.imageEdgeInsets),
    ]
  }
}
