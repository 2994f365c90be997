// SPDX-License-Identifier: MIT

public import Foundation

extension Notification.Name {
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted after a context has saved, with the objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Posted when objects of a context have changed.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted when another process has changed a store. Never posted, because an app is one process.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  /// Posted when the stores of a coordinator have changed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a context has saved, with the objects.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted when objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

  /// The keys of notifications.
  public enum NotificationKey: String, Sendable {
    /// The objects that were inserted.
    case insertedObjects = "inserted"
    /// The objects that were changed.
    case updatedObjects = "updated"
    /// The objects that were deleted.
    case deletedObjects = "deleted"
    /// The objects that were read again.
    case refreshedObjects = "refreshed"
    /// The objects that became invalid.
    case invalidatedObjects = "invalidated"
    /// The identifiers of the objects that were inserted.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of the objects that were changed.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of the objects that were deleted.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

/// The key of the objects that were inserted.
public let NSInsertedObjectsKey = "inserted"
/// The key of the objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects that became invalid. Never in a notification: contexts do not lose their stores.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the fact that all objects became invalid. Never in a notification.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The key of the identifiers of the objects that were inserted.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of the objects that were changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of the objects that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
