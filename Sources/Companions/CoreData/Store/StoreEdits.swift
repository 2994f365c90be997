// SPDX-License-Identifier: MIT

import Foundation

/// The contents that stores have after a save, before anything is written.
struct StoreEdits {
  private let coordinator: NSPersistentStoreCoordinator
  private let policy: NSMergePolicy
  private var contents: [ObjectIdentifier: (store: NSPersistentStore, contents: StoreContents)] = [:]
  private(set) var corrections = ObjectCorrections()

  init(_ coordinator: NSPersistentStoreCoordinator, _ policy: NSMergePolicy) {
    (self.coordinator, self.policy) = (coordinator, policy)
  }

  /// The stores that have other contents.
  var changed: [(store: NSPersistentStore, contents: StoreContents)] { Array(contents.values) }

  mutating func apply(_ changes: ObjectChanges) throws {
    for row in changes.deleted { try delete(row) }
    for update in changes.updated { try self.update(update) }
    for row in changes.inserted {
      var row = row
      row.version += 1
      try edit(row) { $0.insert(row) }
    }
    try makeUnique(changes.inserted.map(\.identifier) + changes.updated.map(\.row.identifier))
  }

  private mutating func edit(_ row: ObjectRow, _ body: (inout StoreContents) -> Void) throws {
    let identifier = row.identifier
    guard let store = identifier.persistentStore ?? coordinator.store(for: identifier.entity) else {
      throw NSPersistentStoreCoordinator.noStore
    }
    var entry = contents[ObjectIdentifier(store)] ?? (store, store.contents)
    body(&entry.contents)
    contents[ObjectIdentifier(store)] = entry
  }

  private func stored(_ identifier: NSManagedObjectID) -> ObjectRow? {
    contents.values.lazy.compactMap { $0.contents[identifier] }.first ?? coordinator.row(for: identifier)
  }

  private mutating func delete(_ row: ObjectRow) throws {
    guard let stored = stored(row.identifier) else { return }
    if stored.version != row.version, policy.mergeType == .errorMergePolicyType {
      _ = try policy.merged(.init(row: row, base: row.values), with: stored)
    }
    try edit(row) { $0.remove([row.identifier]) }
  }

  private mutating func update(_ update: ObjectChanges.Update) throws {
    var row = update.row
    if let stored = stored(row.identifier) {
      if stored.version != row.version {
        row.values = try policy.merged(update, with: stored)
        row.version = stored.version + 1
        corrections.rows[row.identifier] = row
      } else {
        row.version += 1
      }
    } else if policy.mergeType == .errorMergePolicyType {
      // The object was deleted elsewhere.
      _ = try policy.merged(update, with: row)
    } else if !policy.prefersContext {
      corrections.gone.insert(row.identifier)
      return
    }
    let final = row
    try edit(final) { $0.insert(final) }
  }

  // MARK: Uniqueness

  /// Resolves what breaks a constraint: values that another object has, too.
  private mutating func makeUnique(_ identifiers: [NSManagedObjectID]) throws {
    var seen: Set<ObjectIdentifier> = []
    let owners = identifiers.flatMap(\.entity.lineage).filter {
      !$0.uniquenessConstraints.isEmpty && seen.insert(ObjectIdentifier($0)).inserted
    }
    for owner in owners {
      for names in owner.uniquenessConstraints.map({ $0.compactMap(Self.name) }) {
        try makeUnique(identifiers.filter { $0.entity.isKindOf(entity: owner) }, names, owner)
      }
    }
  }

  private mutating func makeUnique(
    _ identifiers: [NSManagedObjectID], _ names: [String], _ owner: NSEntityDescription
  ) throws {
    var groups: [[AnyHashable?]: [NSManagedObjectID]] = [:]
    for row in owner.family.flatMap(rows) {
      if let key = Self.key(row, names) { groups[key, default: []].append(row.identifier) }
    }
    for identifier in identifiers {
      guard let row = stored(identifier), let key = Self.key(row, names) else { continue }
      for other in groups[key] ?? [] where other != identifier {
        guard !corrections.gone.contains(identifier), let new = stored(identifier), let old = stored(other) else {
          continue
        }
        try resolve(new, old, names)
      }
    }
  }

  /// The values that have to be unique together; `nil` if there are none.
  private static func key(_ row: ObjectRow, _ names: [String]) -> [AnyHashable?]? {
    let values = names.map { row.values[$0] as? AnyHashable }
    return values.contains { $0 != nil } ? values : nil
  }

  private static func name(_ part: Any) -> String? { part as? String ?? (part as? NSAttributeDescription)?.name }

  private func rows(_ entity: NSEntityDescription) -> [ObjectRow] {
    coordinator.stores.flatMap { store in
      (contents[ObjectIdentifier(store)]?.contents ?? store.contents).rows(of: entity)
    }
  }

  private mutating func resolve(_ new: ObjectRow, _ old: ObjectRow, _ names: [String]) throws {
    if policy.mergeType == .errorMergePolicyType {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.managedObjectConstraintMerge.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey: "Could not merge changes: values of \(names.joined(separator: ", ")) have to be "
            + "unique.", "conflictList": [new.identifier, old.identifier],
        ])
    }
    let loser = policy.prefersContext ? old : new
    var winner = policy.prefersContext ? new : old
    // What only the one that goes has, the one that stays gets.
    if policy.mergeType != .overwriteMergePolicyType, policy.mergeType != .rollbackMergePolicyType {
      for (name, value) in loser.values.stored where winner.values[name] == nil { winner.values[name] = value }
    }
    corrections.gone.insert(loser.identifier)
    try redirect(loser, to: winner.identifier)
    let final = winner
    corrections.rows[final.identifier] = final
    try edit(loser) { $0.remove([loser.identifier]) }
    try edit(final) { $0.insert(final) }
  }

  /// Lets the objects of the relationships of an object that goes have another one in its place.
  private mutating func redirect(_ loser: ObjectRow, to winner: NSManagedObjectID) throws {
    for relationship in loser.identifier.entity.relationships {
      guard let inverse = relationship.inverseRelationship else { continue }
      for other in loser.values.identifiers(relationship.name) {
        guard var row = stored(other) else { continue }
        var seen: Set<NSManagedObjectID> = []
        let list = row.values.identifiers(inverse.name).map { $0 == loser.identifier ? winner : $0 }
        let unique = list.filter { seen.insert($0).inserted }
        row.values[inverse.name] = inverse.isToMany ? unique : unique.first
        let final = row
        corrections.rows[other] = final
        try edit(final) { $0.insert(final) }
      }
    }
  }
}
