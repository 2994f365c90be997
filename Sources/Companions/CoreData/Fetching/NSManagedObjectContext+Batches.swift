// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Inserts the objects of a request.
  func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let context = try contextOfStores()
    var inserted: [NSManagedObject] = []
    func make() -> NSManagedObject {
      NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: context)
    }
    for values in request.objectsToInsert ?? [] {
      let object = make()
      object.setValuesForKeys(values)
      inserted.append(object)
    }
    while let handler = request.managedObjectHandler {
      let object = make()
      if handler(object) {
        context.delete(object)
        break
      }
      inserted.append(object)
    }
    while let handler = request.dictionaryHandler {
      let values = NSMutableDictionary()
      if handler(values) { break }
      let object = make()
      for (key, value) in values { if let key = key as? String { object.setValue(value, forKey: key) } }
      inserted.append(object)
    }
    try context.save()
    return NSBatchInsertResult(inserted.map(\.objectID), request.resultType)
  }

  /// Changes the objects of a request.
  func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let context = try contextOfStores()
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    (fetch.predicate, fetch.includesSubentities) = (request.predicate, request.includesSubentities)
    let objects = try context.fetch(fetch)
    for (property, value) in request.propertiesToUpdate ?? [:] {
      guard let name = property.base as? String ?? (property.base as? NSPropertyDescription)?.name else { continue }
      for object in objects { object.setValue(value, forKey: name) }
    }
    try context.save()
    return NSBatchUpdateResult(objects.map(\.objectID), request.resultType)
  }

  /// A context that has no changes, for requests to stores.
  func contextOfStores() throws -> NSManagedObjectContext {
    guard let coordinator = persistentStoreCoordinator else { throw NSPersistentStoreCoordinator.noStore }
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.mergePolicy = mergePolicy
    return context
  }
}
