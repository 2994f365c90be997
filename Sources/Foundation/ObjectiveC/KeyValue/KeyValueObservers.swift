// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The observers of the properties of one object.
///
/// An observer is called when its property is set by name, when the object reports a change of it, and when the
/// object reports that any value changed and the observed value differs from before.
package final class KeyValueObservers {
  final class Entry {
    /// The name of the property; `nil` for a key path whose name is unknown.
    let key: String?
    let current: () -> Any?
    let call: (_ old: Any?, _ new: Any?) -> Void
    var last: Any?
    var depth = 0

    init(key: String?, current: @escaping () -> Any?, call: @escaping (Any?, Any?) -> Void) {
      self.key = key
      self.current = current
      self.call = call
      last = current()
    }
  }

  /// Guards the observers of all objects, which can be observed and changed on any thread. Values are read and observers are called
  /// while it is open.
  private static let lock = NSRecursiveLock()

  private var storedEntries: [Entry] = []
  private var entries: [Entry] { Self.lock.withLock { storedEntries } }

  package init() {}

  func add(_ entry: Entry) { Self.lock.withLock { storedEntries.append(entry) } }
  func remove(_ entry: Entry) { Self.lock.withLock { storedEntries.removeAll { $0 === entry } } }

  /// Calls the observers whose value has changed since they were last called.
  package func valuesMayHaveChanged() {
    for entry in entries where Self.lock.withLock({ entry.depth == 0 }) { notify(entry, onlyChanges: true) }
  }

  /// Calls an observer with the last value and the present one; with `onlyChanges`, if they differ.
  private func notify(_ entry: Entry, onlyChanges: Bool) {
    let new = entry.current()
    let old = Self.lock.withLock {
      defer { entry.last = new }
      return entry.last
    }
    if !onlyChanges || !KeyValueCoding.isSame(old, new) { entry.call(old, new) }
  }

  /// Records the values before a change.
  func willChange(_ key: String) {
    for entry in entries where entry.key == key || entry.key == nil {
      let value = entry.current()
      Self.lock.withLock {
        if entry.depth == 0 { entry.last = value }
        if entry.key == key { entry.depth += 1 }
      }
    }
  }

  /// Calls the observers of a property after a change, and those without a name whose value has changed.
  func didChange(_ key: String) {
    for entry in entries {
      if entry.key == key {
        let isLast = Self.lock.withLock {
          entry.depth = max(entry.depth - 1, 0)
          return entry.depth == 0
        }
        if isLast { notify(entry, onlyChanges: false) }
      } else if entry.key == nil {
        notify(entry, onlyChanges: true)
      }
    }
  }

  // MARK: Objects

  /// Whether any object has ever been observed.
  private static let isUsed = Atomic(false)

  private static let key = AssociationKey()

  /// Returns the observers of an object; `nil` if there are none and `creating` is `false`.
  static func of(_ object: AnyObject, creating: Bool) -> KeyValueObservers? {
    lock.lock()
    defer { lock.unlock() }
    guard isUsed.load(ordering: .relaxed) || creating else { return nil }
    isUsed.store(true, ordering: .relaxed)
    if let owner = object as? any KeyValueObserved {
      if creating, owner.keyValueObservers == nil { owner.keyValueObservers = KeyValueObservers() }
      return owner.keyValueObservers
    }
    if let known = objc_getAssociatedObject(object, key.address) as? KeyValueObservers { return known }
    guard creating else { return nil }
    let made = KeyValueObservers()
    objc_setAssociatedObject(object, key.address, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Calls `body`, which changes a property, and then the property's observers.
  static func change(_ key: String, of object: AnyObject, _ body: () -> Void) {
    let observers = of(object, creating: false)
    observers?.willChange(key)
    body()
    observers?.didChange(key)
  }
}

/// A class whose objects store their observers themselves.
package protocol KeyValueObserved: AnyObject {
  var keyValueObservers: KeyValueObservers? { get set }
}

/// Reports that a property is about to change. Code that the adapter generates for `@objc dynamic` properties calls it.
///
/// Differs from UIKit: UIKit has no such function.
public func _willChangeValue(_ object: AnyObject, _ key: String) {
  KeyValueObservers.of(object, creating: false)?.willChange(key)
}

/// Reports that a property has changed. Code that the adapter generates for `@objc dynamic` properties calls it.
///
/// Differs from UIKit: UIKit has no such function.
public func _didChangeValue(_ object: AnyObject, _ key: String) {
  KeyValueObservers.of(object, creating: false)?.didChange(key)
}
