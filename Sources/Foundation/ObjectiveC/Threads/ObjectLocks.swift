// SPDX-License-Identifier: MIT

import Foundation

/// Locks an object for the current thread, which can lock it repeatedly. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.lock(of: obj as AnyObject).lock()
  return 0
}

/// Unlocks an object. Returns 0, or -1 if the object is not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.shared.unlock(obj as AnyObject) ? 0 : -1 }

/// The locks of the locked objects, which they retain.
private final class ObjectLocks: @unchecked Sendable {
  private struct Entry {
    let object: AnyObject
    let lock = NSRecursiveLock()
    var users = 0
  }

  static let shared = ObjectLocks()

  private let guardian = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func lock(of object: AnyObject) -> NSRecursiveLock {
    guardian.withLock {
      var entry = entries[ObjectIdentifier(object)] ?? Entry(object: object)
      entry.users += 1
      entries[ObjectIdentifier(object)] = entry
      return entry.lock
    }
  }

  func unlock(_ object: AnyObject) -> Bool {
    guardian.withLock {
      guard var entry = entries[ObjectIdentifier(object)] else { return false }
      entry.users -= 1
      entries[ObjectIdentifier(object)] = entry.users == 0 ? nil : entry
      entry.lock.unlock()
      return true
    }
  }
}
