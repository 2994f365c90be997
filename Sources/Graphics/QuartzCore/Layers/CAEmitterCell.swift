// SPDX-License-Identifier: MIT

/// The source of the particles of one kind in an emitter layer. Its values are stored.
///
/// Source: Apple, `CAEmitterCell`.
open class CAEmitterCell: NSObject {
  /// Creates a cell without content.
  public override init() { super.init() }

  /// The name of the cell. The default is `nil`. Stored; has no effect, because particles are not drawn.
  open var name: String?
  /// Whether the cell emits. The default is `true`. Stored; has no effect.
  open var isEnabled = true
  /// The image of a particle, a `CGImage`. The default is `nil`. Stored; has no effect.
  open var contents: Any?
  /// The part of the image that is shown. Stored; has no effect.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the image per point. The default is 1. Stored; has no effect.
  open var contentsScale: CGFloat = 1
  /// The cells that a particle emits. The default is `nil`. Stored; has no effect.
  open var emitterCells: [CAEmitterCell]?
  /// The color of a particle. The default is white. Stored; has no effect.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The range of the red component. Stored; has no effect.
  open var redRange: Float = 0
  /// The range of the green component. Stored; has no effect.
  open var greenRange: Float = 0
  /// The range of the blue component. Stored; has no effect.
  open var blueRange: Float = 0
  /// The range of the opacity. Stored; has no effect.
  open var alphaRange: Float = 0
  /// The change of the red component per second. Stored; has no effect.
  open var redSpeed: Float = 0
  /// The change of the green component per second. Stored; has no effect.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second. Stored; has no effect.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second. Stored; has no effect.
  open var alphaSpeed: Float = 0
  /// The number of particles per second. The default is 0. Stored; has no effect.
  open var birthRate: Float = 0
  /// The life of a particle, in seconds. The default is 0. Stored; has no effect.
  open var lifetime: Float = 0
  /// The range of the life, in seconds. Stored; has no effect.
  open var lifetimeRange: Float = 0
  /// The direction in the plane, in radians. Stored; has no effect.
  open var emissionLongitude: CGFloat = 0
  /// The direction in depth, in radians. Stored; has no effect.
  open var emissionLatitude: CGFloat = 0
  /// The range of the direction, in radians. Stored; has no effect.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second. Stored; has no effect.
  open var velocity: CGFloat = 0
  /// The range of the velocity. Stored; has no effect.
  open var velocityRange: CGFloat = 0
  /// The horizontal acceleration. Stored; has no effect.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration. Stored; has no effect.
  open var yAcceleration: CGFloat = 0
  /// The acceleration in depth. Stored; has no effect.
  open var zAcceleration: CGFloat = 0
  /// The scale of a particle. The default is 1. Stored; has no effect.
  open var scale: CGFloat = 1
  /// The range of the scale. Stored; has no effect.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second. Stored; has no effect.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second. Stored; has no effect.
  open var spin: CGFloat = 0
  /// The range of the rotation. Stored; has no effect.
  open var spinRange: CGFloat = 0
}
