// SPDX-License-Identifier: MIT

public import Foundation

/// Whether Bluetooth can be used. Raw values are Core Bluetooth's.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting = 1
  case unsupported = 2
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5
}

/// The user's permission to use Bluetooth. Raw values are Core Bluetooth's.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case allowedAlways = 3
}

/// A manager of devices near by.
///
/// Differs from iOS: a device without Bluetooth is simulated, as Xcode's simulator is one. The state is `unsupported` when the delegate is
/// told it; nothing is found, and nothing can be connected.
open class CBManager: NSObject {
  /// Whether Bluetooth can be used: `unknown` until the delegate is told, then `unsupported`.
  open internal(set) var state = CBManagerState.unknown
  /// The user's permission. Always `.allowedAlways`: there is nothing to ask for.
  open var authorization: CBManagerAuthorization { .allowedAlways }
  /// The user's permission. Always `.allowedAlways`: there is nothing to ask for.
  open class var authorization: CBManagerAuthorization { .allowedAlways }

  override init() { super.init() }

  /// Tells the delegate soon that Bluetooth is not there.
  func report(on queue: DispatchQueue?, _ tell: @escaping () -> Void) {
    let work = DispatchWorkItem { [weak self] in
      self?.state = .unsupported
      tell()
    }
    (queue ?? .main).async(execute: work)
  }
}

/// A device near by.
open class CBPeer: NSObject, NSCopying {
  /// The identifier of the device for the app.
  public let identifier: UUID
  init(identifier: UUID) { self.identifier = identifier }
  /// Returns the device itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A device that reads from this one.
///
/// Differs from iOS: there are none.
open class CBCentral: CBPeer {
  /// The greatest number of bytes in a notification. Always 20.
  open var maximumUpdateValueLength: Int { 20 }
}
