// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import ObjectiveC
import Testing

@Suite("Accessors that the adapter writes")
struct AccessorTests {
  private final class Shelf {
    let object: NSManagedObject
    let books: [NSManagedObject]

    init(_ context: NSManagedObjectContext) {
      books = ["A", "B", "C"].map { Library.make("Book", ["title": $0], in: context) }
      object = Library.make("Shelf", in: context)
      object.setValue(NSOrderedSet(array: Array(books.dropLast())), forKey: "books")
    }

    var titles: String {
      let set: NSOrderedSet? = _managedValue(object, "books")
      return (set?.array ?? []).compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }.joined()
    }
  }

  private typealias Arguments = @Sendable ([NSManagedObject]) -> [Any]

  private static let methods: [(selector: String, arguments: Arguments, titles: String)] = [
    ("addBooksObject:", { [$0[2]] }, "ABC"), ("addBooksObject:", { [$0[0]] }, "AB"),
    ("removeBooksObject:", { [$0[0]] }, "B"), ("addBooks:", { [NSOrderedSet(array: $0)] }, "ABC"),
    ("removeBooks:", { [NSSet(array: $0)] }, ""), ("insertObject:inBooksAtIndex:", { [$0[2], 0] }, "CAB"),
    ("removeObjectFromBooksAtIndex:", { _ in [0] }, "B"),
    ("replaceObjectInBooksAtIndex:withObject:", { [1, $0[2]] }, "AC"),
    ("insertBooks:atIndexes:", { [[$0[2]], NSIndexSet(index: 1)] }, "ACB"),
    ("removeBooksAtIndexes:", { _ in [NSIndexSet(indexesIn: NSRange(location: 0, length: 2))] }, ""),
    ("replaceBooksAtIndexes:withBooks:", { [NSIndexSet(index: 0), [$0[2]]] }, "CB"),
    ("addToBooks:", { [$0[2]] }, "ABC"),
    ("removeFromBooks:", { [$0[1]] }, "A"),
  ]

  @Test("methods for relationships change both sides", arguments: methods.indices)
  func call(index: Int) throws {
    let (selector, arguments, titles) = Self.methods[index]
    let context = Library.context(try Library.coordinator())
    let shelf = Shelf(context)
    let given = arguments(shelf.books)
    switch given.count {
    case 1: _callManaged(shelf.object, selector, given[0])
    default: _callManaged(shelf.object, selector, given[0], given[1])
    }
    #expect(shelf.titles == titles)
    for book in shelf.books {
      let owner: NSManagedObject? = _managedValue(book, "shelf")
      #expect((owner === shelf.object) == titles.contains(book.value(forKey: "title") as? String ?? "?"))
    }
  }

  @Test func propertiesHaveTheTypesOfTheirDeclarations() throws {
    let context = Library.context(try Library.coordinator())
    let book = Library.make("Book", in: context)
    _setManagedValue(book, "pages", Int32(12))
    _setManagedValue(book, "isRead", true)
    _setManagedValue(book, "title", String?.some("Title"))
    _setManagedValue(book, "added", Date?.none)
    let (pages, number): (Int32, NSNumber?) = (_managedValue(book, "pages"), _managedValue(book, "pages"))
    let (isRead, title): (Bool, String) = (_managedValue(book, "isRead"), _managedValue(book, "title"))
    let (added, authors): (Date?, Set<NSManagedObject>) = (_managedValue(book, "added"), _managedValue(book, "authors"))
    #expect(pages == 12 && number == 12 && isRead && title == "Title" && added == nil && authors.isEmpty)
    #expect(book.changedValues()["pages"] as? Int == 12)
  }

  @Test func aKeyPathOfTheClassSorts() throws {
    let context = Library.context(try Library.coordinator())
    for title in ["C", "A", "B"] { _ = Library.make("Book", ["title": title], in: context) }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \NSManagedObject.title, ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["C", "B", "A"])
  }
}

extension NSManagedObject {
  fileprivate var title: String? { _managedValue(self, "title") }
}
