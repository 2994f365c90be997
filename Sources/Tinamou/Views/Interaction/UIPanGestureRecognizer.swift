// SPDX-License-Identifier: MIT

/// A recognizer of panning gestures.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var movement = CGPoint.zero

  /// The minimum number of fingers. The default is 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `Int.max`.
  open var maximumNumberOfTouches = Int.max

  /// The translation of the gesture, in points, in the coordinates of `view`: the value that was last set.
  open func translation(in view: UIView?) -> CGPoint { movement }
  /// Sets the translation of the gesture, in points, in the coordinates of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { movement = translation }
  /// The velocity of the gesture, in points per second.
  ///
  /// Differs from UIKit: always zero, because there are no timed touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
