// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A point of the world map, which is a square of 2²⁸ points by the Mercator projection.
public struct MKMapPoint: Hashable, Sendable {
  /// The distance from the west.
  public var x: Double
  /// The distance from the north.
  public var y: Double
  /// Creates a point from its distances.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates the point of a location. Latitudes beyond 89.19° are limited to it; those beyond 85.06° are outside the square.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -90), 90)
    let sine = min(max(sin(latitude * .pi / 180), -0.9999), 0.9999)
    let size = MKMapSize.world.width
    self.init(
      x: (coordinate.longitude + 180) / 360 * size, y: (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * size)
  }
  /// The location of the point.
  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world.width
    return CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp((y / size - 0.5) * 2 * .pi)) / .pi, longitude: x / size * 360 - 180)
  }
  /// The distance to another point, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    func location(_ point: MKMapPoint) -> CLLocation {
      CLLocation(latitude: point.coordinate.latitude, longitude: point.coordinate.longitude)
    }
    return location(self).distance(from: location(point))
  }
}
