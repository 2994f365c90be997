// SPDX-License-Identifier: MIT

/// The zooming of a scroll view by two fingers.
@MainActor
final class ScrollPinch {
  private weak var scrollView: UIScrollView?
  /// The scale before the gesture.
  private var scale: CGFloat = 1

  private init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

  /// Returns a recognizer whose gestures zoom a scroll view.
  static func recognizer(for scrollView: UIScrollView) -> UIPinchGestureRecognizer {
    let recognizer = UIPinchGestureRecognizer()
    let pinch = ScrollPinch(scrollView)
    recognizer.responses.append(
      GestureResponse(target: TargetReference(scrollView)) { [unowned recognizer] _ in pinch.follow(recognizer) })
    return recognizer
  }

  private func follow(_ recognizer: UIPinchGestureRecognizer) {
    guard let scrollView, let view = scrollView.scrollDelegate?.viewForZooming(in: scrollView) else { return }
    switch recognizer.state {
    case .began:
      scale = scrollView.zoomScale
      scrollView.scrollState.isZooming = true
      scrollView.scrollDelegate?.scrollViewWillBeginZooming(scrollView, with: view)
      zoom(scrollView, by: recognizer.scale, around: recognizer.location(in: scrollView))
    case .changed: zoom(scrollView, by: recognizer.scale, around: recognizer.location(in: scrollView))
    case .ended, .cancelled:
      scrollView.scrollState.isZooming = false
      scrollView.scrollDelegate?.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
    case .possible, .failed: break
    }
  }

  /// Zooms so that the content at `point`, in the coordinates of the scroll view, stays between the fingers.
  private func zoom(_ scrollView: UIScrollView, by factor: CGFloat, around point: CGPoint) {
    let (old, offset) = (scrollView.zoomScale, scrollView.contentOffset)
    scrollView.zoomScale = scale * factor
    guard old > 0, scrollView.zoomScale != old else { return }
    let ratio = scrollView.zoomScale / old
    let (x, y) = (point.x - offset.x, point.y - offset.y)
    scrollView.contentOffset = scrollView.offsetInRange(
      nearestTo: CGPoint(x: point.x * ratio - x, y: point.y * ratio - y))
  }
}
