// SPDX-License-Identifier: MIT

/// Simulated drags of scroll views for tests.
extension ViewInspection {
  /// Drags the content of this scroll view by a distance, in points, and lets go. The content moves with the finger: a positive
  /// `y` shows what is above. With a velocity, in points per second, it moves on as fast and far as on a device; with paging,
  /// to the next page. The delegate's methods are called in UIKit's order, and those of the targets of the scroll view's pan
  /// gesture recognizer.
  ///
  /// While the animation clock is running, the content comes to rest in the course of time; otherwise it rests when the method
  /// returns. Does nothing for another view, or while scrolling is disabled.
  ///
  /// - Parameters:
  ///   - distance: The way of the finger, in points.
  ///   - velocity: The velocity of the finger when it leaves the screen, in points per second.
  ///   - body: Called before the finger leaves the screen, while the content is being dragged.
  public func drag(by distance: CGSize, velocity: CGSize = .zero, whileHeld body: (() -> Void)? = nil) {
    guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { return }
    ScrollDrag(scrollView).perform(by: distance, velocity: velocity, whileHeld: body)
  }

  /// Taps the status bar: this scroll view scrolls to its top, unless the delegate refuses.
  public func scrollToTop() {
    guard let scrollView = view as? UIScrollView, scrollView.scrollsToTop,
      scrollView.scrollDelegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
    scrollView.scrollToTop(top)
  }
}
