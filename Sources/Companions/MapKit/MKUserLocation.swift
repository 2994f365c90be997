// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// The location of the device. It is not known.
@preconcurrency @MainActor
open class MKUserLocation: NSObject, MKAnnotation {
  /// Creates a location that is not known.
  public override init() { super.init() }
  /// The location. Always `nil`.
  open var location: CLLocation? { nil }
  /// Whether the location is being updated. Always `false`.
  open var isUpdating: Bool { false }
  /// The location, which is invalid.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// The title. The default is `nil`. Stored; has no effect, because there are no maps.
  open var title: String?
  /// The subtitle. The default is `nil`. Stored; has no effect, because there are no maps.
  open var subtitle: String?
}

/// The way in which a map follows the device. Raw values are MapKit's.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
