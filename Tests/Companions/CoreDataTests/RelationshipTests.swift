// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing

@Suite("Relationships of managed objects")
struct RelationshipTests {
  /// Both sides of all relationships agree.
  private func disagreements(_ objects: [NSManagedObject]) -> [String] {
    objects.flatMap { object in
      object.entity.relationshipsByName.values.flatMap { relationship -> [String] in
        guard let inverse = relationship.inverseRelationship else { return [] }
        return object.objectIDs(forRelationshipNamed: relationship.name).compactMap { other in
          guard let peer = objects.first(where: { $0.objectID == other }) else { return "\(relationship.name): gone" }
          let back = peer.objectIDs(forRelationshipNamed: inverse.name)
          return back.filter { $0 == object.objectID }.count == 1 ? nil : "\(relationship.name) → \(inverse.name)"
        }
      }
    }
  }

  @Test("both sides of relationships agree after random changes", arguments: 0..<40)
  func inverses(seed: Int) throws {
    var random = Generator(state: UInt64(seed) &* 7919 &+ 1)
    let context = Library.context(try Library.coordinator())
    var objects: [NSManagedObject] = []
    for name in ["Shelf", "Shelf", "Book", "Book", "Book", "Author", "Author", "Agent", "Agent"] {
      objects.append(Library.make(name, in: context))
    }
    for step in 0..<60 {
      guard let object = objects.randomElement(using: &random),
        let relationship = object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
          .randomElement(using: &random)
      else { continue }
      let others = objects.filter { $0.entity === relationship.destinationEntity }
      let chosen = others.filter { _ in Bool.random(using: &random) }
      if !relationship.isToMany {
        object.setValue(chosen.first, forKey: relationship.name)
      } else if step % 3 == 0, !relationship.isOrdered {
        let set = object.mutableSetValue(forKey: relationship.name)
        for other in chosen { if set.contains(other) { set.remove(other) } else { set.add(other) } }
      } else {
        let value: Any = relationship.isOrdered ? NSOrderedSet(array: chosen) : NSSet(array: chosen)
        object.setValue(value, forKey: relationship.name)
      }
      #expect(disagreements(objects) == [], "after step \(step)")
    }
    for object in objects.shuffled(using: &random).prefix(3) where object.managedObjectContext != nil {
      context.delete(object)
    }
    objects.removeAll { $0.managedObjectContext == nil }
    // A deleted author leaves its books and its agent only when the deletion is allowed.
    let rest = objects.filter { $0.entity.name == "Book" || $0.entity.name == "Shelf" }
    #expect(disagreements(rest).filter { !$0.hasPrefix("authors") } == [])
  }

  private static let rules: [(deleted: String, left: [String: Int])] = [
    ("Shelf", ["Shelf": 0, "Book": 0, "Author": 1, "Agent": 1]),
    ("Book", ["Shelf": 1, "Book": 0, "Author": 1, "Agent": 1]),
    ("Agent", ["Shelf": 1, "Book": 1, "Author": 1, "Agent": 0]),
  ]

  @Test("delete rules decide what else is deleted", arguments: rules)
  func deletion(entity: String, left: [String: Int]) throws {
    let coordinator = try Library.coordinator()
    let context = Library.context(coordinator)
    let book = Library.make("Book", in: context)
    Library.make("Shelf", in: context).setValue(NSOrderedSet(object: book), forKey: "books")
    let author = Library.make("Author", ["name": "A", "books": NSSet(object: book)], in: context)
    author.setValue(Library.make("Agent", in: context), forKey: "agent")
    try context.save()
    context.delete(try #require(try Library.all(entity, context).first))
    try context.save()
    let other = Library.context(coordinator)
    for (name, count) in left { #expect(try Library.all(name, other).count == count, "\(name)") }
    for author in try Library.all("Author", other) {
      #expect((author.value(forKey: "books") as? NSSet)?.count == left["Book"])
      #expect((author.value(forKey: "agent") == nil) == (left["Agent"] == 0))
    }
  }

  @Test func aDenyingRelationshipRefusesTheSave() throws {
    let context = Library.context(try Library.coordinator())
    let book = Library.make("Book", in: context)
    let author = Library.make("Author", ["name": "A", "books": NSSet(object: book)], in: context)
    try context.save()
    context.delete(author)
    let error = #expect(throws: (any Error).self) { try context.save() }
    #expect((error as? NSError)?.code == NSValidationRelationshipDeniedDeleteError)
    #expect(context.deletedObjects == [author])
    context.rollback()
    #expect(!author.isDeleted && (author.value(forKey: "books") as? NSSet)?.count == 1)
    context.delete(book)
    context.delete(author)
    try context.save()
    #expect(try Library.all("Author", context).isEmpty)
  }
}
