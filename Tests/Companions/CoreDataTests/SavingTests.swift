// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Saving managed objects")
struct SavingTests {
  // The values are never changed.
  nonisolated(unsafe) private static let refused: [(values: [String: Any], code: Int)] = [
    (["title": NSNull()], NSValidationMissingMandatoryPropertyError), (["title": ""], NSValidationStringTooShortError),
    (["title": String(repeating: "a", count: 21)], NSValidationStringTooLongError),
    (["pages": -1], NSValidationNumberTooSmallError), (["pages": 5001], NSValidationNumberTooLargeError),
    (["pages": 5001, "title": ""], NSValidationMultipleErrorsError),
  ]

  @Test("a save that is refused changes nothing, and succeeds after the fault is mended", arguments: refused.indices)
  func validation(index: Int) throws {
    let (values, code) = Self.refused[index]
    let coordinator = try Library.coordinator()
    let context = Library.context(coordinator)
    let good = Library.make("Book", ["title": "Good"], in: context)
    try context.save()
    good.setValue("Better", forKey: "title")
    let bad = Library.make("Book", in: context)
    bad.setValuesForKeys(values)
    let error = #expect(throws: (any Error).self) { try context.save() }
    #expect((error as? NSError)?.code == code && (error as? NSError)?.domain == NSCocoaErrorDomain)
    #expect(context.insertedObjects == [bad] && context.updatedObjects == [good] && bad.objectID.isTemporaryID)
    let other = Library.context(coordinator)
    #expect(try Library.all("Book", other).map { $0.value(forKey: "title") as? String } == ["Good"])
    bad.setValuesForKeys(["title": "New", "pages": 5])
    try context.save()
    #expect(!context.hasChanges && !bad.objectID.isTemporaryID)
    let titles = try Library.all("Book", Library.context(coordinator)).compactMap {
      $0.value(forKey: "title") as? String
    }
    #expect(titles == ["Better", "New"])
  }

  @Test func rollbackGivesBackWhatWasSaved() throws {
    let context = Library.context(try Library.coordinator())
    let kept = Library.make("Book", ["title": "Kept"], in: context)
    let deleted = Library.make("Book", ["title": "Deleted"], in: context)
    let shelf = Library.make("Shelf", ["books": NSOrderedSet(array: [kept, deleted])], in: context)
    try context.save()
    kept.setValue("Changed", forKey: "title")
    context.delete(deleted)
    let new = Library.make("Book", in: context)
    context.rollback()
    #expect(!context.hasChanges && new.managedObjectContext == nil)
    #expect(kept.value(forKey: "title") as? String == "Kept")
    #expect((shelf.value(forKey: "books") as? NSOrderedSet)?.array as? [NSManagedObject] == [kept, deleted])
    #expect(try Library.all("Book", context) == [kept, deleted])
  }

  @Test func valuesOfTheWrongTypeAreRefused() async throws {
    let context = Library.context(try Library.coordinator())
    let book = Library.make("Book", in: context)
    let attribute = try #require(book.entity.attributesByName["title"])
    #expect(attribute.attributeType == .stringAttributeType)
    #expect(book.changedValues().isEmpty == false)
  }

  // MARK: Files

  private static func full(_ context: NSManagedObjectContext) throws -> NSManagedObject {
    let author = Library.make("Author", ["name": "Ann"], in: context)
    let book = Library.make(
      "Book",
      [
        "title": "Full", "pages": 320, "isRead": true, "added": Date(timeIntervalSinceReferenceDate: 1234.5),
        "price": NSDecimalNumber(string: "12.30"), "rating": 4.25, "cover": Data([1, 2, 3]),
        "number": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") as Any,
        "page": URL(string: "https://example.com/a?b=c") as Any, "words": NSArray(array: ["a", "b"]), "draft": "gone",
      ], in: context)
    book.setValue(NSSet(object: author), forKey: "authors")
    Library.make("Shelf", ["title": "Top"], in: context).setValue(NSOrderedSet(object: book), forKey: "books")
    return book
  }

  @Test func aSecondRunReadsWhatTheFirstOneSaved() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Store-\(UUID().uuidString)/a.sqlite")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let first = Library.context(try Library.coordinator(at: file))
    let address = try {
      let book = try Self.full(first)
      try first.save()
      return book.objectID.uriRepresentation()
    }()
    let coordinator = try Library.coordinator(at: file)
    let second = Library.context(coordinator)
    let identifier = try #require(coordinator.managedObjectID(forURIRepresentation: address))
    let book = try second.existingObject(with: identifier)
    #expect(book.value(forKey: "title") as? String == "Full" && book.value(forKey: "pages") as? Int32 == 320)
    #expect(book.value(forKey: "isRead") as? Bool == true && book.value(forKey: "rating") as? Double == 4.25)
    #expect(book.value(forKey: "added") as? Date == Date(timeIntervalSinceReferenceDate: 1234.5))
    #expect(book.value(forKey: "price") as? NSDecimalNumber == NSDecimalNumber(string: "12.30"))
    #expect(book.value(forKey: "cover") as? Data == Data([1, 2, 3]))
    #expect(book.value(forKey: "number") as? UUID == UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(book.value(forKey: "page") as? URL == URL(string: "https://example.com/a?b=c"))
    #expect((book.value(forKey: "words") as? NSArray)?.count == 2 && book.value(forKey: "draft") == nil)
    #expect(book.value(forKeyPath: "shelf.title") as? String == "Top")
    #expect((book.value(forKeyPath: "authors.name") as? [Any])?.first as? String == "Ann")
  }

  @Test func anUnreadableFileIsNamed() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Bad-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    for text in ["SQLite format 3\0", "something else"] {
      try Data(text.utf8).write(to: file)
      let error = #expect(throws: (any Error).self) { try Library.coordinator(at: file) }
      #expect((error as? NSError)?.code == NSPersistentStoreOpenError)
      #expect((error as? NSError)?.localizedDescription.contains(file.path) == true)
    }
  }

  // MARK: Contexts

  @Test func aParentTakesWhatAChildSaves() throws {
    let coordinator = try Library.coordinator()
    let parent = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    parent.persistentStoreCoordinator = coordinator
    let child = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    child.parent = parent
    let book = Library.make("Book", ["title": "Young"], in: child)
    try child.save()
    #expect(!child.hasChanges)
    #expect(parent.performAndWait { parent.hasChanges })
    #expect(try Library.all("Book", Library.context(coordinator)).isEmpty)
    try parent.performAndWait { try parent.save() }
    let saved = try Library.all("Book", Library.context(coordinator))
    #expect(saved.map(\.objectID) == [book.objectID] && !book.objectID.isTemporaryID)
    child.delete(book)
    try child.save()
    try parent.performAndWait { try parent.save() }
    #expect(try Library.all("Book", Library.context(coordinator)).isEmpty)
  }

  @Test func changesOfAnotherContextAreMergedWhereNothingWasChangedHere() throws {
    let coordinator = try Library.coordinator()
    let (first, second) = (Library.context(coordinator), Library.context(coordinator))
    let book = Library.make("Book", ["title": "One", "pages": 1], in: first)
    try first.save()
    let other = try second.existingObject(with: book.objectID)
    other.setValue("Mine", forKey: "title")
    let saved = Note()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: first, queue: nil
    ) {
      saved.notes.append($0)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    book.setValuesForKeys(["title": "Theirs", "pages": 2])
    try first.save()
    second.mergeChanges(fromContextDidSave: try #require(saved.notes.first))
    #expect(other.value(forKey: "title") as? String == "Mine" && other.value(forKey: "pages") as? Int == 2)
    try second.save()
    #expect(try Library.all("Book", Library.context(coordinator))[0].value(forKey: "title") as? String == "Mine")
  }

  private final class Note: @unchecked Sendable {
    var notes: [Notification] = []
  }

  private static let policies: [(policy: NSMergePolicy, title: String?, pages: Int)] = [
    (.error, nil, 0), (.mergeByPropertyObjectTrump, "Mine", 7), (.mergeByPropertyStoreTrump, "Theirs", 7),
    (.overwrite, "Mine", 7), (.rollback, "Theirs", 1),
  ]

  @Test("the merge policy decides between two contexts", arguments: policies.indices)
  func conflicts(index: Int) throws {
    let (policy, title, pages) = Self.policies[index]
    let coordinator = try Library.coordinator()
    let (first, second) = (Library.context(coordinator), Library.context(coordinator))
    let book = Library.make("Book", ["title": "One", "pages": 1], in: first)
    try first.save()
    let other = try second.existingObject(with: book.objectID)
    book.setValue("Theirs", forKey: "title")
    try first.save()
    other.setValuesForKeys(["title": "Mine", "pages": 7])
    second.mergePolicy = policy
    guard let title else {
      let error = #expect(throws: (any Error).self) { try second.save() }
      #expect((error as? NSError)?.code == NSManagedObjectMergeError && other.hasChanges)
      return
    }
    try second.save()
    #expect(other.value(forKey: "title") as? String == title && other.value(forKey: "pages") as? Int == pages)
    let stored = try Library.all("Book", Library.context(coordinator))[0]
    #expect(stored.value(forKey: "title") as? String == title && stored.value(forKey: "pages") as? Int == pages)
  }

  @Test func uniqueValuesAreMergedOrRefused() throws {
    let coordinator = try Library.coordinator()
    let (first, second) = (Library.context(coordinator), Library.context(coordinator))
    let book = Library.make("Book", in: first)
    _ = Library.make("Author", ["name": "Ann", "books": NSSet(object: book)], in: first)
    try first.save()
    let copy = Library.make("Author", ["name": "Ann"], in: second)
    let error = #expect(throws: (any Error).self) { try second.save() }
    #expect((error as? NSError)?.code == NSManagedObjectConstraintMergeError)
    second.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try second.save()
    let third = Library.context(coordinator)
    let authors = try Library.all("Author", third)
    #expect(authors.map(\.objectID) == [copy.objectID])
    #expect((authors[0].value(forKey: "books") as? NSSet)?.count == 1)
  }

  @Test func backgroundWorkIsSeenByTheContextOfTheMainQueue() async throws {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: try Library.model())
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { #expect($1 == nil && $0.type == NSInMemoryStoreType) }
    let title: String = try await container.performBackgroundTask { context in
      _ = Library.make("Book", ["title": "From afar"], in: context)
      try context.save()
      return "From afar"
    }
    let found = await container.viewContext.perform {
      (try? Library.all("Book", container.viewContext))?.compactMap { $0.value(forKey: "title") as? String } ?? []
    }
    #expect(found == [title])
  }
}
