// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A line through points.
@preconcurrency @MainActor
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// The rectangle that contains all points.
  open var boundingMapRect: MKMapRect { mapBounds }
  /// Creates a line from locations.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(all: Array(UnsafeBufferPointer(start: coords, count: max(count, 0))))
  }
  /// Creates a line from points of the world map.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(all: UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate))
  }
}

/// A line along the shortest way on the earth.
///
/// Differs from iOS: no points are added between the given ones.
@preconcurrency @MainActor
open class MKGeodesicPolyline: MKPolyline {}
