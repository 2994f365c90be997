// SPDX-License-Identifier: MIT

/// A layer that shows a part of its content.
///
/// Source: Apple, `CAScrollLayer`.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls. The default is `.both`. Stored; has no effect.
  open var scrollMode: CAScrollLayerScrollMode = .both
  /// Scrolls so that a point of the content is the origin of the bounds.
  open func scroll(to p: CGPoint) { bounds.origin = p }
  /// Scrolls so that a rectangle of the content begins at the origin of the bounds.
  open func scroll(to r: CGRect) { bounds.origin = r.origin }
}

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Core Animation.
  public let rawValue: String
  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Vertically.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Horizontally.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// In both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

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
  /// Returns the time in which a new tile fades in, 0.25 seconds. Always `0.25`.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
