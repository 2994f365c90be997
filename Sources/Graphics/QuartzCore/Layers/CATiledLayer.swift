// SPDX-License-Identifier: MIT

/// A layer that is drawn in tiles. It is drawn as a plain layer.
///
/// Source: Apple, `CATiledLayer`.
open class CATiledLayer: CALayer {
  /// The number of levels of detail. The default is 1. Stored; has no effect.
  open var levelsOfDetail = 1
  /// The number of enlarged levels of detail. The default is 0. Stored; has no effect.
  open var levelsOfDetailBias = 0
  /// The size of a tile, in pixels. The default is 256 by 256. Stored; has no effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Returns the time in which a new tile fades in, 0.25 seconds.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
