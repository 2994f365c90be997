// SPDX-License-Identifier: MIT

/// A recognizer of pinching gestures.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale factor relative to the start of the gesture. The default is 1.
  open var scale: CGFloat = 1
  /// The velocity of the scale, per second.
  ///
  /// Differs from UIKit: always zero, because there are no timed touches.
  open var velocity: CGFloat { 0 }
}
