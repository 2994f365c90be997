// SPDX-License-Identifier: MIT

import Foundation

/// Returns the value associated with `object` under `key`, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.values(of: object as AnyObject, creating: false)?[key]
}

/// Associates a value with `object` under `key`. A value of `nil` removes the association.
///
/// Views, controllers, layers and the other classes of UIKit release their associated values when they are deallocated, as in
/// Objective-C.
///
/// Differs from UIKit: objects of other classes cannot store the values. They are stored in a table, which releases
/// the values of deallocated objects when the next value is associated with any object.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.values(of: object as AnyObject, creating: value != nil)?.set(value, for: key, policy)
}

/// Removes all values associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.values(of: object as AnyObject, creating: false)?.removeAll()
}

private enum AssociatedObjects {
  static func values(of object: AnyObject, creating: Bool) -> AssociatedValues? {
    guard let owner = object as? any AssociatedValueOwner else {
      return AssociationTable.shared.values(of: object, creating: creating)
    }
    if creating, owner.associatedValues == nil { owner.associatedValues = AssociatedValues() }
    return owner.associatedValues
  }
}

/// The values associated with objects that cannot store them.
///
/// An entry has a weak reference to its object. An object that is later created at the same address does not have its
/// values, because the weak reference is `nil` by then, unless it is asked for them in its own `deinit`.
private final class AssociationTable: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let values: AssociatedValues
  }

  static let shared = AssociationTable()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entire table is searched for those of deallocated objects.
  private var limit = 64

  func values(of object: AnyObject, creating: Bool) -> AssociatedValues? {
    // Values of deallocated objects are released outside of the lock.
    var released: [Entry] = []
    defer { withExtendedLifetime(released) {} }
    return lock.withLock {
      let key = ObjectIdentifier(object)
      if let entry = entries[key] {
        if entry.object === object || Self.isBeingDeallocated(object) { return entry.values }
        released.append(entry)
        entries[key] = nil
      }
      guard creating else { return nil }
      if entries.count >= limit { released += removeDeallocated() }
      let values = AssociatedValues()
      entries[key] = Entry(object: object, values: values)
      return values
    }
  }

  /// Whether an object is in its `deinit`, where weak references to it are `nil` and its values are still there.
  private static func isBeingDeallocated(_ object: AnyObject) -> Bool {
    weak let reference = object
    return reference == nil
  }

  private func removeDeallocated() -> [Entry] {
    let gone = entries.filter { $0.value.object == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(64, entries.count * 2)
    return Array(gone.values)
  }
}
