// SPDX-License-Identifier: MIT

/// A layer that shows a part of its content.
///
/// Source: Apple, `CAScrollLayer`.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls. The default is `.both`.
  open var scrollMode: CAScrollLayerScrollMode = .both
  /// Scrolls so that a point of the content is the origin of the bounds.
  open func scroll(to p: CGPoint) {
    if [.horizontally, .both].contains(scrollMode) { bounds.origin.x = p.x }
    if [.vertically, .both].contains(scrollMode) { bounds.origin.y = p.y }
  }
  /// Scrolls by the least distance that shows a rectangle of the content, or its origin if it is larger than the bounds.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.start(showing: r.minX...max(r.minX, r.maxX), from: bounds.minX, length: bounds.width),
        y: Self.start(showing: r.minY...max(r.minY, r.maxY), from: bounds.minY, length: bounds.height)))
  }

  /// Returns where the visible part of an axis begins so that it shows a range of the content.
  private static func start(showing range: ClosedRange<CGFloat>, from start: CGFloat, length: CGFloat) -> CGFloat {
    min(max(start, range.upperBound - length), range.lowerBound)
  }
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
