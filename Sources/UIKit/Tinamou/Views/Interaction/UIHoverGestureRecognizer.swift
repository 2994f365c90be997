// SPDX-License-Identifier: MIT

/// A recognizer of a pointer that moves over a view. Tests set its state.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1. Always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians. Always a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The direction of a pencil in the coordinates of `view`, in radians. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
