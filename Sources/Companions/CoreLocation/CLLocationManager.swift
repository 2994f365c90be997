// SPDX-License-Identifier: MIT

import Foundation

/// The app's permission to use the location of the device. Raw values are Core Location's.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// Reports the location of the device.
///
/// Differs from iOS: there is no receiver. Permission is denied; tests call the delegate.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// The delegate. The default is `nil`.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The requested accuracy, in meters. The default is the highest. Stored; has no effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The minimum distance between reported locations, in meters. The default is -1, which reports every location.
  /// Stored; has no effect.
  open var distanceFilter: CLLocationDistance = -1
  /// The last location. Always `nil`.
  open var location: CLLocation? { nil }
  /// The app's permission: `notDetermined` until it has requested permission, then `denied`.
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// Returns whether location services are enabled. Always `false`.
  open class func locationServicesEnabled() -> Bool { false }
  /// Returns the app's permission. Always `denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

  /// Requests permission while the app is in use. It is denied, and the delegate is notified.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Requests permission at all times. It is denied, and the delegate is notified.
  open func requestAlwaysAuthorization() { refuse() }
  private func refuse() {
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }

  /// Begins reporting locations. The delegate is notified that permission is denied.
  open func startUpdatingLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  /// Stops reporting locations. Has no effect.
  open func stopUpdatingLocation() {}
  /// Reports a location once. The delegate is notified that permission is denied.
  open func requestLocation() { startUpdatingLocation() }
  /// Whether locations are reported in the background. The default is `false`. Stored; has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether reports may pause. The default is `true`. Stored; has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether use in the background is shown. The default is `false`. Stored; has no effect.
  open var showsBackgroundLocationIndicator = false
  /// The activity of the user. The default is `.other`. Stored; has no effect.
  open var activityType = CLActivityType.other
  /// The least change of the direction that is reported, in degrees. The default is 1. Stored; has no effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The direction. Always `nil`.
  open var heading: CLHeading? { nil }
  /// Whether there is a compass. Always `false`.
  open class func headingAvailable() -> Bool { false }
  /// Whether large changes of the location are reported. Always `false`.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Whether regions of a class are watched. Always `false`.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Begins to report directions. Has no effect.
  open func startUpdatingHeading() {}
  /// Ends reports of directions. Has no effect.
  open func stopUpdatingHeading() {}
  /// Begins to report large changes of the location. Has no effect.
  open func startMonitoringSignificantLocationChanges() {}
  /// Ends reports of large changes of the location. Has no effect.
  open func stopMonitoringSignificantLocationChanges() {}
  /// The regions that are watched.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  /// Adds a region to those that are watched, in place of one with the same identifier.
  ///
  /// Differs from iOS: nothing is watched, and the delegate is not notified.
  open func startMonitoring(for region: CLRegion) {
    stopMonitoring(for: region)
    monitoredRegions.insert(region)
  }
  /// Removes the region with the same identifier from those that are watched.
  open func stopMonitoring(for region: CLRegion) {
    monitoredRegions = monitoredRegions.filter { $0.identifier != region.identifier }
  }
}

/// The reason for which a location is unknown.
public struct CLError: Error, Sendable {
  /// The reasons. Raw values are Core Location's.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// The methods that receive the location of the device. All have default implementations.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with new locations. Differs from iOS: never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when no location can be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the permission has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the permission has changed, before iOS 14.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  @_disfavoredOverload public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  @_disfavoredOverload public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// A distance filter with which every location is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The activity of the user. Raw values are those of Core Location.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}
