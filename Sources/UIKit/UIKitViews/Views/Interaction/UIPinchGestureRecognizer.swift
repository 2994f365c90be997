// SPDX-License-Identifier: MIT

/// A recognizer of pinching gestures of two fingers.
///
/// The gesture begins when the distance of the fingers has changed by some points, and ends when both fingers have left the
/// screen. While one finger has left it, the scale stays.
///
/// Source: Apple, `UIPinchGestureRecognizer`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By how much the distance of the fingers has to change before the gesture begins, in points.
  private static let beginningChange: CGFloat = 8

  /// The scale factor relative to the start of the gesture: the ratio of the distances of the fingers. Setting it makes the present
  /// distance that of the new value. The default is 1.
  open var scale: CGFloat = 1 {
    didSet { if !isMoving { takeUpFingers() } }
  }
  /// The velocity of the scale, per second: that of the last movement of the fingers that took time on the animation clock.
  open var velocity: CGFloat { motion.velocity.x }

  /// The distance of the fingers at the scale of 1, and when they came down, in points; `nil` without two fingers.
  private var unit: CGFloat?
  private var start: CGFloat = 0
  private var motion = TouchMotion()
  /// Whether the scale changes because the fingers move.
  private var isMoving = false

  private func takeUpFingers() {
    guard let fingers = FingerPair(activeTouches) else { return }
    unit = scale > 0 ? fingers.distance / scale : fingers.distance
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in activeTouches.dropFirst(2) { ignore(touch, for: event) }
    guard unit == nil, let fingers = FingerPair(activeTouches) else { return }
    start = fingers.distance
    takeUpFingers()
    motion.start(at: CGPoint(x: scale, y: 0), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let unit, let fingers = FingerPair(activeTouches) else { return }
    if state == .possible, abs(fingers.distance - start) < Self.beginningChange { return }
    isMoving = true
    scale = fingers.distance / unit
    isMoving = false
    motion.move(to: CGPoint(x: scale, y: 0), event.timestamp)
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if activeTouches.contains(where: { !touches.contains($0) }) {
      unit = nil
    } else {
      motion.end(event.timestamp)
      state = state == .began || state == .changed ? .ended : .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }

  open override func reset() {
    super.reset()
    (unit, motion, scale) = (nil, TouchMotion(), 1)
  }
}
