// SPDX-License-Identifier: MIT

public import Foundation

/// The results that a fetch can have: managed objects, identifiers, dictionaries and numbers.
///
/// Differs from Core Data: it is the class of all of them, because only protocols of Objective-C stand for themselves as
/// arguments of generic types.
public typealias NSFetchRequestResult = NSObject

/// The kind of what a fetch returns. Raw values are those of Core Data.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a kind from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Managed objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identifiers of managed objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries of values.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked. Has no effect: all are.
  open var affectedStores: [NSPersistentStore]?
}

/// A description of the objects that are wanted, and of their order.
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest, NSCopying {
  private var name: String?
  private var ownEntity: NSEntityDescription?
  /// The condition that objects satisfy.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of objects; 0 for no limit.
  open var fetchLimit = 0
  /// The number of objects that are left out at the beginning.
  open var fetchOffset = 0
  /// The number of objects that are read at a time. Has no effect: all are in memory.
  open var fetchBatchSize = 0
  /// The kind of what is returned.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// Whether objects of entities below are wanted, too.
  open var includesSubentities = true
  /// Whether values are read with the objects. Has no effect: they are in memory.
  open var includesPropertyValues = true
  /// Whether changes that are not saved are seen.
  open var includesPendingChanges = true
  /// Whether the values of objects are read when they are needed. Has no effect: they are in memory.
  open var returnsObjectsAsFaults = true
  /// The relationships whose objects are read, too. Has no effect: they are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of dictionaries: names, attributes or relationships; all attributes for `nil`.
  open var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are returned once.
  open var returnsDistinctResults = false
  /// Whether objects that are known are read again.
  open var shouldRefreshRefetchedObjects = false

  /// Creates a request without an entity.
  public override init() {}
  /// Creates a request for objects of an entity.
  public init(entityName: String) { name = entityName }

  /// The name of the entity.
  open var entityName: String? { name ?? ownEntity?.name }
  /// The entity.
  open var entity: NSEntityDescription? {
    get { ownEntity }
    set { (ownEntity, name) = (newValue, newValue?.name) }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.name, copy.ownEntity, copy.predicate, copy.sortDescriptors) = (name, ownEntity, predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset, copy.resultType) = (fetchLimit, fetchOffset, resultType)
    (copy.fetchBatchSize, copy.affectedStores) = (fetchBatchSize, affectedStores)
    (copy.includesSubentities, copy.includesPendingChanges) = (includesSubentities, includesPendingChanges)
    (copy.includesPropertyValues, copy.returnsObjectsAsFaults) = (includesPropertyValues, returnsObjectsAsFaults)
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    (copy.propertiesToFetch, copy.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
    return copy
  }

  /// Fetches with the context whose block is being called. Throws an error outside of such a block.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.coreData.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "A fetch request is executed in a block of a context's perform(_:)."])
    }
    return try context.fetch(self)
  }
}
