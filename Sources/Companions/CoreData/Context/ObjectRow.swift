// SPDX-License-Identifier: MIT

import Foundation

/// The values of an object outside of a context, as a store or a parent context has them.
struct ObjectRow {
  let identifier: NSManagedObjectID
  var values: ObjectValues
  /// The number of times that the row was saved.
  var version = 0
}

/// The changes that a context saves.
struct ObjectChanges {
  /// A changed object, with what it changed.
  struct Update {
    let row: ObjectRow
    /// The values that the context had read.
    let base: ObjectValues
    var keys: Set<String> { row.values.differences(from: base) }
  }

  var inserted: [ObjectRow] = []
  var updated: [Update] = []
  var deleted: [ObjectRow] = []
}

/// The place where a context reads objects and saves them: a coordinator, or another context.
protocol ObjectSource: AnyObject {
  /// The model.
  var model: NSManagedObjectModel? { get }
  /// Returns the values of an object; `nil` if there is none.
  func row(for identifier: NSManagedObjectID) -> ObjectRow?
  /// Returns the objects of some entities in the order in which they were saved.
  func rows(of entities: [NSEntityDescription]) -> [ObjectRow]
  /// Takes changes. Returns the rows that have other values than those of the changes, and those that were not wanted.
  func take(_ changes: ObjectChanges, _ policy: NSMergePolicy) throws -> ObjectCorrections
}

/// The outcome of changes in their source: rows with other values, and identifiers of objects that are no longer there.
struct ObjectCorrections {
  var rows: [NSManagedObjectID: ObjectRow] = [:]
  var gone: Set<NSManagedObjectID> = []
}
