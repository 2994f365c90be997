// SPDX-License-Identifier: MIT

import Foundation

/// Turns rows into property lists, and back.
struct RowCoder {
  private let entities: [String: NSEntityDescription]
  private let store: NSPersistentStore

  init(_ model: NSManagedObjectModel, _ store: NSPersistentStore) {
    var entities = model.entitiesByName
    // Entities that had another name in an earlier version of the model.
    for entity in model.entities {
      if let former = entity.renamingIdentifier, entities[former] == nil { entities[former] = entity }
    }
    (self.entities, self.store) = (entities, store)
  }

  // MARK: Writing

  func list(_ row: ObjectRow) throws -> [String: Any] {
    let entity = row.identifier.entity
    var values: [String: Any] = [:]
    for attribute in entity.attributes where !attribute.isTransient {
      if let value = row.values[attribute.name] { values[attribute.name] = try stored(value, attribute) }
    }
    for relationship in entity.relationships where !relationship.isTransient {
      let references = row.values.identifiers(relationship.name).map(reference)
      if !references.isEmpty { values[relationship.name] = references }
    }
    return [
      "entity": entity.name ?? "", "key": row.identifier.key.uuidString, "version": row.version, "values": values,
    ]
  }

  /// An object of a relationship, with the name of its entity, which can be below that of the relationship.
  private func reference(_ identifier: NSManagedObjectID) -> String {
    "\(identifier.entity.name ?? "")/\(identifier.key.uuidString)"
  }

  private func stored(_ value: Any, _ attribute: NSAttributeDescription) throws -> Any {
    switch value {
    case let value as NSDecimalNumber: return value.stringValue
    case let value as UUID: return value.uuidString
    case let value as URL: return value.absoluteString
    case let value as NSManagedObjectID: return reference(value)
    default: break
    }
    guard attribute.attributeType == .transformableAttributeType else { return value }
    if let transformer = transformer(attribute) {
      // A transformer of archives has them as its values.
      let data =
        transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
      guard let data = data as? Data else { throw unstorable(value, attribute) }
      return data
    }
    guard let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false) else {
      throw unstorable(value, attribute)
    }
    return data
  }

  private func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    attribute.valueTransformerName.flatMap { ValueTransformer.known(NSValueTransformerName(rawValue: $0)) }
  }

  private func unstorable(_ value: Any, _ attribute: NSAttributeDescription) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.persistentStoreSave.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey:
          "The value of the attribute \(attribute.name), of type \(type(of: value)), cannot be "
          + "archived: it does not conform to NSCoding, and there is no value transformer for it."
      ])
  }

  // MARK: Reading

  /// Returns a row; `nil` for one of an entity that the model no longer has.
  func row(_ list: [String: Any]) throws -> ObjectRow? {
    guard let name = list["entity"] as? String, let entity = entities[name],
      let key = (list["key"] as? String).flatMap(UUID.init), let stored = list["values"] as? [String: Any]
    else { return nil }
    var values = ObjectValues(defaultsOf: entity)
    for attribute in entity.attributes {
      if let kept = stored[attribute.name] ?? attribute.renamingIdentifier.flatMap({ stored[$0] }) {
        values[attribute.name] = value(of: kept, attribute)
      } else if attribute.isOptional {
        values[attribute.name] = nil
      }
    }
    for relationship in entity.relationships {
      let references =
        stored[relationship.name] as? [String]
        ?? relationship.renamingIdentifier.flatMap { stored[$0] as? [String] } ?? []
      let identifiers = references.compactMap(identifier)
      if !identifiers.isEmpty { values[relationship.name] = relationship.isToMany ? identifiers : identifiers[0] }
    }
    return ObjectRow(
      identifier: NSManagedObjectID(entity, key: key, store: store), values: values,
      version: list["version"] as? Int ?? 1)
  }

  private func identifier(_ reference: String) -> NSManagedObjectID? {
    let parts = reference.split(separator: "/")
    guard parts.count == 2, let entity = entities[String(parts[0])], let key = UUID(uuidString: String(parts[1])) else {
      return nil
    }
    return NSManagedObjectID(entity, key: key, store: store)
  }

  private func value(of stored: Any, _ attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .decimalAttributeType: return (stored as? String).map { NSDecimalNumber(string: $0) }
    case .UUIDAttributeType: return (stored as? String).flatMap(UUID.init)
    case .URIAttributeType: return (stored as? String).flatMap(URL.init)
    case .objectIDAttributeType: return (stored as? String).flatMap(identifier)
    case .transformableAttributeType:
      guard let data = stored as? Data else { return nil }
      if let transformer = transformer(attribute) {
        return transformer is NSSecureUnarchiveFromDataTransformer
          ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
      }
      return NSKeyedUnarchiver.unarchiveObject(with: data)
    // A store may have been written when the attribute had another type.
    default: return (try? attribute.normalized(stored)) ?? nil
    }
  }
}
