// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Constants of Core Data")
struct ConstantTests {
  /// The codes of errors by both of their names, with Apple's values (CoreDataErrors.h).
  static let codes: [(CocoaError.Code, Int, Int)] = [
    (.managedObjectValidation, NSManagedObjectValidationError, 1550),
    (.managedObjectConstraintValidation, NSManagedObjectConstraintValidationError, 1551),
    (.validationMultipleErrors, NSValidationMultipleErrorsError, 1560),
    (.validationMissingMandatoryProperty, NSValidationMissingMandatoryPropertyError, 1570),
    (.validationRelationshipLacksMinimumCount, NSValidationRelationshipLacksMinimumCountError, 1580),
    (.validationRelationshipExceedsMaximumCount, NSValidationRelationshipExceedsMaximumCountError, 1590),
    (.validationRelationshipDeniedDelete, NSValidationRelationshipDeniedDeleteError, 1600),
    (.validationNumberTooLarge, NSValidationNumberTooLargeError, 1610),
    (.validationNumberTooSmall, NSValidationNumberTooSmallError, 1620),
    (.validationDateTooLate, NSValidationDateTooLateError, 1630),
    (.validationDateTooSoon, NSValidationDateTooSoonError, 1640),
    (.validationStringTooLong, NSValidationStringTooLongError, 1660),
    (.validationStringTooShort, NSValidationStringTooShortError, 1670),
    (.validationStringPatternMatching, NSValidationStringPatternMatchingError, 1680),
    (.managedObjectReferentialIntegrity, NSManagedObjectReferentialIntegrityError, 133000),
    (.managedObjectMerge, NSManagedObjectMergeError, 133020),
    (.managedObjectConstraintMerge, 133021, 133021),
    (.persistentStoreInvalidType, NSPersistentStoreInvalidTypeError, 134000),
    (.persistentStoreSave, NSPersistentStoreSaveError, 134030),
    (.coreData, NSCoreDataError, 134060),
    (.persistentStoreOpen, NSPersistentStoreOpenError, 134080),
    (.persistentStoreUnsupportedRequestType, NSPersistentStoreUnsupportedRequestTypeError, 134091),
    (.persistentStoreIncompatibleVersionHash, NSPersistentStoreIncompatibleVersionHashError, 134100),
  ]

  @Test("the codes of errors are Apple's", arguments: codes)
  func code(_ row: (CocoaError.Code, Int, Int)) {
    #expect(row.0.rawValue == row.2 && row.1 == row.2)
  }

  @Test("keys that apps look up in errors, options and notifications are those of Core Data")
  func keys() {
    let names = [
      NSDetailedErrorsKey: "NSDetailedErrors", NSValidationObjectErrorKey: "NSValidationErrorObject",
      NSValidationKeyErrorKey: "NSValidationErrorKey", NSValidationPredicateErrorKey: "NSValidationErrorPredicate",
      NSValidationValueErrorKey: "NSValidationErrorValue", NSAffectedStoresErrorKey: "NSAffectedStoresErrorKey",
      NSAffectedObjectsErrorKey: "NSAffectedObjectsErrorKey", NSInsertedObjectsKey: "inserted",
      NSUpdatedObjectsKey: "updated", NSDeletedObjectsKey: "deleted", NSRefreshedObjectsKey: "refreshed",
      NSInvalidatedObjectsKey: "invalidated", NSInvalidatedAllObjectsKey: "invalidatedAll",
      NSInsertedObjectIDsKey: "inserted_objectIDs", NSUpdatedObjectIDsKey: "updated_objectIDs",
      NSDeletedObjectIDsKey: "deleted_objectIDs", NSXMLStoreType: "XML", NSBinaryStoreType: "Binary",
      NSSQLiteStoreType: "SQLite", NSInMemoryStoreType: "InMemory",
    ]
    for (found, expected) in names { #expect(found == expected) }
    // Values that are Core Data's own business; what counts is that they are not mistaken for each other.
    let options = [
      NSReadOnlyPersistentStoreOption, NSMigratePersistentStoresAutomaticallyOption,
      NSInferMappingModelAutomaticallyOption, NSPersistentHistoryTrackingKey,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey, NSSQLitePragmasOption,
      NSPersistentStoreFileProtectionKey, NSStoreTypeKey, NSStoreUUIDKey,
    ]
    #expect(Set(options).count == options.count)
  }

  @Test("each merge policy has its kind, by both of its names")
  func policies() {
    let policies: [(NSMergePolicy, Any, NSMergePolicyType)] = [
      (.error, NSErrorMergePolicy, .errorMergePolicyType),
      (.mergeByPropertyStoreTrump, NSMergeByPropertyStoreTrumpMergePolicy, .mergeByPropertyStoreTrumpMergePolicyType),
      (
        .mergeByPropertyObjectTrump, NSMergeByPropertyObjectTrumpMergePolicy, .mergeByPropertyObjectTrumpMergePolicyType
      ),
      (.overwrite, NSOverwriteMergePolicy, .overwriteMergePolicyType),
      (.rollback, NSRollbackMergePolicy, .rollbackMergePolicyType),
    ]
    for (policy, constant, kind) in policies {
      #expect(policy.mergeType == kind && constant as AnyObject === policy)
    }
  }

  @Test("a store says its type and identity, and keeps them in its file; options make it read-only")
  func metadata() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try Library.coordinator(at: file)
    let known = first.metadata(for: first.persistentStores[0])
    #expect(known[NSStoreTypeKey] as? String == NSSQLiteStoreType)
    let identity = try #require(known[NSStoreUUIDKey] as? String)
    #expect(!identity.isEmpty)

    let second = NSPersistentStoreCoordinator(managedObjectModel: try Library.model())
    try second.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: file,
      options: [NSReadOnlyPersistentStoreOption: NSNumber(value: true)])
    #expect(second.metadata(for: second.persistentStores[0])[NSStoreUUIDKey] as? String == identity)
    let context = Library.context(second)
    _ = Library.make("Book", ["title": "Closed"], in: context)
    #expect(throws: (any Error).self) { try context.save() }
  }

  @Test("a container of the cloud loads its stores as any other")
  func cloud() throws {
    let container = NSPersistentCloudKitContainer(name: "Library", managedObjectModel: try Library.model())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    #expect(failure == nil && container.persistentStoreCoordinator.persistentStores.count == 1)
    try container.initializeCloudKitSchema()
  }
}
