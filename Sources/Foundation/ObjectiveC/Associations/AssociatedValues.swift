// SPDX-License-Identifier: MIT

import Foundation

/// The values that are associated with one object, by key.
package final class AssociatedValues: @unchecked Sendable {
  private enum Entry {
    case retained(Any)
    case assigned(WeakReference)
  }

  private let lock = NSLock()
  private var entries: [UnsafeRawPointer: Entry] = [:]

  package init() {}

  package subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      switch entries[key] {
      case .retained(let value): value
      case .assigned(let reference): reference.object
      case nil: nil
      }
    }
  }

  /// Associates a value with a key; `nil` removes it.
  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let entry = value.map { value -> Entry in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        // A Swift value that is not an object would be deallocated immediately.
        Swift.type(of: value) is AnyClass ? .assigned(WeakReference(value as AnyObject)) : .retained(value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .retained((value as? any NSCopying)?.copy(with: nil) ?? value)
      default: .retained(value)
      }
    }
    // The previous value is released outside of the lock, because its deinitializer can use the object's other values.
    let previous = lock.withLock { () -> Entry? in
      defer { entries[key] = entry }
      return entries[key]
    }
    withExtendedLifetime(previous) {}
  }

  func removeAll() {
    let previous = lock.withLock { () -> [UnsafeRawPointer: Entry] in
      defer { entries = [:] }
      return entries
    }
    withExtendedLifetime(previous) {}
  }

  var isEmpty: Bool { lock.withLock { entries.isEmpty } }
}

/// A reference that does not retain its object.
package final class WeakReference {
  package weak var object: AnyObject?

  package init(_ object: AnyObject) { self.object = object }
}

/// An object that stores its associated values itself, and therefore releases them when it is deallocated.
package protocol AssociatedValueOwner: AnyObject {
  /// The associated values; `nil` if there have never been any.
  var associatedValues: AssociatedValues? { get set }
}
