// SPDX-License-Identifier: MIT

/// A drag of a scroll view, from the finger's first move to the beginning of the content's rest.
@MainActor
final class ScrollDrag {
  let scrollView: UIScrollView
  /// The offset before the finger moved.
  private var start: CGPoint
  private var delegate: (any UIScrollViewDelegate)? { scrollView.scrollDelegate }

  /// The only axis along which the content moves; `nil` for both.
  private let axis: NSLayoutConstraint.Axis?

  init(_ scrollView: UIScrollView, along axis: NSLayoutConstraint.Axis? = nil) {
    self.scrollView = scrollView
    self.axis = axis
    start = scrollView.contentOffset
  }

  /// Performs a whole drag that is not made of touches. The scroll view's recognizer takes part in it.
  func perform(by distance: CGSize, velocity: CGSize, whileHeld body: (() -> Void)?) {
    let pan = scrollView.panGestureRecognizer
    pan.simulate(.began, translation: .zero, velocity: .zero, in: scrollView)
    begin()
    pan.simulate(.changed, translation: distance, velocity: velocity, in: scrollView)
    move(by: distance)
    scrollView.refreshIfPulled()
    body?()
    end(velocity: velocity) { pan.simulate(.ended, translation: distance, velocity: velocity, in: self.scrollView) }
    pan.simulate(.possible, translation: .zero, velocity: .zero, in: scrollView)
  }

  /// Begins with the finger's first move.
  func begin() {
    scrollView.stopMotion()
    start = scrollView.contentOffset
    scrollView.scrollState.isTracking = true
    scrollView.scrollState.isDragging = true
    scrollView.showIndicators()
    switch scrollView.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: (scrollView.window ?? scrollView.root).endEditing(true)
    default: break
    }
    delegate?.scrollViewWillBeginDragging(scrollView)
  }

  /// Moves the content with the finger, whose way from its start is `distance`.
  func move(by distance: CGSize) { scrollView.contentOffset = offset(after: distance, from: start) }

  /// The offset under the finger. Beyond the edges the content follows at half the distance, or not if it does not bounce.
  private func offset(after distance: CGSize, from start: CGPoint) -> CGPoint {
    let wanted = CGPoint(
      x: scrollView.canDragHorizontally && axis != .vertical ? start.x - distance.width : start.x,
      y: scrollView.canDragVertically && axis != .horizontal ? start.y - distance.height : start.y)
    let inRange = scrollView.offsetInRange(nearestTo: wanted)
    guard scrollView.bounces else { return inRange }
    return CGPoint(
      x: scrollView.bouncesHorizontally ? (wanted.x + inRange.x) / 2 : inRange.x,
      y: scrollView.bouncesVertically ? (wanted.y + inRange.y) / 2 : inRange.y)
  }

  /// Lets the content go, and move on with the finger's velocity, in points per second. `lift` is called between the delegate's
  /// decision about the target and the end of the drag.
  func end(velocity: CGSize, lift: (() -> Void)? = nil) {
    // UIKit passes the velocity of the content in points per millisecond.
    let speed = CGPoint(x: -velocity.width / 1000, y: -velocity.height / 1000)
    var target = scrollView.isPagingEnabled ? page(from: start, speed) : rest(at: speed)
    if let observer = scrollView.scrollObserver { target.y = observer.restingOffset(near: target.y, of: scrollView) }
    delegate?.scrollViewWillEndDragging(scrollView, withVelocity: speed, targetContentOffset: &target)
    target = scrollView.offsetInRange(nearestTo: target)
    lift?()
    scrollView.scrollState.isTracking = false
    let decelerates = target != scrollView.contentOffset
    scrollView.scrollState.isDragging = false
    scrollView.scrollState.isDecelerating = decelerates
    delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerates)
    guard decelerates else {
      scrollView.hideIndicators()
      scrollView.scrollObserver?.scrollViewDidComeToRest(scrollView)
      return
    }
    delegate?.scrollViewWillBeginDecelerating(scrollView)
    scrollView.comeToRest(at: target, rate: restingRate) { [weak scrollView] in
      guard let scrollView else { return }
      scrollView.scrollState.isDecelerating = false
      scrollView.scrollDelegate?.scrollViewDidEndDecelerating(scrollView)
      scrollView.scrollObserver?.scrollViewDidComeToRest(scrollView)
    }
  }

  /// The rate at which the content slows down. It moves faster to a page, and back into its range.
  private var restingRate: CGFloat {
    let isInRange = scrollView.offsetInRange(nearestTo: scrollView.contentOffset) == scrollView.contentOffset
    return scrollView.isPagingEnabled || !isInRange
      ? UIScrollView.DecelerationRate.fast.rawValue : scrollView.decelerationRate.rawValue
  }

  /// The offset at which the content comes to rest: the sum of the distances of all milliseconds.
  private func rest(at speed: CGPoint) -> CGPoint {
    let rate = scrollView.decelerationRate.rawValue
    let factor = rate < 1 ? rate / (1 - rate) : 0
    let offset = scrollView.contentOffset
    return scrollView.offsetInRange(
      nearestTo: CGPoint(x: offset.x + speed.x * factor, y: offset.y + speed.y * factor))
  }

  /// The page that a flick goes to, or the nearest one, at most one page from the start.
  private func page(from start: CGPoint, _ speed: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let first = (start / length).rounded()
      let flicked = speed > 0 ? first + 1 : speed < 0 ? first - 1 : (offset / length).rounded()
      return min(max(flicked, first - 1), first + 1) * length
    }
    let offset = scrollView.contentOffset
    let size = scrollView.bounds.size
    return CGPoint(
      x: page(offset.x, start.x, speed.x, size.width), y: page(offset.y, start.y, speed.y, size.height))
  }
}
