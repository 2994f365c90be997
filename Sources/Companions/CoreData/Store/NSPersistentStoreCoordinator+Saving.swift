// SPDX-License-Identifier: MIT

import Foundation

/// The coordinator as the source of contexts.
extension NSPersistentStoreCoordinator: ObjectSource {
  var model: NSManagedObjectModel? { managedObjectModel }

  func row(for identifier: NSManagedObjectID) -> ObjectRow? {
    lock.withLock { stores.lazy.compactMap { $0.contents[identifier] }.first }
  }

  func rows(of entities: [NSEntityDescription]) -> [ObjectRow] {
    lock.withLock { stores.flatMap { store in entities.flatMap(store.contents.rows) } }
  }

  /// Writes changes to the stores: all of them, or none.
  func take(_ changes: ObjectChanges, _ policy: NSMergePolicy) throws -> ObjectCorrections {
    try lock.withLock {
      var edits = StoreEdits(self, policy)
      try edits.apply(changes)
      for (store, contents) in edits.changed {
        if store.isReadOnly { throw Self.readOnly(store) }
        try store.file?.write(contents, of: store, managedObjectModel)
      }
      for (store, contents) in edits.changed { store.contents = contents }
      return edits.corrections
    }
  }

  private static func readOnly(_ store: NSPersistentStore) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.fileWriteNoPermission.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The store \(store.url?.path ?? "") cannot be changed: it is read-only."])
  }

  /// Removes rows at once, without contexts. Relationships that lead to them are cut.
  func remove(_ identifiers: Set<NSManagedObjectID>) throws {
    try lock.withLock {
      var changes = ObjectChanges()
      changes.deleted = identifiers.compactMap { row(for: $0) }
      for identifier in survivors(of: changes.deleted, without: identifiers) {
        guard let row = row(for: identifier) else { continue }
        changes.updated.append(ObjectChanges.Update(row: cut(row, from: identifiers), base: row.values))
      }
      _ = try take(changes, .overwrite)
    }
  }

  /// The other objects of relationships of rows that are removed.
  private func survivors(of rows: [ObjectRow], without removed: Set<NSManagedObjectID>) -> Set<NSManagedObjectID> {
    rows.reduce(into: Set<NSManagedObjectID>()) { result, row in
      for relationship in row.identifier.entity.relationships where relationship.inverseRelationship != nil {
        result.formUnion(row.values.identifiers(relationship.name))
      }
    }.subtracting(removed)
  }

  private func cut(_ row: ObjectRow, from removed: Set<NSManagedObjectID>) -> ObjectRow {
    var row = row
    for relationship in row.identifier.entity.relationships {
      let rest = row.values.identifiers(relationship.name).filter { !removed.contains($0) }
      row.values[relationship.name] = relationship.isToMany ? rest : rest.first
    }
    return row
  }
}
