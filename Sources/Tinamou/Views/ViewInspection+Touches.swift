// SPDX-License-Identifier: MIT

/// Simulated touches for tests.
extension ViewInspection {
  /// Simulates a tap at `point`, in this view's coordinates. The view that is hit receives `touchesBegan` and
  /// `touchesEnded`, as from the screen, and gesture recognizers interpret the touch. Two taps without a pause on the
  /// animation clock are a double tap.
  ///
  /// - Returns: The view that was hit; `nil` when no view accepts the touch, in which case nothing is called.
  @discardableResult
  public func tap(at point: CGPoint) -> UIView? { drag(along: [point]) }

  /// Simulates a tap at the center of this view.
  ///
  /// - Returns: The view that was hit, which may be one in front of this view.
  @discardableResult
  public func tap() -> UIView? { tap(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) }

  /// Simulates a finger that rests at `point`, in this view's coordinates, for some seconds of the animation clock.
  ///
  /// - Returns: The view that was hit; `nil` when no view accepts the touch.
  @discardableResult
  public func press(at point: CGPoint, for seconds: TimeInterval = 1) -> UIView? {
    touch(along: [point], restingFor: seconds)
  }

  /// Simulates a drag from the first of `points` through the others to the last, in this view's coordinates. The view
  /// that is hit receives `touchesBegan`, then `touchesMoved` for each further point, then `touchesEnded`.
  ///
  /// - Returns: The view that was hit at the first point; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func drag(along points: [CGPoint]) -> UIView? { touch(along: points, restingFor: 0) }

  private func touch(along points: [CGPoint], restingFor rest: TimeInterval) -> UIView? {
    let root = view.root
    let locations = points.map { view.convert($0, to: root) }
    let event = UIEvent()
    guard let first = locations.first, let last = locations.last, let hit = root.hitTest(first, with: event) else {
      return nil
    }
    let touch = UITouch()
    touch.view = hit
    touch.windowLocation = first
    touch.previousWindowLocation = first
    event.allTouches = [touch]
    func send(_ phase: UITouch.Phase) {
      touch.phase = phase
      touch.timestamp = AnimationClock.main.now
      root.deliver(event)
    }
    send(.began)
    if rest > 0 {
      AnimationClock.main.advance(by: rest)
      GestureSequence.current?.rest(for: rest)
    }
    for location in locations.dropFirst() {
      touch.windowLocation = location
      send(.moved)
    }
    touch.windowLocation = last
    send(.ended)
    return hit
  }
}
