// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A description of a location on a map.
@preconcurrency @MainActor
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let point: CLLocationCoordinate2D
  /// Creates a description with a location only.
  public init(coordinate: CLLocationCoordinate2D) {
    point = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates a description with a location and an address. Differs from iOS: the address is ignored.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
  /// Creates a copy of a description.
  public override init(placemark: CLPlacemark) {
    point = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
  /// The location.
  open var coordinate: CLLocationCoordinate2D { point }
  /// The name.
  open var title: String? { name }
}
