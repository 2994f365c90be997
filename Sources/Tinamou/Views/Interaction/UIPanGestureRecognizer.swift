// SPDX-License-Identifier: MIT

/// Fingers that move across the view.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var movement = CGPoint.zero

  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers have moved, in points, in the coordinates of `view`; what was set last.
  open func translation(in view: UIView?) -> CGPoint { movement }
  /// Says how far the fingers have moved, in points, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }
  /// How fast the fingers move, in points a second. Differs from UIKit: always zero, since no time passes.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
