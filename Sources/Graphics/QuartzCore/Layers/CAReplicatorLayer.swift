// SPDX-License-Identifier: MIT

/// A layer that repeats its sublayers.
///
/// Differs from Core Animation: the sublayers are drawn once.
///
/// Source: Apple, `CAReplicatorLayer`.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, the original included. The default is 1. Stored; has no effect.
  open var instanceCount = 1
  /// Whether depth is kept. The default is `false`. Stored; has no effect.
  open var preservesDepth = false
  /// The delay between copies, in seconds. The default is 0. Stored; has no effect.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one copy to the next. The default is the identity. Stored; has no effect.
  open var instanceTransform = CATransform3DIdentity
  /// The color with which the copies are multiplied. The default is white. Stored; has no effect.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The change of the red component from one copy to the next. Stored; has no effect.
  open var instanceRedOffset: Float = 0
  /// The change of the green component from one copy to the next. Stored; has no effect.
  open var instanceGreenOffset: Float = 0
  /// The change of the blue component from one copy to the next. Stored; has no effect.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity from one copy to the next. Stored; has no effect.
  open var instanceAlphaOffset: Float = 0
}
