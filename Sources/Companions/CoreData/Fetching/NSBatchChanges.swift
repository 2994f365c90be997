// SPDX-License-Identifier: MIT

public import Foundation

/// The kind of a batch insertion's result. Raw values are those of Core Data.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnly = 0
  /// The identifiers of the objects.
  case objectIDs = 1
  /// The number of objects.
  case count = 2
}

/// A request that inserts objects into the stores, which contexts do not see.
///
/// Differs from Core Data: the objects are made in a context of their own, with their defaults, validation and merge policy.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// Called with each new object; the last one is that for which it returns `true`, which is not inserted.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// Called with each new dictionary of values; the last one is that for which it returns `true`, which is not inserted.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// The kind of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Creates a request with the values of the objects.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }

  /// Creates a request with the values of the objects.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Creates a request whose objects a closure fills.
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    (entityName, managedObjectHandler) = (entity.name ?? "", handler)
  }

  /// Creates a request whose values a closure fills.
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
    (entityName, dictionaryHandler) = (entity.name ?? "", handler)
  }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers, or the number of objects.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchInsertRequestResultType

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
    resultType = type
    switch type {
    case .statusOnly: result = true
    case .objectIDs: result = identifiers
    case .count: result = identifiers.count
    }
  }
}

/// The kind of a batch change's result. Raw values are those of Core Data.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case statusOnlyResultType = 0
  /// The identifiers of the objects.
  case updatedObjectIDsResultType = 1
  /// The number of objects.
  case updatedObjectsCountResultType = 2
}

/// A request that changes objects in the stores, which contexts do not see.
///
/// Differs from Core Data: values are constants, not expressions.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The condition that objects satisfy.
  open var predicate: NSPredicate?
  /// The new values by names or descriptions of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of entities below are changed, too.
  open var includesSubentities = true
  /// The kind of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Creates a request for objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
  /// Creates a request for objects of an entity.
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// The result of a batch change.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers, or the number of objects.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchUpdateRequestResultType

  init(_ identifiers: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
    resultType = type
    switch type {
    case .statusOnlyResultType: result = true
    case .updatedObjectIDsResultType: result = identifiers
    case .updatedObjectsCountResultType: result = identifiers.count
    }
  }
}
