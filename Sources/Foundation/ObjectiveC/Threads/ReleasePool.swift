// SPDX-License-Identifier: MIT

import Foundation

/// Keeps objects alive that UIKit's autorelease pools would keep.
///
/// On Apple's platforms, a view that is removed from its superview lives at least until the current turn of the run loop
/// ends, so that code can use a weak reference to it afterward. Here the calls that UIKit makes open a pool:
/// loading and laying out views, appearance, events, actions, timers, animations, the launch of an application, and
/// `autoreleasepool`. An object that is removed while a pool is open is released when the outermost call of UIKit returns, as
/// at the end of a turn, or earlier when a call of `autoreleasepool` around it returns. Without a pool, objects are
/// released at once.
///
/// Each thread has its own pools.
package enum ReleasePool {
  /// The number of objects that a thread keeps. The oldest are released first, so that a loop that removes many objects does
  /// not need memory without bound.
  package static let capacity = 10_000

  /// The open pools of a thread.
  private final class Pools {
    var depth = 0
    /// The depth of the pool that gets the objects: that of the innermost `autoreleasepool`, or the outermost pool.
    var base = 1
    /// The objects with the depth of their pools, which ascends.
    var objects: [(depth: Int, object: AnyObject)] = []

    func closeInnermost() {
      // Deinitializers may remove other objects.
      while let last = objects.last, last.depth >= depth { objects.removeLast() }
      depth -= 1
    }

    func keep(_ object: AnyObject) {
      if objects.count >= ReleasePool.capacity {
        let oldest = objects.prefix(ReleasePool.capacity / 2)
        objects.removeFirst(oldest.count)
      }
      objects.append((base, object))
    }
  }

  /// The key of a thread's pools, which the thread releases at its end.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pools in
      #if canImport(Darwin)
        Unmanaged<AnyObject>.fromOpaque(pools).release()
      #else
        if let pools { Unmanaged<AnyObject>.fromOpaque(pools).release() }
      #endif
    }
    return key
  }()

  private static var current: Pools? {
    pthread_getspecific(key).map { Unmanaged<Pools>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Opens a pool on the current thread. ``close()`` must follow.
  package static func open() {
    if let current {
      current.depth += 1
      return
    }
    let pools = Pools()
    pools.depth = 1
    pthread_setspecific(key, Unmanaged.passRetained(pools).toOpaque())
  }

  /// Closes the innermost pool of the current thread, and releases the objects that it got.
  package static func close() { current?.closeInnermost() }

  /// Keeps an object alive until the pool that gets the objects of the current thread closes. Does nothing if none is open.
  package static func keep(_ object: AnyObject?) {
    guard let object, let pools = current, pools.depth > 0 else { return }
    pools.keep(object)
  }

  /// Calls `body` in a pool that gets the objects itself.
  package static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    open()
    let pools = current
    let outer = pools?.base ?? 1
    pools?.base = pools?.depth ?? 1
    defer {
      close()
      pools?.base = outer
    }
    return try body()
  }
}

/// Calls `body`, and returns its result. Views, layers, controllers and constraints that `body` removes live until it
/// returns, even if only weak references to them remain.
///
/// Differs from UIKit: Swift on Linux releases all other objects as soon as they are no longer used.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try ReleasePool.during(body)
}
