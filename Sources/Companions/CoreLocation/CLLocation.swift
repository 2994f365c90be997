// SPDX-License-Identifier: MIT

import Foundation
@_exported import Foundation

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters. A negative value is invalid.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second. A negative value is invalid.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north. A negative value is invalid.
public typealias CLLocationDirection = Double

/// A location on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees, positive to the north.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees, positive to the east.
  public var longitude: CLLocationDegrees
  /// Creates a location.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
  /// Creates the location at which the equator and the prime meridian intersect.
  public init() { self.init(latitude: 0, longitude: 0) }
}

/// Returns a location on the globe.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether a latitude and longitude are within the valid range.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// An invalid location.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The highest accuracy, with the data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// The location of the device at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// Creates a location.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, course, speed, timestamp) = (0, 0, -1, -1, -1, Date())
    super.init()
  }

  /// Creates a location with all that is known of it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    (self.coordinate, self.altitude, self.course, self.speed) = (coordinate, altitude, course, speed)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    self.timestamp = timestamp
    super.init()
  }

  /// Creates a location with an altitude.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// The location on the globe.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level, in meters. The default is 0.
  public let altitude: CLLocationDistance
  /// The inaccuracy on the globe, in meters; negative for an invalid location. The default is 0.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The inaccuracy of the altitude, in meters; negative for an invalid altitude. The default is -1.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement, in degrees clockwise from north; negative if it is not known. The default is -1.
  public let course: CLLocationDirection
  /// The speed, in meters per second; negative if it is not known. The default is -1.
  public let speed: CLLocationSpeed
  /// The time at which the location was determined. The default is the present.
  public let timestamp: Date
  /// The floor of the building. Always `nil`.
  open var floor: CLFloor? { nil }

  /// Returns the distance along the surface of a sphere with the earth's mean radius, in meters.
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

/// A floor of a building. Differs from iOS: it is never known.
open class CLFloor: NSObject {
  override init() { super.init() }
  /// The number of the floor; 0 for that of the street. Always 0.
  open var level: Int { 0 }
}

/// The direction of the device. There is no compass.
open class CLHeading: NSObject {
  /// The direction to the magnetic north, in degrees. Always 0.
  open var magneticHeading: CLLocationDirection { 0 }
  /// The direction to the north, in degrees. Always 0.
  open var trueHeading: CLLocationDirection { 0 }
  /// The inaccuracy, in degrees. Always negative: the direction is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
}
