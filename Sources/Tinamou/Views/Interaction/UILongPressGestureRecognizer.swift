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
}
