// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Models of managed objects")
struct ModelTests {
  @Test func theCurrentVersionIsRead() throws {
    let model = try Library.model()
    #expect(model.entities.map { $0.name ?? "" }.sorted() == ["Agent", "Author", "Book", "Shelf", "Thing"])
    let book = try #require(model.entitiesByName["Book"])
    #expect(book.superentity?.name == "Thing" && book.superentity?.isAbstract == true)
    #expect(book.attributesByName.keys.contains("title"))
    #expect(book.isKindOf(entity: try #require(model.entitiesByName["Thing"])))
    #expect(model.fetchRequestTemplate(forName: "LongBooks")?.entityName == "Book")
  }

  private static let types: [(String, NSAttributeType)] = [
    ("title", .stringAttributeType), ("pages", .integer32AttributeType), ("isRead", .booleanAttributeType),
    ("added", .dateAttributeType), ("price", .decimalAttributeType), ("rating", .doubleAttributeType),
    ("cover", .binaryDataAttributeType), ("number", .UUIDAttributeType), ("page", .URIAttributeType),
    ("words", .transformableAttributeType),
  ]

  @Test("attributes have the types of the document", arguments: types)
  func attributes(name: String, type: NSAttributeType) throws {
    let attribute = try #require(try Library.model().entitiesByName["Book"]?.attributesByName[name])
    #expect(attribute.attributeType == type)
    #expect(attribute.isOptional == (name != "title"))
  }

  @Test func relationshipsLeadBack() throws {
    for entity in try Library.model().entities {
      for relationship in entity.relationshipsByName.values {
        #expect(relationship.inverseRelationship?.inverseRelationship === relationship)
        #expect(relationship.inverseRelationship?.destinationEntity === entity)
      }
    }
    let shelf = try #require(try Library.model().entitiesByName["Shelf"]?.relationshipsByName["books"])
    #expect(shelf.isToMany && shelf.isOrdered && shelf.deleteRule == .cascadeDeleteRule)
  }

  @Test func newObjectsHaveDefaultValues() throws {
    let context = Library.context(try Library.coordinator())
    let book = Library.make("Book", in: context)
    #expect(book.value(forKey: "title") as? String == "untitled")
    #expect(book.value(forKey: "pages") as? Int == 0)
    #expect(book.value(forKey: "isRead") as? Bool == false)
    #expect(book.value(forKey: "added") == nil)
    #expect((book.value(forKey: "authors") as? NSSet)?.count == 0)
  }

  @Test func aModelMadeInCodeWorksLikeOneOfADocument() throws {
    let (note, name) = (NSEntityDescription(), NSAttributeDescription())
    (note.name, name.name, name.attributeType) = ("Note", "text", .stringAttributeType)
    note.properties = [name]
    let model = NSManagedObjectModel()
    model.entities = [note]
    let context = Library.context(try Library.coordinator(model))
    _ = Library.make("Note", ["text": "Hello"], in: context)
    try context.save()
    #expect(try Library.all("Note", context).map { $0.value(forKey: "text") as? String } == ["Hello"])
  }
}

extension Library {
  fileprivate static func coordinator(_ model: NSManagedObjectModel) throws -> NSPersistentStoreCoordinator {
    try coordinator(at: nil, model)
  }
}
