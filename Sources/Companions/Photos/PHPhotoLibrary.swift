// SPDX-License-Identifier: MIT

import Foundation

/// The user's permission to use photos. Raw values are Apple's.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// The use of photos for which permission is asked. Raw values are Apple's.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user's photos. Differs from iOS: there are none, and permission is denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let library = PHPhotoLibrary()
  /// Returns the library of the device.
  open class func shared() -> PHPhotoLibrary { library }
  /// Returns the permission. Always `denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Returns the permission. Always `denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Requests permission. The handler is called immediately with `denied`.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Requests permission. The handler is called immediately with `denied`.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Fails, because permission is denied: the changes are not made.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, CocoaError(.fileWriteNoPermission)) }
}
