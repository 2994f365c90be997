// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

extension MKCoordinateRegion {
  /// Creates the region of a rectangle of the world map.
  public init(_ rect: MKMapRect) {
    let northwest = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let southeast = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: northwest.latitude - southeast.latitude,
        longitudeDelta: southeast.longitude - northwest.longitude))
  }
  /// Whether all numbers are finite.
  var isFinite: Bool {
    center.latitude.isFinite && center.longitude.isFinite && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite
  }
  /// Creates a region without an extent where the equator and the prime meridian intersect.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
}

extension MKCoordinateSpan {
  /// Creates no extent.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// The extent of a map, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The distance from north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The distance from east to west, in degrees.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an extent.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of a map.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The extent.
  public var span: MKCoordinateSpan
  /// Creates a region with an extent in degrees.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region with an extent in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let metersInDegree = 111_195.0
    let narrowing = max(cos(center.latitude * .pi / 180), 0.000001)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersInDegree,
        longitudeDelta: longitudinalMeters / (metersInDegree * narrowing)))
  }
}
