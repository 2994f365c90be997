// SPDX-License-Identifier: MIT

/// A recognizer of rotation gestures of two fingers.
///
/// The gesture begins when the fingers have turned by some degrees, and ends when both fingers have left the screen. While one
/// finger has left it, the rotation stays.
///
/// Source: Apple, `UIRotationGestureRecognizer`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// By how much the fingers have to turn before the gesture begins, in radians.
  private static let beginningAngle: CGFloat = .pi / 36

  /// The rotation since the start of the gesture, clockwise, in radians. The default is 0.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second: that of the last movement of the fingers that took time on the animation
  /// clock.
  open var velocity: CGFloat { motion.velocity.x }

  /// The last direction from the first finger to the second, in radians; `nil` without two fingers.
  private var angle: CGFloat?
  private var motion = TouchMotion()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in activeTouches.dropFirst(2) { ignore(touch, for: event) }
    guard angle == nil, let fingers = FingerPair(activeTouches) else { return }
    angle = fingers.angle
    motion.start(at: CGPoint(x: rotation, y: 0), event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let angle, let fingers = FingerPair(activeTouches) else { return }
    // The smaller of both ways around: a turn by more than half a circle consists of several movements.
    rotation += remainder(fingers.angle - angle, 2 * .pi)
    self.angle = fingers.angle
    if state == .possible, abs(rotation) < Self.beginningAngle { return }
    motion.move(to: CGPoint(x: rotation, y: 0), event.timestamp)
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if activeTouches.contains(where: { !touches.contains($0) }) {
      angle = nil
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
    (angle, motion, rotation) = (nil, TouchMotion(), 0)
  }
}
