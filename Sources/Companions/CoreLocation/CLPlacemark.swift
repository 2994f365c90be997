// SPDX-License-Identifier: MIT

public import Contacts
import Foundation

/// A description of a location.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Unchecked: the class has only constants.

  /// The location; `nil` when it is not known.
  public let location: CLLocation?
  /// The name. Returns `nil` by default.
  open var name: String? { nil }
  /// The street. Returns `nil` by default.
  open var thoroughfare: String? { nil }
  /// The number in the street. Returns `nil` by default.
  open var subThoroughfare: String? { nil }
  /// The city. Returns `nil` by default.
  open var locality: String? { nil }
  /// The part of the city. Returns `nil` by default.
  open var subLocality: String? { nil }
  /// The state. Returns `nil` by default.
  open var administrativeArea: String? { nil }
  /// The part of the state. Returns `nil` by default.
  open var subAdministrativeArea: String? { nil }
  /// The postal code. Returns `nil` by default.
  open var postalCode: String? { nil }
  /// The code of the country. Returns `nil` by default.
  open var isoCountryCode: String? { nil }
  /// The country. Returns `nil` by default.
  open var country: String? { nil }
  /// The water at the location. Returns `nil` by default.
  open var ocean: String? { nil }
  /// The inland water at the location. Returns `nil` by default.
  open var inlandWater: String? { nil }
  /// The names of sights at the location. Returns `nil` by default.
  open var areasOfInterest: [String]? { nil }
  /// The time zone. Returns `nil` by default.
  open var timeZone: TimeZone? { nil }
  /// The area. Returns `nil` by default.
  open var region: CLRegion? { nil }
  /// The address. Returns `nil` by default.
  open var postalAddress: CNPostalAddress? { nil }
  /// Creates a description with a location only.
  package init(location: CLLocation?) {
    self.location = location
    super.init()
  }
  /// Creates a copy of a description.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }
}
