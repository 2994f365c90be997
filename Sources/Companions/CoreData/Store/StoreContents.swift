// SPDX-License-Identifier: MIT

import Foundation

/// The rows of a store, in the order in which they were inserted.
struct StoreContents {
  private(set) var rows: [NSManagedObjectID: ObjectRow] = [:]
  private var order: [ObjectIdentifier: [NSManagedObjectID]] = [:]

  subscript(identifier: NSManagedObjectID) -> ObjectRow? { rows[identifier] }

  mutating func insert(_ row: ObjectRow) {
    if rows.updateValue(row, forKey: row.identifier) == nil {
      order[ObjectIdentifier(row.identifier.entity), default: []].append(row.identifier)
    }
  }

  mutating func remove(_ identifiers: Set<NSManagedObjectID>) {
    for identifier in identifiers { rows[identifier] = nil }
    for entity in Set(identifiers.map { ObjectIdentifier($0.entity) }) {
      order[entity]?.removeAll(where: identifiers.contains)
    }
  }

  func rows(of entity: NSEntityDescription) -> [ObjectRow] {
    (order[ObjectIdentifier(entity)] ?? []).compactMap { rows[$0] }
  }
}
