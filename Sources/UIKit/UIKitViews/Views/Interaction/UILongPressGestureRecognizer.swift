// SPDX-License-Identifier: MIT

/// A recognizer of long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The greatest allowed movement during the press, in points. The default is 10.
  open var allowableMovement: CGFloat = 10

  /// The locations at which the fingers came down, in the window, in points, by their touches.
  private var starts: [UITouch: CGPoint] = [:]
  /// The number of taps before the press.
  private var tapCount = 0

  override var awaitsMoreTaps: Bool { tapCount > 0 && tapCount <= numberOfTapsRequired }

  /// Whether the fingers rest on the view after the required taps.
  private var isPressed: Bool { starts.count == numberOfTouchesRequired && tapCount == numberOfTapsRequired }

  override var restingTime: TimeInterval? { isPressed ? minimumPressDuration : nil }

  override func fingersHaveRested() { if isPressed { state = .began } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches { starts[touch] = touch.location(in: nil) }
    if starts.count > numberOfTouchesRequired, state == .possible { state = .failed }
    if isPressed, minimumPressDuration <= 0, state == .possible { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    switch state {
    case .possible:
      let moved = touches.contains { touch in
        starts[touch].map { touch.distance(from: $0) > allowableMovement } ?? false
      }
      if moved { state = .failed }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed {
      state = .ended
    } else if state == .possible, activeTouches.allSatisfy(touches.contains) {
      tapEnded()
    }
  }

  /// Counts a tap before the press; too many taps, or one of too few fingers, are not the gesture.
  private func tapEnded() {
    tapCount += 1
    if starts.count != numberOfTouchesRequired || tapCount > numberOfTapsRequired { state = .failed }
    starts = [:]
  }

  open override func reset() {
    super.reset()
    (starts, tapCount) = ([:], 0)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .began || state == .changed ? .cancelled : .failed
  }
}
