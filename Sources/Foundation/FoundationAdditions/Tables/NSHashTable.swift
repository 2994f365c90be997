// SPDX-License-Identifier: MIT

import Foundation

/// A set of objects that it may hold weakly. Foundation on Linux lacks this class.
///
/// Differs from Foundation: objects are compared by identity.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var weakObject: AnyObject?
    var strongObject: ObjectType?
    var object: ObjectType? { strongObject ?? weakObject as? ObjectType }
  }

  private let holdsWeakly: Bool
  private var entries: [Entry] = []

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    holdsWeakly = options.contains(.weakMemory)
    super.init()
  }

  /// Returns a table that holds objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }

  private func index(of object: ObjectType) -> Int? { entries.firstIndex { $0.object === object } }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object, index(of: object) == nil else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(weakObject: object, strongObject: holdsWeakly ? nil : object))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) { entries.removeAll { $0.object == nil || $0.object === object } }
  /// Removes all objects.
  open func removeAllObjects() { entries = [] }
  /// Whether an object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { anObject.map { index(of: $0) != nil } ?? false }
  /// Returns the object that equals another one.
  open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
  /// The objects that are alive.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// One of the objects.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of objects that are alive.
  open var count: Int { allObjects.count }
  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}
