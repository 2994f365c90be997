// SPDX-License-Identifier: MIT

/// The interactions of the user with a scroll view, and their effects.
@MainActor
struct ScrollState {
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var isZooming = false
  var isZoomAnimating = false
  /// The motion of the content on the animation clock.
  var motion: ScrollMotion?
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var scrollsToTop = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var isDirectionalLockEnabled = false
  var bouncesZoom = true
  var bouncesHorizontally = true
  var bouncesVertically = true
  var transfersScrolling = (across: true, down: true)
  var contentAlignmentPoint = CGPoint.zero
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
  var adjustsIndicatorInsets = true
  /// The recognizer of drags, once the view was touched or the app has asked for it.
  var pan: ScrollPan?
  var pinch: UIPinchGestureRecognizer?
  /// The control that refreshes the content.
  var refreshControl: UIView?
  /// Whether that control was only added as a subview.
  var adoptsRefreshControl = false
  /// The inset that a refresh control adds at the top while it refreshes, in points.
  var refreshInset: CGFloat = 0
  /// The scroll indicators, once the content has moved on a running clock.
  var indicators: ScrollIndicators?
  /// The effects at the edges, once they have been read.
  var edgeEffects: ScrollEdgeEffects?
  /// The interactions of views of the app that are above the content at an edge.
  var edgeContainers: [UIScrollEdgeElementContainerInteraction] = []
}

/// A container whose bars follow the content of a scroll view.
@MainActor
protocol ScrollObserver: AnyObject {
  /// Called when the content offset changed.
  func scrollViewDidMove(_ scrollView: UIScrollView)
  /// Called when the content has come to rest after a drag.
  func scrollViewDidComeToRest(_ scrollView: UIScrollView)
  /// Called when other content may be below a bar, or looks different there.
  func scrollViewEdgesDidChange(_ scrollView: UIScrollView)
  /// The height that scrolling has taken from the bar above, and that it gets back where the content is pulled down, in points.
  func collapsedHeight(above scrollView: UIScrollView) -> CGFloat
  /// Returns the vertical offset at which content comes to rest that would do so at `offset`, in points.
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView) -> CGFloat
}

extension ScrollObserver {
  func scrollViewDidComeToRest(_ scrollView: UIScrollView) {}
  func scrollViewEdgesDidChange(_ scrollView: UIScrollView) {}
  func collapsedHeight(above scrollView: UIScrollView) -> CGFloat { 0 }
  func restingOffset(near offset: CGFloat, of scrollView: UIScrollView) -> CGFloat { offset }
}
