// SPDX-License-Identifier: MIT

/// The fingers on a hierarchy of views. What they do becomes touches, which recognizers and views get as on a device.
///
/// All simulated fingers go this way: those of tests, of scripts, and of a person in front of the page of a running app.
@MainActor
package final class LiveTouches {
  private let root: UIView
  private let event = UIEvent()
  private var touches: [Int: UITouch] = [:]

  /// Creates the touches of a hierarchy, usually that of a window, without a finger.
  package init(on root: UIView) { self.root = root }

  /// Whether a finger is on the hierarchy.
  package var isTouching: Bool { !touches.isEmpty }

  // MARK: One finger

  /// Puts a finger on the hierarchy, at a point in the coordinates of its root.
  ///
  /// - Returns: Whether a view was hit.
  @discardableResult
  package func begin(_ finger: Int, at point: CGPoint) -> Bool { !begin([(finger, point)]).isEmpty }

  /// Moves a finger to a point in the coordinates of the root. Does nothing for a finger that is not on the hierarchy.
  package func move(_ finger: Int, to point: CGPoint) { move([(finger, point)]) }

  /// Lifts a finger.
  package func end(_ finger: Int) { end([finger]) }

  /// Returns whether a finger at a point in the coordinates of the root would hit a view.
  func hits(_ point: CGPoint) -> Bool { root.hitTest(point, with: event) != nil }

  // MARK: Several fingers at the same time

  /// Puts fingers on the hierarchy at the same time.
  ///
  /// - Returns: The views that were hit, by the fingers.
  func begin(_ fingers: [(finger: Int, point: CGPoint)]) -> [Int: UIView] {
    var hits: [Int: UIView] = [:]
    var begun: [UITouch] = []
    for (finger, point) in fingers where touches[finger] == nil {
      guard let hit = root.hitTest(point, with: event) else { continue }
      let touch = UITouch(finger, at: point, in: hit)
      touch.onlyStopsMotion = Self.stopMotion(above: hit)
      touches[finger] = touch
      begun.append(touch)
      hits[finger] = hit
    }
    send(begun, .began)
    return hits
  }

  /// Moves fingers at the same time. Fingers that are not on the hierarchy are passed over.
  func move(_ fingers: [(finger: Int, point: CGPoint)]) {
    var moved: [UITouch] = []
    for (finger, point) in fingers {
      guard let touch = touches[finger] else { continue }
      touch.windowLocation = point
      moved.append(touch)
    }
    send(moved, .moved)
  }

  /// Lifts fingers at the same time.
  func end(_ fingers: [Int]) {
    let ended = fingers.compactMap { touches[$0] }
    for touch in ended {
      touch.previousWindowLocation = touch.windowLocation
      TapCount.ended(touch)
    }
    send(ended, .ended)
    for touch in ended { touch.releaseView() }
    for finger in fingers { touches[finger] = nil }
  }

  /// Takes the fingers away, as when the system takes the screen: views are told that their touches are canceled.
  package func cancel() {
    send(Array(touches.values), .cancelled)
    for touch in touches.values { touch.releaseView() }
    touches = [:]
  }

  private func send(_ changed: [UITouch], _ phase: UITouch.Phase) {
    guard !changed.isEmpty else { return }
    for touch in touches.values { touch.phase = .stationary }
    for touch in changed {
      touch.phase = phase
      touch.timestamp = AnimationClock.main.now
    }
    event.allTouches = Set(touches.values)
    root.deliver(event)
  }

  /// Stops content that is in motion where a finger comes down.
  ///
  /// - Returns: Whether any content was in motion.
  private static func stopMotion(above hit: UIView) -> Bool {
    var hasStopped = false
    var current: UIView? = hit
    while let view = current {
      if let scrollView = view as? UIScrollView, scrollView.isDecelerating {
        scrollView.stopMotion()
        hasStopped = true
      }
      current = view.superview
    }
    return hasStopped
  }
}

extension UITouch {
  /// Creates the touch of a finger that hits a view, at a point in the coordinates of the root.
  fileprivate convenience init(_ finger: Int, at point: CGPoint, in hit: UIView) {
    self.init()
    (self.finger, view, window) = (finger, hit, hit.window)
    (windowLocation, startLocation) = (point, point)
    previousWindowLocation = point
    startTime = AnimationClock.main.now
    tapCount = TapCount.next(at: point, in: hit)
  }
}

/// The number of taps at a place in a short time.
@MainActor
private enum TapCount {
  private static var count = 0
  private static var time: TimeInterval = 0
  private static var place = CGPoint.zero
  private static weak var view: UIView?

  /// The distance between taps that count, and of the movement that ends the count, in points.
  private static let reach: CGFloat = 45
  /// The time between taps that count, in seconds.
  private static let pause: TimeInterval = 0.35

  /// Returns the count of a tap that begins now.
  static func next(at point: CGPoint, in hit: UIView) -> Int {
    let elapsed = AnimationClock.main.now - time
    let isNear = hypot(point.x - place.x, point.y - place.y) <= reach
    return hit === view && isNear && elapsed >= 0 && elapsed <= pause ? count + 1 : 1
  }

  /// Notes that a touch ends, so that the next one near it can be another tap.
  static func ended(_ touch: UITouch) {
    let hasMoved = touch.distance(from: touch.startLocation) > reach
    (count, time, place) = (hasMoved ? 0 : touch.tapCount, AnimationClock.main.now, touch.windowLocation)
    view = touch.view
  }
}
