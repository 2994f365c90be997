// SPDX-License-Identifier: MIT

import CoreLocation
import Foundation

/// A place.
@preconcurrency @MainActor
open class MKMapItem: NSObject {
  /// The description of the place.
  open private(set) var placemark: MKPlacemark
  /// The name. The default is `nil`. Stored; has no effect, because there are no maps.
  open var name: String?
  /// The telephone number. The default is `nil`. Stored; has no effect, because there are no maps.
  open var phoneNumber: String?
  /// The address of the web site. The default is `nil`. Stored; has no effect, because there are no maps.
  open var url: URL?
  /// Whether the place is the location of the device.
  open private(set) var isCurrentLocation = false
  /// Creates a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
  /// The location of the device. It is not known: the location of the place is zero.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
    item.isCurrentLocation = true
    return item
  }
  /// Shows the place in the app of maps. Always `false`: there is none.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Shows places in the app of maps. Always `false`: there is none.
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// The key of the kind of directions, in the options with which maps are opened.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the type of the map, in the options with which maps are opened.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of the center of the map, in the options with which maps are opened.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the extent of the map, in the options with which maps are opened.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of whether traffic is shown, in the options with which maps are opened.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// Directions by car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Directions on foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Directions by public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// Directions of the kind that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
