// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Value transformers, notifications and requests without waiting")
struct TransformerTests {
  private final class Reversing: ValueTransformer, @unchecked Sendable {
    override class func transformedValueClass() -> AnyClass { NSString.self }
    override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { String($0.reversed()) } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
  }

  @Test("a transformer is found by its name, and does its work in both directions")
  func named() throws {
    let name = NSValueTransformerName("reversing")
    #expect(name == NSValueTransformerName(rawValue: "reversing") && name.rawValue == "reversing")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Reversing(), forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    let found = try #require(ValueTransformer(forName: name))
    #expect(found.transformedValue("abc") as? String == "cba")
    #expect(found.reverseTransformedValue("cba") as? String == "abc")
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    #expect(Reversing.allowsReverseTransformation() && Reversing.transformedValueClass() == NSString.self)
  }

  @Test("the secure transformer turns values into archives and back")
  func secure() throws {
    #expect(NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue == "NSSecureUnarchiveFromData")
    let transformer = NSSecureUnarchiveFromDataTransformer()
    let archive = try #require(transformer.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
    #expect(transformer.transformedValue(archive) as? [String] == ["a", "b"])
    #expect(transformer.transformedValue(nil) == nil && transformer.reverseTransformedValue(nil) == nil)
    #expect(NSSecureUnarchiveFromDataTransformer.allowedTopLevelClasses.contains { $0 == NSArray.self })
  }

  @Test("a save is told before and after, with its objects, and a change of the stores, too")
  func notifications() throws {
    let coordinator = try Library.coordinator()
    let context = Library.context(coordinator)
    // Notifications are posted on the thread that changes the context.
    nonisolated(unsafe) var told: [String] = []
    let names: [Notification.Name] = [
      .NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave,
      .NSPersistentStoreRemoteChange,
    ]
    let center = NotificationCenter.default
    let observers = names.map { name in
      center.addObserver(forName: name, object: context, queue: nil) { notification in
        let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
        told.append("\(name.rawValue) \(inserted?.count ?? 0)")
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    _ = Library.make("Book", ["title": "New"], in: context)
    try context.save()
    #expect(told.contains("NSManagingContextWillSaveChangesNotification 0"))
    #expect(told.last == "NSManagingContextDidSaveChangesNotification 1")
    #expect(told.contains { $0.hasPrefix("NSObjectsChangedInManagingContextNotification") })

    nonisolated(unsafe) var stores = 0
    let observer = center.addObserver(
      forName: .NSPersistentStoreCoordinatorStoresDidChange, object: coordinator, queue: nil
    ) { _ in stores += 1 }
    defer { center.removeObserver(observer) }
    try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    #expect(stores == 1)
  }

  @Test("a request without waiting calls its closure with the objects, or with the reason why there are none")
  @MainActor
  func asynchronous() async throws {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    _ = Library.make("Book", ["title": "New"], in: context)
    try context.save()
    let (stream, continuation) = AsyncStream<Int?>.makeStream()
    let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Book")) {
      result in
      continuation.yield(result.operationError == nil ? result.finalResult?.count : nil)
      continuation.finish()
    }
    request.estimatedResultCount = 3
    #expect(
      request.fetchRequest.entityName == "Book" && request.completionBlock != nil && request.estimatedResultCount == 3)
    #expect(try context.execute(request) is NSAsynchronousFetchResult<NSManagedObject>)
    var counts: [Int?] = []
    for await count in stream { counts.append(count) }
    #expect(counts == [1])
  }
}
