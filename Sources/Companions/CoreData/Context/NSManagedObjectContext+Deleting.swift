// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Marks an object as deleted, and applies the delete rules of its relationships.
  public func delete(_ object: NSManagedObject) {
    let identifier = object.objectID
    guard changes.deleted[identifier] == nil, object.managedObjectContext === self else { return }
    object.fire()
    object.prepareForDeletion()
    let isNew = changes.inserted.removeValue(forKey: identifier) != nil
    changes.updated[identifier] = nil
    if !isNew { changes.deleted[identifier] = object }
    if unreported.inserted.removeValue(forKey: identifier) == nil { unreported.deleted[identifier] = object }
    unreported.updated[identifier] = nil
    applyRules(to: object, isNew: isNew)
    if isNew {
      known[identifier] = nil
      object.managedObjectContext = nil
    }
    scheduleReport()
  }

  /// An object that was never saved leaves all others, whatever the rules are.
  private func applyRules(to object: NSManagedObject, isNew: Bool) {
    for relationship in object.entityDescription.relationships {
      let others = object.values.identifiers(relationship.name).compactMap(object.companion)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: others.forEach(delete)
      case .denyDeleteRule where !isNew, .noActionDeleteRule where !isNew: continue
      case .nullifyDeleteRule, .denyDeleteRule, .noActionDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in others where !other.isDeleted && other.managedObjectContext === self {
          other.remove(object.objectID, from: inverse)
        }
      }
    }
  }

  // MARK: Forgetting

  /// Gives all objects the values that were saved last, and forgets which were inserted and deleted.
  public func rollback() {
    for (identifier, object) in changes.inserted {
      known[identifier] = nil
      object.managedObjectContext = nil
      unreported.deleted[identifier] = object
    }
    for (identifier, object) in changes.deleted {
      unreported.deleted[identifier] = nil
      unreported.inserted[identifier] = object
      object.values = object.committed
    }
    for (identifier, object) in changes.updated {
      for key in object.values.differences(from: object.committed) { object.willChangeValue(forKey: key) }
      let keys = object.values.differences(from: object.committed)
      object.values = object.committed
      for key in keys { object.didChangeValue(forKey: key) }
      unreported.updated[identifier] = object
    }
    changes = PendingChanges()
    processPendingChanges()
  }

  /// Forgets all objects.
  public func reset() {
    for object in known.values.compactMap(\.object) { object.managedObjectContext = nil }
    known = [:]
    changes = PendingChanges()
    unreported = UnreportedChanges()
  }

  /// Reads the values of an object again when they are needed, or keeps those that are not saved.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard changes.inserted[object.objectID] == nil, !object.isFault else { return }
    if flag, let row = source?.row(for: object.objectID) {
      object.merge(row)
    } else if !flag {
      object.willTurnIntoFault()
      changes.updated[object.objectID] = nil
      object.isFault = true
      object.didTurnIntoFault()
    }
    unreported.refreshed[object.objectID] = object
    scheduleReport()
  }

  /// Reads the values of all objects again when they are needed; those that are not saved are kept.
  public func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: changes.updated[object.objectID] != nil) }
  }

  /// Finds out whether the values of an object are those in the store when it is saved. Has no effect: every save finds it out.
  public func detectConflicts(for object: NSManagedObject) {}
}

extension NSManagedObject {
  /// Takes the values of a row, and tells the object that it was read.
  final func read(_ row: ObjectRow) {
    take(row)
    isReading = true
    awakeFromFetch()
    isReading = false
  }

  /// Takes the values of a row that were not changed here. Observers are told.
  final func merge(_ row: ObjectRow) {
    let own = values.differences(from: committed)
    let changed = row.values.differences(from: values).subtracting(own)
    for key in changed { willChangeValue(forKey: key) }
    for key in changed { values[key] = row.values[key] }
    (committed, version) = (row.values, row.version)
    for key in changed { didChangeValue(forKey: key) }
  }
}
