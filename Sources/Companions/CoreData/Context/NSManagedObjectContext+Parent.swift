// SPDX-License-Identifier: MIT

import Foundation

/// A context as the source of another one.
extension NSManagedObjectContext: ObjectSource {
  func row(for identifier: NSManagedObjectID) -> ObjectRow? {
    performAndWait {
      if changes.deleted[identifier] != nil { return nil }
      if let object = known[identifier]?.object, !object.isFault {
        return ObjectRow(identifier: identifier, values: object.values, version: object.version)
      }
      return source?.row(for: identifier)
    }
  }

  func rows(of entities: [NSEntityDescription]) -> [ObjectRow] {
    performAndWait {
      let names = Set(entities.map(ObjectIdentifier.init))
      let saved = (source?.rows(of: entities) ?? []).compactMap { row in
        changes.deleted[row.identifier] == nil ? self.row(for: row.identifier) : nil
      }
      let new = changes.insertedInOrder.filter { names.contains(ObjectIdentifier($0.entity)) }
      return saved + new.map { ObjectRow(identifier: $0.objectID, values: $0.values, version: $0.version) }
    }
  }

  /// Takes what a child saves as changes of its own.
  func take(_ changes: ObjectChanges, _ policy: NSMergePolicy) throws -> ObjectCorrections {
    performAndWait {
      for row in changes.inserted {
        let object = object(with: row.identifier)
        (object.values, object.isFault) = (row.values, false)
        self.changes.insert(object)
        unreported.inserted[row.identifier] = object
      }
      for update in changes.updated {
        let object = object(with: update.row.identifier)
        object.fire()
        for key in update.keys {
          object.willChangeValue(forKey: key)
          object.values[key] = update.row.values[key]
          object.didChangeValue(forKey: key)
        }
        noteChange(of: object)
      }
      for row in changes.deleted {
        let object = object(with: row.identifier)
        object.fire()
        if self.changes.inserted.removeValue(forKey: row.identifier) == nil {
          self.changes.deleted[row.identifier] = object
        }
        self.changes.updated[row.identifier] = nil
        unreported.deleted[row.identifier] = object
      }
      processPendingChanges()
    }
    return ObjectCorrections()
  }
}
