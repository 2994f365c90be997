// SPDX-License-Identifier: MIT

/// The recognizer of drags of a scroll view, which moves its content.
///
/// It begins when a finger has moved some points along an axis in which the content can be dragged. At an edge of the content, it
/// leaves the drag to a scroll view around it.
final class ScrollPan: UIPanGestureRecognizer {
  /// The view whose content moves; `nil` after it was deallocated.
  private weak var scrollView: UIScrollView?
  private var drag: ScrollDrag?
  /// The translation of the finger at which the content begins to move, in points.
  private var slop = CGSize.zero
  /// Whether the state is set by a drag that is not made of touches.
  private var isSimulated = false

  /// Creates the recognizer of a scroll view, which is the delegate if it is declared as one.
  init(of scrollView: UIScrollView) {
    super.init(target: nil, action: nil)
    self.scrollView = scrollView
    delegate = scrollView as? any UIGestureRecognizerDelegate
    responses.append(
      GestureResponse(target: TargetReference(scrollView)) { [unowned self] _ in
        if !isSimulated { follow() }
      })
  }

  // MARK: Beginning

  override func mayBegin(moving distance: CGSize) -> Bool {
    guard let scrollView, !isZooming else { return false }
    let isVertical = abs(distance.height) >= abs(distance.width)
    let canDrag = isVertical ? scrollView.canDragVertically : scrollView.canDragHorizontally
    return canDrag && !leavesToParent(distance, isVertical: isVertical) && canTakeTouches
  }

  /// Whether two fingers zoom the content.
  private var isZooming: Bool { activeTouches.count > 1 && scrollView?.pinchGestureRecognizer != nil }

  /// Returns whether the content is at its edge already, and a scroll view around it can be dragged.
  private func leavesToParent(_ distance: CGSize, isVertical: Bool) -> Bool {
    guard let scrollView,
      isVertical ? scrollView.transfersVerticalScrollingToParent : scrollView.transfersHorizontalScrollingToParent
    else { return false }
    let offset = scrollView.contentOffset
    let wanted = CGPoint(
      x: isVertical ? offset.x : offset.x - distance.width, y: isVertical ? offset.y - distance.height : offset.y)
    guard scrollView.offsetInRange(nearestTo: wanted) == offset else { return false }
    var current = scrollView.superview
    while let view = current {
      if let parent = view as? UIScrollView, isVertical ? parent.canDragVertically : parent.canDragHorizontally {
        let own = parent.contentOffset
        let moved = CGPoint(
          x: isVertical ? own.x : own.x - distance.width, y: isVertical ? own.y - distance.height : own.y)
        return parent.offsetInRange(nearestTo: moved) != own
      }
      current = view.superview
    }
    return false
  }

  /// Whether the views that know of the touches give them up.
  private var canTakeTouches: Bool {
    guard let scrollView, let delivery = GestureSequence.current?.delivery else { return true }
    return activeTouches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView, delivery.hasBegun(touch) else { return true }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if scrollView?.isScrollEnabled == true { scrollView?.scrollState.isTracking = true }
  }

  override func reset() {
    super.reset()
    if drag == nil { scrollView?.scrollState.isTracking = false }
  }

  /// Moves the content with the fingers.
  private func follow() {
    guard let scrollView else { return }
    let translation = translation(in: scrollView), velocity = velocity(in: scrollView)
    let moved = CGSize(width: translation.x, height: translation.y)
    let speed = CGSize(width: velocity.x, height: velocity.y)
    switch state {
    case .began:
      slop = Self.slop(of: moved)
      let drag = ScrollDrag(scrollView, along: scrollView.isDirectionalLockEnabled ? Self.axis(of: moved) : nil)
      self.drag = drag
      drag.begin()
      drag.move(by: moved - slop)
    case .changed: drag?.move(by: moved - slop)
    case .ended, .cancelled:
      let last = drag
      drag = nil
      scrollView.refreshIfPulled()
      last?.end(velocity: state == .ended ? speed : .zero)
    default: break
    }
  }

  /// The part of the first movement that only began the gesture.
  private static func slop(of distance: CGSize) -> CGSize {
    let length = hypot(distance.width, distance.height)
    guard length > beginningDistance else { return distance }
    let part = beginningDistance / length
    return CGSize(width: distance.width * part, height: distance.height * part)
  }

  private static func axis(of distance: CGSize) -> NSLayoutConstraint.Axis {
    abs(distance.height) >= abs(distance.width) ? .vertical : .horizontal
  }

  // MARK: Other recognizers

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollState.pinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.scrollState.pinch
  }

  // MARK: Drags that are not made of touches

  override func simulate(_ state: State, translation: CGSize, velocity: CGSize, in view: UIView) {
    isSimulated = true
    defer { isSimulated = false }
    super.simulate(state, translation: translation, velocity: velocity, in: view)
  }
}

extension CGSize {
  fileprivate static func - (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width - b.width, height: a.height - b.height)
  }
}
