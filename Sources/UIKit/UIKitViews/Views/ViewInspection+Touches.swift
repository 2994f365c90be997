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

  /// Simulates a drag that takes some seconds of the animation clock, in equal parts between the points. Recognizers report its
  /// velocity.
  ///
  /// - Returns: The view that was hit at the first point; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func drag(along points: [CGPoint], for seconds: TimeInterval) -> UIView? {
    SimulatedTouches(in: view, paths: [points]).perform(moving: seconds)
  }

  private func touch(along points: [CGPoint], restingFor rest: TimeInterval) -> UIView? {
    SimulatedTouches(in: view, paths: [points]).perform(resting: rest)
  }
}

/// Simulated touches of several fingers for tests.
extension ViewInspection {
  /// The distance between two fingers that tap, press or drag, in points.
  private static var fingerDistance: CGFloat { 20 }

  /// Simulates fingers that touch the screen at the same time. Each moves along one of `paths`, in this view's coordinates; a finger
  /// whose path has fewer points rests at its last one. All fingers are lifted at the end.
  ///
  /// - Returns: The view that the first finger hit; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func drag(fingersAlong paths: [[CGPoint]], for seconds: TimeInterval = 0) -> UIView? {
    SimulatedTouches(in: view, paths: paths).perform(moving: seconds)
  }

  /// Simulates a tap with several fingers around `point`, in this view's coordinates.
  ///
  /// - Returns: The view that the first finger hit; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func tap(withTouches count: Int, at point: CGPoint) -> UIView? { drag(withTouches: count, along: [point]) }

  /// Simulates a tap with several fingers around the center of this view.
  ///
  /// - Returns: The view that the first finger hit, which may be one in front of this view.
  @discardableResult
  public func tap(withTouches count: Int) -> UIView? {
    tap(withTouches: count, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  /// Simulates several fingers that rest around `point`, in this view's coordinates, for some seconds of the animation clock.
  ///
  /// - Returns: The view that the first finger hit; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func press(withTouches count: Int, at point: CGPoint, for seconds: TimeInterval = 1) -> UIView? {
    SimulatedTouches(in: view, paths: paths(of: count, along: [point])).perform(resting: seconds)
  }

  /// Simulates a drag with several fingers, side by side, whose middle moves along `points`, in this view's coordinates.
  ///
  /// - Returns: The view that the first finger hit; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func drag(withTouches count: Int, along points: [CGPoint], for seconds: TimeInterval = 0) -> UIView? {
    drag(fingersAlong: paths(of: count, along: points), for: seconds)
  }

  /// Simulates two fingers, side by side, whose distance changes from one value to another, in points. Their middle stays at
  /// `point`, in this view's coordinates. A scroll view whose delegate provides a view for zooming zooms.
  ///
  /// ```swift
  /// scrollView.inspection.pinch(at: CGPoint(x: 160, y: 240), from: 100, to: 200)  // twice as large
  /// ```
  ///
  /// - Returns: The view that the first finger hit; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func pinch(
    at point: CGPoint, from start: CGFloat, to end: CGFloat, for seconds: TimeInterval = 0
  ) -> UIView? {
    let paths = [-0.5, 0.5].map { side in
      [start, (start + end) / 2, end].map { CGPoint(x: point.x + side * $0, y: point.y) }
    }
    return drag(fingersAlong: paths, for: seconds)
  }

  /// Simulates two fingers, 100 points apart, that turn around `point`, in this view's coordinates, by an angle in radians; clockwise
  /// if it is positive.
  ///
  /// - Returns: The view that the first finger hit; `nil` when there is none, in which case nothing is called.
  @discardableResult
  public func rotate(at point: CGPoint, by angle: CGFloat, for seconds: TimeInterval = 0) -> UIView? {
    let steps = max(2, Int((abs(angle) / (.pi / 4)).rounded(.up)))
    let angles = (0...steps).map { angle * CGFloat($0) / CGFloat(steps) }
    let paths = [CGFloat(-50), 50].map { radius in
      angles.map { CGPoint(x: point.x + radius * cos($0), y: point.y + radius * sin($0)) }
    }
    return drag(fingersAlong: paths, for: seconds)
  }

  private func paths(of count: Int, along points: [CGPoint]) -> [[CGPoint]] {
    (0..<max(count, 1)).map { finger in
      let offset = (CGFloat(finger) - CGFloat(count - 1) / 2) * Self.fingerDistance
      return points.map { CGPoint(x: $0.x + offset, y: $0.y) }
    }
  }
}
