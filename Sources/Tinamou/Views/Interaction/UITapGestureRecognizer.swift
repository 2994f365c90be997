// SPDX-License-Identifier: MIT

/// A recognizer of single or multiple taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The default is 1.
  open var numberOfTouchesRequired = 1
}
