// SPDX-License-Identifier: MIT

import Foundation

/// Whether the app may know where the device is. Raw values are Core Location's.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

/// Reports where the device is.
///
/// Differs from iOS: there is no receiver. Permission is refused; tests call the delegate.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// The delegate. The default is `nil`.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is asked for, in meters. The default is the best. Stored; has no effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance that is reported, in meters. The default is -1, for every one. Stored; has no effect.
  open var distanceFilter: CLLocationDistance = -1
  /// The last location. Always `nil`.
  open var location: CLLocation? { nil }
  /// Whether the app may know where the device is: `notDetermined` until it has asked.
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
  /// Whether locations are determined at all. Always `false`.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether apps may know where the device is. Always `denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }

  /// Asks for permission while the app is used. It is refused, and the delegate is told.
  open func requestWhenInUseAuthorization() { refuse() }
  /// Asks for permission at all times. It is refused, and the delegate is told.
  open func requestAlwaysAuthorization() { refuse() }
  private func refuse() {
    authorizationStatus = .denied
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }

  /// Begins to report locations. The delegate is told that permission is denied.
  open func startUpdatingLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  /// Stops reporting locations.
  open func stopUpdatingLocation() {}
  /// Reports a location once. The delegate is told that permission is denied.
  open func requestLocation() { startUpdatingLocation() }
}

/// Why a location is not known.
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

/// The methods that are told where the device is. All have default implementations.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with new locations. Never called.
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
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}
