// SPDX-License-Identifier: MIT

/// A recognizer of single or multiple taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The distance by which a finger may move during a tap, in points.
  private static let allowedMovement: CGFloat = 45
  /// The locations at which the fingers came down, in the window, in points, by their touches.
  private var starts: [UITouch: CGPoint] = [:]
  /// The number of taps so far.
  private var tapCount = 0

  override var awaitsMoreTaps: Bool { tapCount > 0 && tapCount < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts[touch] = touch.location(in: nil) }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let moved = touches.contains { touch in
      starts[touch].map { touch.distance(from: $0) > Self.allowedMovement } ?? false
    }
    if moved { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, activeTouches.allSatisfy(touches.contains) else { return }
    defer { starts = [:] }
    guard starts.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount >= numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    (starts, tapCount) = ([:], 0)
  }

  /// Returns whether this gesture prevents another: a tap does not prevent one of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }
  /// The buttons of a pointer that have to be pressed. The default is `.primary`. Stored; has no effect.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
}
