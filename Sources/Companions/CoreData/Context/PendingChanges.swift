// SPDX-License-Identifier: MIT

import Foundation

/// The objects that a context has to save, by their identifiers.
struct PendingChanges {
  var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  var updated: [NSManagedObjectID: NSManagedObject] = [:]
  var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  /// The identifiers of inserted objects in the order of insertion.
  private(set) var order: [NSManagedObjectID] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }

  mutating func insert(_ object: NSManagedObject) {
    inserted[object.objectID] = object
    order.append(object.objectID)
  }

  /// The inserted objects in the order of insertion.
  var insertedInOrder: [NSManagedObject] { order.compactMap { inserted[$0] } }
}

/// The objects that changed since observers were last told.
struct UnreportedChanges {
  var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  var updated: [NSManagedObjectID: NSManagedObject] = [:]
  var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  var refreshed: [NSManagedObjectID: NSManagedObject] = [:]

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

  /// The values of a notification.
  var userInfo: [AnyHashable: Any] {
    let sets = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated), (NSDeletedObjectsKey, deleted),
      (NSRefreshedObjectsKey, refreshed),
    ]
    return sets.reduce(into: [:]) { result, set in
      if !set.1.isEmpty { result[set.0] = Set(set.1.values) }
    }
  }
}
