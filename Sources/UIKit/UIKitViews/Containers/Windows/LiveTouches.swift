// SPDX-License-Identifier: MIT

/// The fingers on a window, which move as they do on the screen of a device: a finger that moves on a scroll view drags its content.
///
/// Tools that show an app use it. Tests simulate whole gestures with ``ViewInspection``.
@MainActor
package final class LiveTouches {
  private let window: UIWindow
  private let event = UIEvent()
  private var fingers: [Int: Finger] = [:]

  /// The distance that a finger moves before a scroll view takes it, in points.
  private static let slop: CGFloat = 10
  /// The time over which the velocity of a finger is measured, in seconds.
  private static let velocityTime: TimeInterval = 0.1

  /// A finger on the screen.
  private struct Finger {
    let touch: UITouch
    /// The place and the time at which the finger touched the window.
    let start: CGPoint
    let startTime: TimeInterval
    /// The drag of the scroll view that has taken the finger; `nil` while it touches its view.
    var drag: ScrollDrag?
    /// The place at which the drag began.
    var dragStart = CGPoint.zero
    /// The last places, with their times.
    var places: [(time: TimeInterval, point: CGPoint)]
  }

  /// Creates the touches of a window, without a finger.
  package init(on window: UIWindow) { self.window = window }

  /// Whether a finger is on the screen.
  package var isTouching: Bool { !fingers.isEmpty }

  /// Puts a finger on the window, at a point in its coordinates.
  ///
  /// - Returns: Whether a view was hit.
  @discardableResult
  package func begin(_ finger: Int, at point: CGPoint) -> Bool {
    guard fingers[finger] == nil, let hit = window.hitTest(point, with: event) else { return false }
    stopMotion(above: hit)
    let touch = SimulatedTouches.touch(finger, at: point, hit)
    fingers[finger] = Finger(touch: touch, start: point, startTime: now, places: [(now, point)])
    send(touch, .began)
    return true
  }

  /// Moves a finger to a point in the window's coordinates. Does nothing for a finger that is not on the window.
  package func move(_ finger: Int, to point: CGPoint) {
    guard var state = fingers[finger] else { return }
    state.places.append((now, point))
    state.places.removeAll { $0.time < now - Self.velocityTime }
    if state.drag == nil, hypot(point.x - state.start.x, point.y - state.start.y) > Self.slop,
      let scrollView = scrollView(taking: state, toward: point)
    {
      send(state.touch, .cancelled)
      let drag = ScrollDrag(scrollView)
      drag.begin()
      (state.drag, state.dragStart) = (drag, point)
    }
    if let drag = state.drag {
      drag.move(by: Self.distance(from: state.dragStart, to: point), velocity: velocity(of: state))
    } else {
      state.touch.previousWindowLocation = state.touch.windowLocation
      state.touch.windowLocation = point
      send(state.touch, .moved)
    }
    fingers[finger] = state
  }

  /// Lifts a finger from the window.
  package func end(_ finger: Int) {
    guard let state = fingers.removeValue(forKey: finger) else { return }
    if let drag = state.drag {
      drag.scrollView.refreshIfPulled()
      drag.end(velocity: velocity(of: state))
    } else {
      SimulatedTouches.noteEnd(of: state.touch, hasMoved: state.touch.windowLocation != state.start)
      send(state.touch, .ended)
    }
  }

  /// Lets recognizers of long presses know how long the fingers have rested.
  package func rest() {
    guard let first = fingers.values.first, first.drag == nil else { return }
    GestureSequence.current?.rest(for: now - first.startTime)
  }

  // MARK: Scroll views

  /// The nearest scroll view around a touch that can be dragged toward a point, unless another gesture has the touch.
  private func scrollView(taking finger: Finger, toward point: CGPoint) -> UIScrollView? {
    let isVertical = abs(point.y - finger.start.y) >= abs(point.x - finger.start.x)
    var current = finger.touch.view
    while let view = current {
      if view is UISlider || view is UISwitch || view is UIPickerView { return nil }
      let isTaken = view.gestureRecognizers?.contains { recognizer in
        !(recognizer is UITapGestureRecognizer) && (recognizer.state == .began || recognizer.state == .changed)
      }
      if isTaken == true { return nil }
      if let scrollView = view as? UIScrollView,
        isVertical ? scrollView.canDragVertically : scrollView.canDragHorizontally
      {
        return scrollView
      }
      current = view.superview
    }
    return nil
  }

  /// A finger stops content that is in motion.
  private func stopMotion(above hit: UIView) {
    var current: UIView? = hit
    while let view = current {
      if let scrollView = view as? UIScrollView, scrollView.isDecelerating { scrollView.stopMotion() }
      current = view.superview
    }
  }

  private func velocity(of finger: Finger) -> CGSize {
    guard let first = finger.places.first, let last = finger.places.last, now - last.time < Self.velocityTime,
      last.time > first.time
    else { return .zero }
    let distance = Self.distance(from: first.point, to: last.point)
    let time = last.time - first.time
    return CGSize(width: distance.width / time, height: distance.height / time)
  }

  private static func distance(from start: CGPoint, to end: CGPoint) -> CGSize {
    CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  // MARK: Touches

  private var now: TimeInterval { AnimationClock.main.now }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase) {
    touch.phase = phase
    touch.timestamp = now
    event.allTouches = Set(fingers.values.map(\.touch)).union([touch])
    for other in event.allTouches ?? [] where other !== touch { other.phase = .stationary }
    window.deliver(event)
  }
}
