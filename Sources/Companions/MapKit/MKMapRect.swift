// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A rectangle of the world map.
public struct MKMapRect: Hashable, Sendable {
  /// The northwestern corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// Creates an empty rectangle.
  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(x: 0, y: 0), size: .world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether this is not a rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// The smallest rectangle with both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// The common part; `null` when there is none.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width < 0 || height < 0 || isNull || other.isNull
      ? .null : MKMapRect(x: x, y: y, width: width, height: height)
  }
  /// Whether both have a common part.
  public func intersects(_ other: MKMapRect) -> Bool { !intersection(other).isEmpty }
  /// The rectangle without margins.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Whether the rectangle contains a point.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

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

/// A size on the world map.
public struct MKMapSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the world map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}
