// SPDX-License-Identifier: MIT

public import Foundation

/// The user's permission to be tracked. Differs from iOS: it is denied, and nobody is asked.
open class ATTrackingManager: NSObject {
  /// The permission. Raw values are Apple's.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }

  /// The permission. Always `denied`.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Requests permission. The handler is called on another thread with `denied`.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { completion(.denied) } }
  /// Requests permission. Always `denied`.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
