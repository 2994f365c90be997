// SPDX-License-Identifier: MIT

/// The members of ``UIScrollView`` that are found by name.
enum UIScrollViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIScrollView.self }
  static var members: [_Member] {
    [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("contentInset", \UIScrollView.contentInset),
      .property("adjustedContentInset", \UIScrollView.adjustedContentInset),
      .property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      .property("isPagingEnabled", \UIScrollView.isPagingEnabled),
      .property("isScrollEnabled", \UIScrollView.isScrollEnabled),
      .property("bounces", \UIScrollView.bounces),
      .property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
      .property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
      .property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
      .property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
      .property("zoomScale", \UIScrollView.zoomScale),
      .property("minimumZoomScale", \UIScrollView.minimumZoomScale),
      .property("maximumZoomScale", \UIScrollView.maximumZoomScale),
    ]
  }
}
