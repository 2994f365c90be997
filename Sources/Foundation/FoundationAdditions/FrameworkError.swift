// SPDX-License-Identifier: MIT

import Foundation

/// An error of a framework that keeps an `NSError`, and to which one of its domain can be cast with `as?`, as on Apple's platforms.
///
/// On Linux, Foundation's own errors have the first only.
public protocol _FrameworkError: _BridgedStoredNSError, _ObjectiveCBridgeable where _ObjectiveCType == NSError {}

extension _FrameworkError {
  /// The domain as Foundation asks for it.
  public static var _nsErrorDomain: String { errorDomain }
  /// The error itself.
  public func _bridgeToObjectiveC() -> NSError { _nsError }
  /// Returns the error of an object that is of its domain.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    result = Self(_nsError: source)
  }
  /// Returns the error of an object, and whether this is of its domain.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
    guard source.domain == errorDomain else { return false }
    result = Self(_nsError: source)
    return true
  }
  /// Returns the error of an object that is of its domain.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    Self(_nsError: source ?? NSError(domain: errorDomain, code: 0))
  }
}
