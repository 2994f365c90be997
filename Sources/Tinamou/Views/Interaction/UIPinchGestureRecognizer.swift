// SPDX-License-Identifier: MIT

/// Two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, in proportion to where they began.
  open var scale: CGFloat = 1
  /// How fast the scale changes. Differs from UIKit: always zero, since no time passes.
  open var velocity: CGFloat { 0 }
}
