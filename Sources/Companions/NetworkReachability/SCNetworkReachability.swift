// SPDX-License-Identifier: MIT

// Not called `SystemConfiguration`: packages that ask `canImport(SystemConfiguration)` would take it for Apple's.

public import Dispatch
import Foundation
@_exported import FoundationAdditions

/// The ways in which an address can be reached. Raw values are Apple's.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A transient connection, such as PPP.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// The address can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Traffic to the address makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to do something for the connection.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Functions of sockets make the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// The address is one of the device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Traffic does not pass a gateway.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The connection is a cellular one.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The name of `connectionOnTraffic` in earlier versions.
  public static let connectionAutomatic = connectionOnTraffic
}

/// A function that is called when the ways to an address change.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// A value that such a function gets, and the functions that keep it.
public struct SCNetworkReachabilityContext {
  /// The version, 0. Stored; has no effect, because nothing changes.
  public var version: Int
  /// The value. Stored; has no effect, because nothing changes.
  public var info: UnsafeMutableRawPointer?
  /// Called to retain the value. Stored; has no effect.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called to release the value. Stored; has no effect.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Called to describe the value. Stored; has no effect.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  /// Creates a context without a value.
  public init() { version = 0 }
  /// Creates a context.
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
    self.copyDescription = copyDescription
  }
}

/// The ways to an address.
///
/// Differs from iOS: the network is not examined. A device is simulated that reaches every address by Wi-Fi and stays where it is.
public final class SCNetworkReachability: Sendable {
  fileprivate init() {}
}

/// Returns the ways to a host.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the ways to an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the ways from one address to another.
public func SCNetworkReachabilityCreateWithAddressPair(
  _ allocator: CFAllocator?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Reads whether an address can be reached: always.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}

/// Sets the function that is called when the ways change. Has no effect: they do not change.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Sets the queue on which the function is called. Has no effect: the ways do not change.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  true
}
