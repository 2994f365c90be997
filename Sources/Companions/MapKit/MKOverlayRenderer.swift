// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// The object that draws an overlay. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The overlay.
  open private(set) var overlay: any MKOverlay
  /// The opacity. The default is 1. Stored; has no effect.
  open var alpha: CGFloat = 1
  /// Creates a renderer.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }
  /// Marks the overlay for drawing. Has no effect.
  open func setNeedsDisplay() {}
  /// Draws the overlay. The default implementation does nothing. Differs from iOS: never called.
  open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) {}
  /// Whether the overlay can be drawn. Returns `true` by default. Differs from iOS: never called.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: CGFloat) -> Bool { true }
  /// The point of the world map in the coordinates of the renderer.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - overlay.boundingMapRect.minX, y: mapPoint.y - overlay.boundingMapRect.minY)
  }
  /// The rectangle of the world map in the coordinates of the renderer.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
}
