// SPDX-License-Identifier: MIT

public import Foundation

/// An acceleration, in units of gravity.
public struct CMAcceleration: Sendable {
  /// Along the x axis, from left to right. Stored; has no effect.
  public var x: Double
  /// Along the y axis, from bottom to top. Stored; has no effect.
  public var y: Double
  /// Along the z axis, out of the screen. Stored; has no effect.
  public var z: Double
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// Creates no acceleration.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A rate of rotation, in radians per second.
public struct CMRotationRate: Sendable {
  /// Around the x axis. Stored; has no effect.
  public var x: Double
  /// Around the y axis. Stored; has no effect.
  public var y: Double
  /// Around the z axis. Stored; has no effect.
  public var z: Double
  /// Creates a rate.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  /// Creates no rotation.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// A measurement at a time. Differs from iOS: there are none.
open class CMLogItem: NSObject {
  override init() { super.init() }
  /// The seconds since the device started. Always 0.
  open var timestamp: TimeInterval { 0 }
}

/// An acceleration at a time. Differs from iOS: there are none.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration. Always zero.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A rotation at a time. Differs from iOS: there are none.
open class CMGyroData: CMLogItem {
  /// The rate of the rotation. Always zero.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The motion of the device at a time. Differs from iOS: there are none.
open class CMDeviceMotion: CMLogItem {
  /// The orientation. Always that of a device that lies on its back.
  open var attitude: CMAttitude { CMAttitude() }
  /// The rate of rotation. Always zero.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity. Always down through a device that lies on its back.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  /// The acceleration that the user gives the device. Always zero.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The direction to the north, in degrees. Always -1: not known.
  open var heading: Double { -1 }
}

/// The orientation of the device. Differs from iOS: always that of a device that lies on its back.
open class CMAttitude: NSObject {
  override init() { super.init() }
  /// The rotation around the x axis, in radians. Always 0.
  open var pitch: Double { 0 }
  /// The rotation around the y axis, in radians. Always 0.
  open var roll: Double { 0 }
  /// The rotation around the z axis, in radians. Always 0.
  open var yaw: Double { 0 }
}

/// The axes of orientations. Raw values are Apple's.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The z axis is vertical.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The z axis is vertical, and the magnetometer corrects the others.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The x axis is to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The x axis is to the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
