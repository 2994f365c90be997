// SPDX-License-Identifier: MIT

/// Two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn. Differs from UIKit: always zero, since no time passes.
  open var velocity: CGFloat { 0 }
}
