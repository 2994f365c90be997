// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A circle.
@preconcurrency @MainActor
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in meters.
  open private(set) var radius: CLLocationDistance
  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }
  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }
  /// The rectangle that contains the circle.
  open var boundingMapRect: MKMapRect {
    let circumference = 40_075_016.7 * max(cos(center.latitude * .pi / 180), 0.000001)
    let points = radius / circumference * MKMapSize.world.width
    let middle = MKMapPoint(center)
    return MKMapRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
  }
}
