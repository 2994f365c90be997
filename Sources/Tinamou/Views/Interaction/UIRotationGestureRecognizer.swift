// SPDX-License-Identifier: MIT

/// A recognizer of rotation gestures.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians. The default is 0.
  open var rotation: CGFloat = 0
  /// The velocity of the rotation, in radians per second.
  ///
  /// Differs from UIKit: always zero, because there are no timed touches.
  open var velocity: CGFloat { 0 }
}
