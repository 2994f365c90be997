// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

extension NSManagedObjectContext {
  /// Saves all changes to the parent, or to the stores. If an object cannot be saved, nothing is, and the reason is thrown.
  public func save() throws {
    processPendingChanges()
    if changes.isEmpty { return }
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    tellObjectsBeforeSave()
    try validate()
    guard let source else { throw NSPersistentStoreCoordinator.noStore }
    try obtainStores()
    let saved = changes
    let corrections = try source.take(rows(of: saved), mergePolicy as? NSMergePolicy ?? .error)
    finish(saved, corrections)
  }

  /// Objects may change themselves, and others, before they are saved, which may make others change.
  private func tellObjectsBeforeSave() {
    var told: Set<NSManagedObjectID> = []
    for _ in 0..<1000 {
      let objects = [changes.inserted, changes.updated, changes.deleted].flatMap(\.values)
      let next = objects.filter { told.insert($0.objectID).inserted }
      if next.isEmpty { return processPendingChanges() }
      for object in next { object.willSave() }
    }
    LayoutException.raiseOnAnyThread(
      .internalInconsistency,
      "Failed to process pending changes before save. The context is still dirty after 1000 attempts.")
  }

  private func validate() throws {
    var reasons: [any Error] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch { reasons += Self.single(error) }
    }
    for object in changes.insertedInOrder { check(object.validateForInsert) }
    for object in changes.updated.values { check(object.validateForUpdate) }
    for object in changes.deleted.values { check(object.validateForDelete) }
    try NSManagedObject.check(reasons)
  }

  private static func single(_ error: any Error) -> [any Error] {
    (error as NSError).userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
  }

  /// Objects get their stores when a coordinator takes them, not before: a parent's are temporary still.
  private func obtainStores() throws {
    guard parent == nil else { return }
    let missing = changes.insertedInOrder.first { object in
      persistentStoreCoordinator?.store(for: object.entity, assignments[object.objectID]) == nil
    }
    if missing != nil { throw NSPersistentStoreCoordinator.noStore }
  }

  private func rows(of changes: PendingChanges) -> ObjectChanges {
    func row(_ object: NSManagedObject) -> ObjectRow {
      ObjectRow(identifier: object.objectID, values: object.values, version: object.version)
    }
    var result = ObjectChanges()
    result.inserted = changes.insertedInOrder.map(row)
    result.updated = changes.updated.values.map { ObjectChanges.Update(row: row($0), base: $0.committed) }
    result.deleted = changes.deleted.values.map(row)
    return result
  }

  private func finish(_ saved: PendingChanges, _ corrections: ObjectCorrections) {
    changes = PendingChanges()
    for (identifier, object) in saved.inserted where object.objectID.isTemporaryID && parent == nil {
      identifier.persistentStore = persistentStoreCoordinator?.store(for: object.entity, assignments[identifier])
    }
    for object in [saved.inserted, saved.updated].flatMap(\.values) {
      object.committed = object.values
      if parent == nil { object.version += 1 }
      if let row = corrections.rows[object.objectID] { object.take(row) }
    }
    for (identifier, object) in saved.deleted {
      known[identifier] = nil
      object.managedObjectContext = nil
    }
    for identifier in corrections.gone { forget(identifier) }
    assignments = [:]
    for object in [saved.inserted, saved.updated, saved.deleted].flatMap(\.values) { object.didSave() }
    unreported = UnreportedChanges()
    postDidSave(saved)
    let siblings = parent?.descendants.all ?? persistentStoreCoordinator?.contexts.all ?? []
    let merged = MergedChanges(saved)
    for context in siblings where context !== self && context.automaticallyMergesChangesFromParent {
      context.perform { context.merge(merged) }
    }
  }

  /// Removes an object that another one replaced.
  private func forget(_ identifier: NSManagedObjectID) {
    guard let object = known.removeValue(forKey: identifier)?.object else { return }
    object.managedObjectContext = nil
    unreported.deleted[identifier] = object
    scheduleReport()
  }

  private func postDidSave(_ saved: PendingChanges) {
    let sets = [
      (NSInsertedObjectsKey, saved.inserted), (NSUpdatedObjectsKey, saved.updated),
      (NSDeletedObjectsKey, saved.deleted),
    ]
    let info = sets.reduce(into: [AnyHashable: Any]()) { $0[$1.0] = Set($1.1.values) }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }
}
