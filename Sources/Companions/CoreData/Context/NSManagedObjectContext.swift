// SPDX-License-Identifier: MIT

public import Foundation
import FoundationAdditions
import ObjectiveC
import Synchronization

/// The queue on which a context is used. Raw values are those of Core Data.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created the context.
  case confinementConcurrencyType = 0
  /// A queue of the context's own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// A place in which objects are read, changed and saved together.
///
/// Differs from Core Data: objects keep their values until the context forgets them, and a fetch reads all objects of an entity.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which a context is used.
  public enum ConcurrencyType: Sendable {
    /// The main queue.
    case mainQueue
    /// A queue of the context's own.
    case privateQueue
  }

  /// The time at which a block is called.
  public enum ScheduledTaskType: Sendable {
    /// At once if the queue is free.
    case immediate
    /// After what was scheduled before.
    case enqueued
  }

  /// The queue on which the context is used.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// A name for the log of the app. Stored; has no effect.
  open var name: String?
  /// The rule for objects that were changed elsewhere, too. It is one of the ``NSMergePolicy`` objects.
  open var mergePolicy: Any = NSMergePolicy.error
  /// The values that an author gave the context.
  open private(set) var userInfo = NSMutableDictionary()
  /// The author of changes in a history. Has no effect, because stores have no history.
  open var transactionAuthor: String?
  /// The manager that takes back changes. Has no effect: changes are not registered with it.
  open var undoManager: UndoManager?
  /// Whether objects that are deleted leave others at once. Has no effect: they always do.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether all objects that were read remain in memory. Has no effect: an object that nobody keeps is read again.
  open var retainsRegisteredObjects = false
  /// Whether an object that is no longer in the store has no values. Otherwise reading one raises an exception.
  open var shouldDeleteInaccessibleFaults = true
  /// The greatest age of values, in seconds. Has no effect: a fetch reads what is in the store, and objects keep their values.
  open var stalenessInterval: TimeInterval = -1
  /// Whether changes that others save to the parent, or the store, become visible here.
  open var automaticallyMergesChangesFromParent = false

  /// The context to which this one saves.
  open var parent: NSManagedObjectContext? {
    didSet { parent?.descendants.add(self) }
  }
  private var coordinator: NSPersistentStoreCoordinator?
  /// The coordinator to whose stores the context, or its parent, saves.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.contexts.add(self)
    }
  }

  /// The contexts that save to this one.
  let descendants = WeakContexts()
  var changes = PendingChanges()
  var unreported = UnreportedChanges()
  /// The objects that the context knows, as long as they live.
  var known: [NSManagedObjectID: WeakObject] = [:]
  /// The stores that were given for new objects.
  var assignments: [NSManagedObjectID: NSPersistentStore] = [:]
  var isReportScheduled = false
  let queue: DispatchQueue
  /// The blocks that the queue will call, in their order.
  var waiting: [() -> Void] = []
  let waitingLock = NSLock()
  /// The lists that follow the changes.
  var followers: [WeakFollower] = []

  static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    if ct != .mainQueueConcurrencyType { queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self)) }
  }

  /// Creates a context.
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// The place where objects are read and saved.
  var source: (any ObjectSource)? { parent ?? coordinator }
  /// The model of the objects.
  var model: NSManagedObjectModel? { source?.model }

  // MARK: Objects

  /// The objects that were inserted and not saved.
  open var insertedObjects: Set<NSManagedObject> { Set(changes.inserted.values) }
  /// The saved objects that were changed and not saved.
  open var updatedObjects: Set<NSManagedObject> { Set(changes.updated.values) }
  /// The objects that were deleted and this not saved.
  open var deletedObjects: Set<NSManagedObject> { Set(changes.deleted.values) }
  /// The objects that the context knows.
  open var registeredObjects: Set<NSManagedObject> { Set(known.values.compactMap(\.object)) }
  /// Whether anything is to be saved.
  open var hasChanges: Bool { !changes.isEmpty }

  /// Returns the object with an identifier if the context knows it.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { known[objectID]?.object }

  /// Returns the object with an identifier. Whether there is one is seen when its values are read.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = known[objectID]?.object { return object }
    let object = PendingIdentifier.fault(objectID, in: self)
    known[objectID] = WeakObject(object)
    return object
  }

  /// Returns the object with an identifier, and throws an error if there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    if let object = known[objectID]?.object, !object.isFault, !object.isDeleted { return object }
    guard changes.deleted[objectID] == nil, let row = source?.row(for: objectID) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.managedObjectReferentialIntegrity.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "There is no object \(objectID).", NSAffectedObjectsErrorKey: [objectID]])
    }
    let object = object(with: objectID)
    if object.isFault { object.read(row) }
    return object
  }

  /// Gives an object that was made without a context to this one.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    known[object.objectID] = WeakObject(object)
    changes.insert(object)
    unreported.inserted[object.objectID] = object
    for companion in object.companions.values where companion.managedObjectContext == nil { insert(companion) }
    object.companions = [:]
    object.awakeFromInsert()
    scheduleReport()
  }

  /// Chooses the store of a new object.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    if let object = object as? NSManagedObject { assignments[object.objectID] = store }
  }

  /// Gives new objects identifiers that are not temporary. They get those when they are saved; this one does it before.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      guard let store = persistentStoreCoordinator?.store(for: object.entity, assignments[object.objectID]) else {
        throw NSPersistentStoreCoordinator.noStore
      }
      object.objectID.persistentStore = store
    }
  }

  /// Records that the values of an object differ from those that were saved.
  func noteChange(of object: NSManagedObject) {
    let identifier = object.objectID
    if changes.deleted[identifier] != nil { return }
    if changes.inserted[identifier] == nil { changes.updated[identifier] = object }
    if unreported.inserted[identifier] == nil { unreported.updated[identifier] = object }
    scheduleReport()
  }
}

/// A list that follows the changes of a context.
protocol ContextFollower: AnyObject {
  /// Takes changes, given the values of their notification.
  func follow(_ changes: [AnyHashable: Any])
}

/// A list that the context does not keep alive.
struct WeakFollower {
  weak var follower: (any ContextFollower)?
}

/// An object that the context does not keep alive.
struct WeakObject {
  weak var object: NSManagedObject?
  init(_ object: NSManagedObject) { self.object = object }
}

/// The contexts that save to one place.
final class WeakContexts: Sendable {
  private struct Reference {
    weak var context: NSManagedObjectContext?
  }

  private let references = Mutex<[Reference]>([])

  func add(_ context: NSManagedObjectContext) {
    references.withLock { list in
      list.removeAll { $0.context == nil || $0.context === context }
      list.append(Reference(context: context))
    }
  }

  var all: [NSManagedObjectContext] { references.withLock { $0.compactMap(\.context) } }
}
