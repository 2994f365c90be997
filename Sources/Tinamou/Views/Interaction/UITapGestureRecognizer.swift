// SPDX-License-Identifier: MIT

/// Fingers that come down and are lifted, once or several times.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How often the fingers come down.
  open var numberOfTapsRequired = 1
  /// How many fingers come down together.
  open var numberOfTouchesRequired = 1
}
