// SPDX-License-Identifier: MIT

import Foundation

/// A dictionary of objects that it may hold weakly. Foundation on Linux lacks this class.
///
/// Differs from Foundation: keys are compared by identity, except those that are equal objects of Foundation.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakKey: AnyObject?
    var strongKey: KeyType?
    weak var weakValue: AnyObject?
    var strongValue: ObjectType?
    var key: KeyType? { strongKey ?? weakKey as? KeyType }
    var value: ObjectType? { strongValue ?? weakValue as? ObjectType }
  }

  private let holdsKeysWeakly: Bool
  private let holdsValuesWeakly: Bool
  private var entries: [Entry] = []

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    holdsKeysWeakly = keyOptions.contains(.weakMemory)
    holdsValuesWeakly = valueOptions.contains(.weakMemory)
    super.init()
  }

  /// Returns a table that retains keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>() }
  /// Returns a table that holds keys weakly and retains values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
  }
  /// Returns a table that retains keys and holds values weakly.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
  }
  /// Returns a table that holds keys and values weakly.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func index(of key: KeyType) -> Int? {
    entries.firstIndex { entry in
      guard let own = entry.key else { return false }
      return own === key || (own as? NSObject).map { $0.isEqual(key) } ?? false
    }
  }

  private func removeDead() { entries.removeAll { $0.key == nil || $0.value == nil } }

  /// Returns the value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap(index).flatMap { entries[$0].value } }

  /// Sets the value of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    entries.append(
      Entry(
        weakKey: aKey, strongKey: holdsKeysWeakly ? nil : aKey, weakValue: anObject,
        strongValue: holdsValuesWeakly ? nil : anObject))
  }

  /// Removes a key.
  open func removeObject(forKey aKey: KeyType?) {
    removeDead()
    if let aKey, let index = index(of: aKey) { entries.remove(at: index) }
  }

  /// Removes all keys.
  open func removeAllObjects() { entries = [] }
  /// The number of keys that are alive.
  open var count: Int {
    removeDead()
    return entries.count
  }
  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key)).objectEnumerator() }
  /// Returns an enumerator of the values, or `nil` without values.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.value)).objectEnumerator() }
  /// The keys and values as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries { if let key = entry.key as? AnyHashable, let value = entry.value { result[key] = value } }
    return result
  }
}
