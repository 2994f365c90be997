// SPDX-License-Identifier: MIT

/// The members of ``UIScrollView`` that are found by name.
enum UIScrollViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIScrollView.self }
  static var members: [_Member] {
    PropertyTable.scrollView.members + [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("adjustedContentInset", \UIScrollView.adjustedContentInset),
      .property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      .property("zoomScale", \UIScrollView.zoomScale),
    ]
  }
}
