// SPDX-License-Identifier: MIT

public import Foundation

/// The identifier of the device for advertisements. There is none: it is zero, as on a device whose user has not granted it.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let manager = ASIdentifierManager()
  /// Returns the manager of the app.
  open class func shared() -> ASIdentifierManager { manager }
  /// The identifier. Always zero.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether the user grants it. Always `false`.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
