// SPDX-License-Identifier: MIT

/// The touches of fingers that a test simulates, from the first contact to the last.
@MainActor
struct SimulatedTouches {
  private let root: UIView
  private let event = UIEvent()
  private let touches: [UITouch]
  /// The ways of the touches, in the coordinates of the root.
  private let paths: [[CGPoint]]

  /// Creates the touches of fingers that move along `paths`, in the coordinates of `view`. Fingers that hit no view are left out;
  /// `nil` if the first one does.
  init?(in view: UIView, paths: [[CGPoint]]) {
    root = view.root
    var touches: [UITouch] = []
    var ways: [[CGPoint]] = []
    for (finger, path) in paths.enumerated() {
      let way = path.map { view.convert($0, to: view.root) }
      guard let first = way.first, let hit = view.root.hitTest(first, with: event) else {
        if finger == 0 { return nil }
        continue
      }
      if paths.count > 1 { Self.prepareForZooming(hit) }
      touches.append(Self.touch(finger, at: first, hit))
      ways.append(way)
    }
    guard !touches.isEmpty else { return nil }
    (self.touches, self.paths) = (touches, ways)
    event.allTouches = Set(touches)
  }

  /// Lets the scroll views around a view recognize pinches.
  private static func prepareForZooming(_ hit: UIView) {
    var current: UIView? = hit
    while let view = current {
      _ = (view as? UIScrollView)?.pinchGestureRecognizer
      current = view.superview
    }
  }

  /// Creates the touch of a finger that hits a view at a point in the coordinates of the root.
  static func touch(_ finger: Int, at point: CGPoint, _ hit: UIView) -> UITouch {
    let touch = UITouch()
    touch.finger = finger
    touch.view = hit
    touch.windowLocation = point
    touch.previousWindowLocation = point
    touch.tapCount = TapCount.next(at: point, in: hit)
    return touch
  }

  /// Sends the touches, and lets time pass while the fingers rest or move, in seconds.
  ///
  /// - Returns: The view that the first finger hit.
  func perform(resting rest: TimeInterval = 0, moving duration: TimeInterval = 0) -> UIView? {
    let hit = touches[0].view
    send(.began)
    if rest > 0 {
      AnimationClock.main.advance(by: rest)
      GestureSequence.current?.rest(for: rest)
    }
    let steps = (paths.map(\.count).max() ?? 1) - 1
    for step in 0..<steps {
      if duration > 0 { AnimationClock.main.advance(by: duration / Double(steps)) }
      for (touch, path) in zip(touches, paths) { touch.windowLocation = path[min(step + 1, path.count - 1)] }
      send(.moved)
    }
    for touch in touches { touch.previousWindowLocation = touch.windowLocation }
    Self.noteEnd(of: touches[0], hasMoved: steps > 0)
    send(.ended)
    return hit
  }

  /// Notes that a touch ends, so that the next one near it can be another tap.
  static func noteEnd(of touch: UITouch, hasMoved: Bool) { TapCount.ended(touch, hasMoved: hasMoved) }

  private func send(_ phase: UITouch.Phase) {
    for touch in touches {
      touch.phase = phase
      touch.timestamp = AnimationClock.main.now
    }
    root.deliver(event)
  }
}

/// The number of taps at a place in a short time.
@MainActor
private enum TapCount {
  private static var count = 0
  private static var time: TimeInterval = 0
  private static var place = CGPoint.zero
  private static weak var view: UIView?

  /// Returns the count of a tap that begins now.
  static func next(at point: CGPoint, in hit: UIView) -> Int {
    let elapsed = AnimationClock.main.now - time
    let isNear = hypot(point.x - place.x, point.y - place.y) <= 45
    return hit === view && isNear && elapsed >= 0 && elapsed <= 0.35 ? count + 1 : 1
  }

  static func ended(_ touch: UITouch, hasMoved: Bool) {
    (count, time, place) = (hasMoved ? 0 : touch.tapCount, AnimationClock.main.now, touch.windowLocation)
    view = touch.view
  }
}
