// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import ObjectiveC

extension NSManagedObjectContext {
  /// Returns what a request describes.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    switch request.resultType {
    case .managedObjectIDResultType: return try cast(objects(of: request).map(\.objectID))
    case .countResultType: return try cast([NSNumber(value: try objects(of: request).count)])
    case .dictionaryResultType: return try cast(dictionaries(of: request))
    default: return try cast(objects(of: request))
    }
  }

  /// Returns the number of objects that a request describes.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { try objects(of: request).count }

  private func cast<T>(_ results: [NSObject]) throws -> [T] {
    guard let list = results as? [T] else {
      let first = results.first { !($0 is T) }.map { "\(type(of: $0))" } ?? ""
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.coreData.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "The request is for \(T.self), and its results are \(first)."])
    }
    return list
  }

  /// The steps of a fetch: all objects of the entity, the condition, the order, the part.
  func objects<T>(of request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    processPendingChanges()
    let entities = request.includesSubentities ? entity.family : [entity]
    var found = candidates(entities, withChanges: request.includesPendingChanges, request.shouldRefreshRefetchedObjects)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = Self.sorted(found, request.sortDescriptors ?? [])
    if request.fetchOffset > 0 { found.removeFirst(min(request.fetchOffset, found.count)) }
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    guard let model else { throw NSPersistentStoreCoordinator.noStore }
    // A request may have the entity of an equal model.
    let name = request.entityName ?? model.entity(of: T.self as? NSManagedObject.Type ?? NSManagedObject.self)?.name
    if let entity = name.flatMap({ model.entitiesByName[$0] }) { return entity }
    LayoutException.raiseOnAnyThread(
      .invalidArgument, "executeFetchRequest:error: \(name ?? "nil") is not a valid entity name of the model.")
    throw NSPersistentStoreCoordinator.noStore
  }

  private func candidates(
    _ entities: [NSEntityDescription], withChanges: Bool, _ refreshes: Bool
  ) -> [NSManagedObject] {
    let saved = (source?.rows(of: entities) ?? []).compactMap { row -> NSManagedObject? in
      if withChanges, changes.deleted[row.identifier] != nil { return nil }
      let object = object(with: row.identifier)
      if object.isFault { object.read(row) } else if refreshes { object.merge(row) }
      return object
    }
    guard withChanges else { return saved }
    let names = Set(entities.map(ObjectIdentifier.init))
    return saved + changes.insertedInOrder.filter { names.contains(ObjectIdentifier($0.entity)) }
  }

  /// Returns objects in an order. Those that are equal keep theirs.
  static func sorted(_ objects: [NSManagedObject], _ descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    if descriptors.isEmpty { return objects }
    return objects.enumerated().sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  private func dictionaries<T>(of request: NSFetchRequest<T>) throws -> [NSDictionary] {
    let objects = try objects(of: request)
    let names = try request.propertiesToFetch.map { try $0.map(Self.name) }
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let result = NSMutableDictionary()
      for name in names ?? object.entity.attributes.map(\.name) {
        if let value = KeyPathValues.value(forKeyPath: name, of: object) {
          result.setObject((value as? NSManagedObject)?.objectID ?? value, forKey: NSString(string: name))
        }
      }
      return request.returnsDistinctResults && !seen.insert(result).inserted ? nil : result
    }
  }

  private static func name(_ property: Any) throws -> String {
    if let name = property as? String { return name }
    if let property = property as? NSPropertyDescription { return property.name }
    throw NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.persistentStoreUnsupportedRequestType.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "The property \(property) of a fetch request is not supported."])
  }
}
