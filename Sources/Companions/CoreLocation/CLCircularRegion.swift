// SPDX-License-Identifier: MIT

import Foundation

/// A circle around a location.
open class CLCircularRegion: CLRegion {
  /// The center.
  open private(set) var center: CLLocationCoordinate2D
  /// The radius, in meters.
  open private(set) var radius: CLLocationDistance
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  /// Whether a location is in the circle. Returns `false` for numbers that are not finite.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

/// An area whose borders are watched. Has no effect: nothing is watched.
open class CLRegion: NSObject {
  /// The name by which regions are distinguished.
  open private(set) var identifier: String
  /// Whether entering is reported. The default is `true`. Stored; has no effect.
  open var notifyOnEntry = true
  /// Whether leaving is reported. The default is `true`. Stored; has no effect.
  open var notifyOnExit = true
  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
