// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// An area between points.
@preconcurrency @MainActor
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The rectangle that contains all points.
  open var boundingMapRect: MKMapRect { mapBounds }
  /// The areas that are left out; `nil` for none.
  open private(set) var interiorPolygons: [MKPolygon]?
  /// Creates an area from locations.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(all: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
    self.interiorPolygons = interiorPolygons
  }
  /// Creates an area from points of the world map.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil
  ) {
    self.init(all: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
    self.interiorPolygons = interiorPolygons
  }
}
