// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that is held for a short time.
public struct os_unfair_lock_s: Sendable {
  /// Creates an open lock.
  public init() {}
  private var opaque: UInt32 = 0
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock that is held for a short time.
public typealias os_unfair_lock = os_unfair_lock_s
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks by address.
private final class LockTable: Sendable {
  static let shared = LockTable()
  private let locks = Mutex<[UInt: NSLock]>([:])

  func lock(at address: UnsafeMutablePointer<os_unfair_lock_s>) -> NSLock {
    let key = UInt(bitPattern: address)
    return locks.withLock { locks in
      if let lock = locks[key] { return lock }
      let made = NSLock()
      locks[key] = made
      return made
    }
  }
}

/// Waits for a lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { LockTable.shared.lock(at: lock).lock() }
/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { LockTable.shared.lock(at: lock).unlock() }
/// Takes a lock if it is open. Returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { LockTable.shared.lock(at: lock).try() }
