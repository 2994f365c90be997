// SPDX-License-Identifier: MIT

public import Foundation

/// The distance of a beacon. Raw values are Core Location's.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// The identity of beacons.
open class CLBeaconIdentityConstraint: NSObject {
  /// The identifier that beacons have in common.
  public let uuid: UUID
  /// The number of a group; `nil` for all.
  public let major: UInt16?
  /// The number in the group; `nil` for all.
  public let minor: UInt16?
  /// Creates an identity of all beacons with an identifier.
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
  /// Creates an identity of a group.
  public convenience init(uuid: UUID, major: UInt16) { self.init(uuid, major, nil) }
  /// Creates an identity of one beacon.
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16) { self.init(uuid, major, minor) }
  init(_ uuid: UUID, _ major: UInt16?, _ minor: UInt16?) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}

/// The area around beacons. Has no effect: nothing is watched.
open class CLBeaconRegion: CLRegion {
  /// The identity of the beacons.
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// The identifier that the beacons have in common.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The identifier that the beacons have in common, by its name in earlier versions.
  open var proximityUUID: UUID { uuid }
  /// The number of the group; `nil` for all.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The number in the group; `nil` for all.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  /// Whether beacons are told when the screen is switched on. The default is `false`. Stored; has no effect.
  open var notifyEntryStateOnDisplay = false

  /// Creates the area of beacons.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }
  /// Creates the area of all beacons with an identifier.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }
  /// Creates the area of all beacons with an identifier, by its name in earlier versions.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  /// Creates the area of a group.
  public convenience init(uuid: UUID, major: UInt16, identifier: String) {
    self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
  }
  /// Creates the area of one beacon.
  public convenience init(uuid: UUID, major: UInt16, minor: UInt16, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }
}

/// A beacon nearby. Differs from iOS: there are none.
open class CLBeacon: NSObject {
  override init() { super.init() }
  /// The identifier. Always a new one.
  open var uuid: UUID { UUID() }
  /// The number of the group. Always 0.
  open var major: NSNumber { 0 }
  /// The number in the group. Always 0.
  open var minor: NSNumber { 0 }
  /// The distance. Always `unknown`.
  open var proximity: CLProximity { .unknown }
  /// The inaccuracy, in meters. Always -1: not known.
  open var accuracy: CLLocationAccuracy { -1 }
  /// The strength, in decibels. Always 0.
  open var rssi: Int { 0 }
}

extension CLLocationManager {
  /// Returns whether beacons can be found. Always `false`.
  public class func isRangingAvailable() -> Bool { false }
  /// Starts to find beacons. Has no effect, because there are none.
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Ends finding beacons. Has no effect, because there are none.
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Starts to find beacons. Has no effect, because there are none.
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  /// Ends finding beacons. Has no effect, because there are none.
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
