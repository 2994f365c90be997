// SPDX-License-Identifier: MIT

public import Foundation

/// The kind of a batch deletion's result. Raw values are those of Core Data.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly = 0
  /// The identifiers of the objects.
  case resultTypeObjectIDs = 1
  /// The number of objects.
  case resultTypeCount = 2
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// A request that deletes objects in the stores, which contexts do not see.
///
/// Differs from Core Data: delete rules are not applied, but no relationship leads to a deleted object afterwards.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<NSFetchRequestResult>
  /// The kind of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request that deletes what another one describes.
  public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
    // Requests differ only in the class of their results, which have one layout.
    fetchRequest = unsafeBitCast(fetch as AnyObject, to: NSFetchRequest<NSFetchRequestResult>.self)
  }

  /// Creates a request that deletes objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = objects.first?.entity
    fetchRequest.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
    }
  }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it was done, the identifiers, or the number of objects.
  public let result: Any?
  /// The kind of the result.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

/// A request whose result is given to a block.
///
/// Differs from Core Data: the objects are fetched at once, and the block is called before the request returns.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  /// The request for the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Called with the result.
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// A guess at the number of objects. Has no effect: there is no progress.
  open var estimatedResultCount = 0

  /// Creates a request.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    (fetchRequest, completionBlock) = (request, blk)
  }
}

/// The result of a request without waiting.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
  /// The objects; `nil` if they could not be fetched.
  open internal(set) var finalResult: [ResultType]?
  /// The reason why they could not be fetched.
  open internal(set) var operationError: (any Error)?
}

extension NSManagedObjectContext {
  /// Carries out a request.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let request = request as? NSBatchDeleteRequest { return try delete(request) }
    if let request = request as? NSBatchInsertRequest { return try insert(request) }
    if let request = request as? NSBatchUpdateRequest { return try update(request) }
    if let request = request as? any AsynchronousFetching { return request.start(in: self) }
    throw NSError(
      domain: NSCocoaErrorDomain, code: CocoaError.Code.persistentStoreUnsupportedRequestType.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "Requests of the class \(type(of: request)) are not supported."])
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    // The objects are those of the store, whatever the context changed.
    let context = try contextOfStores()
    let identifiers = try context.objects(of: request.fetchRequest).map(\.objectID)
    try context.persistentStoreCoordinator?.remove(Set(identifiers))
    switch request.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true, .resultTypeStatusOnly)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(identifiers, .resultTypeObjectIDs)
    case .resultTypeCount: return NSBatchDeleteResult(identifiers.count, .resultTypeCount)
    }
  }
}

/// A request without waiting, of any result.
private protocol AsynchronousFetching: NSPersistentStoreRequest {
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: AsynchronousFetching {
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
    completionBlock?(result)
    return result
  }
}
