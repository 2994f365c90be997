// SPDX-License-Identifier: MIT

import Foundation

/// An angle on the earth, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters; negative for none.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second; negative for none.
public typealias CLLocationSpeed = Double
/// A direction, in degrees from north; negative for none.
public typealias CLLocationDirection = Double

/// A point on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees, positive to the north.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees, positive to the east.
  public var longitude: CLLocationDegrees
  /// Creates a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
  /// Creates the point where the equator meets the prime meridian.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// Returns a point on the earth.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether a point lies on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// The point that stands for none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// Where and when the device was.
open class CLLocation: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// Creates a location.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    super.init()
  }

  /// The point on the earth.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in meters. Always 0.
  open var altitude: CLLocationDistance { 0 }
  /// The time.
  public let timestamp = Date()

  /// The distance along the surface of a sphere of the earth's mean radius, in meters.
  ///
  /// Differs from iOS: the earth's flattening is not taken into account.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (a, b) = (coordinate, location.coordinate)
    let (high, wide) = (radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2)
    let chord = sin(high) * sin(high) + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(wide) * sin(wide)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}
