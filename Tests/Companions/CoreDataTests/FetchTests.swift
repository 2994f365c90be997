// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import FoundationAdditions
import Testing

/// A book as Swift has it, to compare fetches with.
private struct Book {
  let title: String
  let pages: Int
  let isRead: Bool
  let added: Date?
  let authors: [String]
}

@Suite("Fetches of managed objects")
struct FetchTests {
  private static let titles = ["Élan", "elan", "Walden", "The Waves", "Emma", "Ulysses", "Dune", "Duna", "1984", "?"]

  private static func books() -> [Book] {
    var random = Generator(state: 5)
    return (0..<120).map { index in
      Book(
        title: titles[index % titles.count] + (index % 3 == 0 ? " \(index)" : ""),
        pages: Int.random(in: 0..<900, using: &random), isRead: Bool.random(using: &random),
        added: index % 4 == 0
          ? nil : Date(timeIntervalSinceReferenceDate: Double(Int.random(in: 0..<1000, using: &random))),
        authors: ["Ann", "Bob", "Cid"].filter { _ in Bool.random(using: &random) })
    }
  }

  private static let all: [Book] = books()

  private static func context(savedPart: Int) throws -> NSManagedObjectContext {
    let context = Library.context(try Library.coordinator())
    let authors = ["Ann", "Bob", "Cid"].map { Library.make("Author", ["name": $0], in: context) }
    for (index, book) in all.enumerated() {
      let object = Library.make(
        "Book", ["title": book.title, "pages": book.pages, "isRead": book.isRead, "rating": Double(index)], in: context)
      object.setValue(book.added, forKey: "added")
      let own = authors.filter { book.authors.contains($0.value(forKey: "name") as? String ?? "") }
      object.setValue(NSSet(array: own), forKey: "authors")
      if index == savedPart { try context.save() }
    }
    return context
  }

  // The values are never changed.
  nonisolated(unsafe) private static let conditions:
    [(format: String, arguments: [Any], holds: @Sendable (Book) -> Bool)] = [
      ("pages > %d", [300], { $0.pages > 300 }),
      ("pages >= 100 AND pages <= 500", [], { (100...500).contains($0.pages) }),
      ("pages BETWEEN {100, 500}", [], { (100...500).contains($0.pages) }),
      ("isRead == YES", [], { $0.isRead }),
      ("isRead = %@", [NSNumber(value: false)], { !$0.isRead }),
      ("title == %@", ["elan"], { $0.title == "elan" }),
      ("%K ==[cd] %@", ["title", "ELAN"], { ["Élan", "elan"].contains($0.title) }),
      ("title CONTAINS[cd] %@", ["ELA"], { $0.title.lowercased().contains("ela") || $0.title.contains("Éla") }),
      ("title BEGINSWITH 'Dun'", [], { $0.title.hasPrefix("Dun") }),
      ("title ENDSWITH[c] 'S'", [], { $0.title.lowercased().hasSuffix("s") }),
      ("title LIKE 'Du?a*'", [], { $0.title.hasPrefix("Duna") }),
      ("title MATCHES '[0-9]+'", [], { !$0.title.isEmpty && $0.title.allSatisfy(\.isNumber) }),
      ("title IN %@", [["Dune", "Emma"]], { ["Dune", "Emma"].contains($0.title) }),
      ("added == nil", [], { $0.added == nil }),
      (
        "added != nil AND added < %@", [Date(timeIntervalSinceReferenceDate: 500)],
        {
          $0.added.map { $0.timeIntervalSinceReferenceDate < 500 } ?? false
        }
      ),
      ("ANY authors.name == 'Ann'", [], { $0.authors.contains("Ann") }),
      ("NONE authors.name == 'Bob'", [], { !$0.authors.contains("Bob") }),
      ("authors.@count > 1", [], { $0.authors.count > 1 }),
      (
        "SUBQUERY(authors, $a, $a.name IN {'Ann', 'Bob'}).@count == 2", [],
        {
          $0.authors.contains("Ann") && $0.authors.contains("Bob")
        }
      ),
      ("NOT (isRead == YES OR pages < 450)", [], { !($0.isRead || $0.pages < 450) }),
      ("TRUEPREDICATE", [], { _ in true }),
    ]

  @Test("a fetch finds what a filter in Swift finds", arguments: conditions.indices, [0, 60, 119])
  func find(index: Int, savedPart: Int) throws {
    let condition = Self.conditions[index]
    let context = try Self.context(savedPart: savedPart)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(format: condition.format, argumentArray: condition.arguments)
    let found = try context.fetch(request).compactMap { ($0.value(forKey: "rating") as? Double).map { Int($0) } }
    #expect(found.sorted() == Self.all.indices.filter { condition.holds(Self.all[$0]) }, "\(condition.format)")
    #expect(try context.count(for: request) == found.count)
  }

  @Test("descriptors sort, limits and offsets cut", arguments: [0, 1, 7, 200], [0, 3, 119, 500])
  func order(limit: Int, offset: Int) throws {
    let context = try Self.context(savedPart: 50)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "isRead", ascending: false), NSSortDescriptor(key: "pages", ascending: true),
      NSSortDescriptor(key: "rating", ascending: true),
    ]
    (request.fetchLimit, request.fetchOffset) = (limit, offset)
    let expected = Self.all.indices.sorted {
      let (first, second) = (Self.all[$0], Self.all[$1])
      if first.isRead != second.isRead { return first.isRead }
      return (first.pages, $0) < (second.pages, $1)
    }.dropFirst(offset)
    let found = try context.fetch(request).compactMap { ($0.value(forKey: "rating") as? Double).map { Int($0) } }
    #expect(found == Array(limit == 0 ? expected : expected.prefix(limit)))
  }

  @Test func resultTypesAreThoseOfTheRequest() throws {
    let context = try Self.context(savedPart: 119)
    let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    identifiers.resultType = .managedObjectIDResultType
    #expect(try context.fetch(identifiers).count == Self.all.count)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    (rows.resultType, rows.propertiesToFetch, rows.returnsDistinctResults) = (.dictionaryResultType, ["isRead"], true)
    #expect(try context.fetch(rows).count == 2)
    let number = NSFetchRequest<NSNumber>(entityName: "Book")
    number.resultType = .countResultType
    #expect(try context.fetch(number).first?.intValue == Self.all.count)
  }

  @Test func subentitiesAreIncludedUnlessTheRequestSaysNo() throws {
    let context = try Self.context(savedPart: 10)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
    #expect(try context.count(for: request) == Self.all.count)
    request.includesSubentities = false
    #expect(try context.count(for: request) == 0)
  }

  @Test func aRequestOfTheModelTakesItsVariables() throws {
    let context = try Self.context(savedPart: 10)
    let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
    let request = try #require(
      model.fetchRequestFromTemplate(withName: "LongBooks", substitutionVariables: ["LIMIT": 700]))
    #expect(try context.count(for: request) == Self.all.count { $0.pages > 700 })
  }

  @Test func aBatchDeletionRemovesRowsOfTheStore() throws {
    let context = try Self.context(savedPart: 119)
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(format: "isRead == YES")
    let batch = NSBatchDeleteRequest(fetchRequest: request)
    batch.resultType = .resultTypeObjectIDs
    let result = try context.execute(batch) as? NSBatchDeleteResult
    let identifiers = try #require(result?.result as? [NSManagedObjectID])
    #expect(identifiers.count == Self.all.count(where: \.isRead))
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: identifiers], into: [context])
    let left = try Library.all("Book", context)
    #expect(left.count == Self.all.count { !$0.isRead })
    #expect(
      try Library.all("Author", context).allSatisfy { author in
        author.objectIDs(forRelationshipNamed: "books").allSatisfy { !identifiers.contains($0) }
      })
  }

  @Test func batchesInsertAndChangeRowsOfTheStore() throws {
    let context = Library.context(try Library.coordinator())
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let list = NSBatchInsertRequest(
      entity: entity, objects: [["title": "A", "pages": 1], ["title": "B", "pages": 2]])
    list.resultType = .count
    #expect((try context.execute(list) as? NSBatchInsertResult)?.result as? Int == 2)
    var rest = 3
    let filled = NSBatchInsertRequest(entity: entity) { (object: NSManagedObject) in
      if rest == 0 { return true }
      object.setValue(100 + rest, forKey: "pages")
      rest -= 1
      return false
    }
    try context.execute(filled)
    #expect(!context.hasChanges)
    let change = NSBatchUpdateRequest(entityName: "Book")
    (change.predicate, change.propertiesToUpdate) = (NSPredicate(format: "pages > 100"), ["isRead": true])
    change.resultType = .updatedObjectIDsResultType
    let changed = try (context.execute(change) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID]
    #expect(changed?.count == 3)
    let books = try Library.all("Book", context)
    #expect(books.count == 5 && books.count { $0.value(forKey: "isRead") as? Bool == true } == 3)
    let wrong = NSBatchInsertRequest(entity: entity, objects: [["title": ""]])
    #expect(throws: (any Error).self) { try context.execute(wrong) }
    #expect(try Library.all("Book", context).count == 5)
  }
}
