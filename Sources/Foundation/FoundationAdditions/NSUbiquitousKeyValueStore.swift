// SPDX-License-Identifier: MIT

import Foundation
public import Foundation

/// Small values that the devices of a user share.
///
/// Foundation on Linux lacks this class.
///
/// Differs from Foundation: there is no account, so the values are those of this process alone and end with it.
///
/// Source: Apple, `NSUbiquitousKeyValueStore`.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Unchecked: the values are behind a lock.

  private static let ofApp = NSUbiquitousKeyValueStore()
  /// The store of the app.
  open class var `default`: NSUbiquitousKeyValueStore { ofApp }
  /// The notification that values have come from another device, which is never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Returns the object of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Returns the text of a key.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the list of a key.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns the bytes of a key.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the integer of a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
  /// Returns the number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
  /// Returns the truth value of a key; `false` if there is none.
  open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

  /// Sets the object of a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  /// Sets the text of a key.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the bytes of a key.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets the list of a key.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets the dictionary of a key.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets the integer of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Sets the truth value of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }
  /// Removes the object of a key.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// Compares the values with those of other devices. Always `true`.
  @discardableResult
  open func synchronize() -> Bool { true }
}

/// The key of the reason for which values changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the list with the keys that changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason for a change: another device.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason for a change: the first values from other devices.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason for a change: there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason for a change: another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
