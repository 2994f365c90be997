// SPDX-License-Identifier: MIT

/// A layer that emits particles.
///
/// Differs from Core Animation: particles are not drawn; all values are stored.
///
/// Source: Apple, `CAEmitterLayer`.
open class CAEmitterLayer: CALayer {
  /// The particles. The default is `nil`. Stored; has no effect.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the cells' birth rates. The default is 1. Stored; has no effect.
  open var birthRate: Float = 1
  /// The factor of the cells' lifetimes. The default is 1. Stored; has no effect.
  open var lifetime: Float = 1
  /// The center of the emitter, in points. Stored; has no effect.
  open var emitterPosition = CGPoint.zero
  /// The depth of the emitter. Stored; has no effect.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter, in points. Stored; has no effect.
  open var emitterSize = CGSize.zero
  /// The extent of the emitter in depth. Stored; has no effect.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter. The default is `.point`. Stored; has no effect.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// The part of the shape that emits. The default is `.volume`. Stored; has no effect.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// The drawing order of particles. The default is `.unordered`. Stored; has no effect.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Whether depth is kept. The default is `false`. Stored; has no effect.
  open var preservesDepth = false
  /// The factor of the cells' velocities. The default is 1. Stored; has no effect.
  open var velocity: Float = 1
  /// The factor of the cells' scales. The default is 1. Stored; has no effect.
  open var scale: Float = 1
  /// The factor of the cells' spins. The default is 1. Stored; has no effect.
  open var spin: Float = 1
  /// The seed of random values. The default is 0. Stored; has no effect.
  open var seed: UInt32 = 0
}
