// SPDX-License-Identifier: MIT

/// Simulated drags of scroll views for tests.
extension ViewInspection {
  /// Drags the content of this scroll view by a distance, in points, and lets go. The content moves with the finger: a positive
  /// `y` shows what is above. With a velocity, in points per second, it moves on as fast and far as on a device; with paging,
  /// to the next page. The delegate's methods are called in UIKit's order.
  ///
  /// Does nothing for another view, or while scrolling is disabled.
  public func drag(by distance: CGSize, velocity: CGSize = .zero) {
    guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return }
    ScrollDrag(scrollView).perform(by: distance, velocity: velocity)
  }

  /// Taps the status bar: this scroll view scrolls to its top, unless the delegate refuses.
  public func scrollToTop() {
    guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      scrollView.scrollDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    scrollView.scrollDelegate?.scrollViewDidScrollToTop(scrollView)
  }
}
