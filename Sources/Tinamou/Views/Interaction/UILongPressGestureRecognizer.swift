// SPDX-License-Identifier: MIT

/// Fingers that stay where they came down.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long they stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many times they came down before.
  open var numberOfTapsRequired = 0
  /// How many fingers there are.
  open var numberOfTouchesRequired = 1
  /// How far they may move, in points.
  open var allowableMovement: CGFloat = 10
}
