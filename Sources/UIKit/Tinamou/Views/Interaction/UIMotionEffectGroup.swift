// SPDX-License-Identifier: MIT

/// Motion effects that are added together. Stored; has no effect.
///
/// Source: Apple, `UIMotionEffectGroup`.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects. The default is `nil`. Stored; has no effect.
  open var motionEffects: [UIMotionEffect]?
}
