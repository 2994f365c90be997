// SPDX-License-Identifier: MIT

/// Changes of pages by the user.
extension UIPageViewController {
  /// Returns the page after or before the present one; `nil` at the end, and without a data source.
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    guard let dataSource, let current = viewControllers?.first else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  /// Begins a change to a page. The caller puts its view in place.
  func beginTurn(_ direction: NavigationDirection, to new: UIViewController) -> PageTurn? {
    guard let old = viewControllers?.first, new !== old else { return nil }
    delegate?.pageViewController(self, willTransitionTo: [new])
    old.willMove(toParent: nil)
    addChild(new)
    let turn = PageTurn(direction, from: old, to: new, in: self)
    turn.begin()
    return turn
  }

  /// Ends a change. The views of the pages that are not shown leave.
  func end(_ turn: PageTurn, completed: Bool) {
    let (shown, hidden) = completed ? (turn.new, turn.old) : (turn.old, turn.new)
    if completed {
      setPages([turn.new])
      dotsDidMove(turn.direction)
    }
    hidden.viewIfLoaded?.removeFromSuperview()
    installPages()
    view.layoutIfNeeded()
    completed ? turn.finish() : turn.cancel()
    if !completed { hidden.willMove(toParent: nil) }
    hidden.removeFromParent()
    if completed { shown.didMove(toParent: self) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [turn.old], transitionCompleted: completed)
  }

  /// Changes to the next or previous page, as a whole swipe does. Returns whether there is such a page.
  func turn(_ direction: NavigationDirection) -> Bool {
    viewControllers?.first?.activeTransition?.endNow()
    guard isViewLoaded, let new = neighbor(direction), let turn = beginTurn(direction, to: new) else { return false }
    if transitionStyle == .scroll {
      pageView.showTurn(turn)
    } else {
      follow(turn).release(finishing: true, speed: 0)
    }
    return true
  }
}

// MARK: Curls

extension UIPageViewController {
  /// Follows the finger with a page: the upper one of the two moves, above the other.
  func follow(_ turn: PageTurn) -> InteractiveTransition {
    let transition = InteractiveTransition(
      in: contentView, from: turn.old, to: turn.new, over: UIPageViewController.turnDuration)
    let isForward = turn.direction == .forward
    if let page = turn.new.viewIfLoaded {
      page.frame = contentView.bounds
      isForward ? contentView.insertSubview(page, at: 0) : contentView.addSubview(page)
    }
    view.layoutIfNeeded()
    var motion = TransitionMotion()
    let way = distance(of: .forward)
    let offset = CGVector(dx: -way.dx, dy: -way.dy)
    isForward ? motion.move(turn.old.viewIfLoaded, to: offset) : motion.move(turn.new.viewIfLoaded, from: offset)
    transition.coordinator.motion = motion
    transition.begin { [self] in end(turn, completed: $0) }
    return transition
  }

  /// Turns a page under a finger.
  func curl(_ recognizer: UIPanGestureRecognizer) {
    let size = contentView.bounds.size
    let way = distance(of: .forward)
    let (moved, speed) = (recognizer.translation(in: contentView), recognizer.velocity(in: contentView))
    let isVertical = navigationOrientation == .vertical
    let length = max(isVertical ? size.height : size.width, 1)
    // Positive toward the next page.
    let sign: CGFloat = (isVertical ? way.dy : way.dx) > 0 ? -1 : 1
    let (part, velocity) = (
      sign * (isVertical ? moved.y : moved.x) / length, sign * (isVertical ? speed.y : speed.x)
    )
    switch recognizer.state {
    case .began:
      curling = nil
      let direction: NavigationDirection = part > 0 ? .forward : .reverse
      guard let new = neighbor(direction), let turn = beginTurn(direction, to: new) else { return }
      curling = (turn, follow(turn))
      fallthrough
    case .changed: if let curling { curling.transition.update(curling.turn.direction == .forward ? part : -part) }
    case .ended, .cancelled:
      guard let (turn, transition) = curling else { return }
      curling = nil
      let (own, ownSpeed) = turn.direction == .forward ? (part, velocity) : (-part, -velocity)
      let isFlick = abs(ownSpeed) > UIPageViewController.flick
      let isFinished = recognizer.state == .ended && (isFlick ? ownSpeed > 0 : own > 0.5)
      transition.release(finishing: isFinished, speed: ownSpeed / length)
    default: break
    }
  }

  /// Turns to the page at whose edge the finger has tapped.
  func tapPage(_ recognizer: UITapGestureRecognizer) {
    let side = (recognizer as? PageCurlTap)?.side(at: recognizer.location(in: view))
    if let side { _ = turn(side) }
  }

  /// The velocity that decides at any place, in points per second. An approximation.
  private static let flick: CGFloat = 300
}
