// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation
import Tinamou

/// The object that draws an overlay as a path. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color. The default is `nil`. Stored; has no effect.
  open var fillColor: UIColor?
  /// The stroke color. The default is `nil`. Stored; has no effect.
  open var strokeColor: UIColor?
  /// The line width, in points. The default is 0. Stored; has no effect.
  open var lineWidth: CGFloat = 0
  /// The shape of corners. The default is `.round`. Stored; has no effect.
  open var lineJoin = CGLineJoin.round
  /// The shape of ends. The default is `.round`. Stored; has no effect.
  open var lineCap = CGLineCap.round
  /// The greatest length of a corner. The default is 10. Stored; has no effect.
  open var miterLimit: CGFloat = 10
  /// The offset into the dashes. The default is 0. Stored; has no effect.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps. The default is `nil`. Stored; has no effect.
  open var lineDashPattern: [NSNumber]?
  /// The path. The default is `nil`. Stored; has no effect.
  ///
  /// Differs from iOS: the renderers of lines, areas and circles create no path.
  open var path: CGPath!
  /// Creates the path. The default implementation does nothing. Differs from iOS: never called.
  open func createPath() {}
}

/// The object that draws a circle. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
  /// The circle.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
}

/// The object that draws an area. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(all: []) }
}

/// The object that draws a line. Has no effect: nothing is drawn.
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(all: []) }
}
