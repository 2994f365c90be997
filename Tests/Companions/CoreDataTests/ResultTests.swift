// SPDX-License-Identifier: MIT

import CoreData
import Foundation
import Testing
import UIKit

/// A table that is changed as a controller's delegate changes one, without cells.
@MainActor
private final class Table: NSFetchedResultsControllerDelegate {
  private(set) var rows: [[NSManagedObjectID]]
  private(set) var snapshots: [NSDiffableDataSourceSnapshotReference] = []
  private(set) var reported: [NSFetchedResultsChangeType] = []
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var deleted: [IndexPath] = []
  private var inserted: [(IndexPath, NSManagedObjectID)] = []

  init(_ controller: NSFetchedResultsController<NSManagedObject>) {
    rows = Self.rows(controller)
    controller.delegate = self
  }

  static func rows(_ controller: NSFetchedResultsController<NSManagedObject>) -> [[NSManagedObjectID]] {
    (controller.sections ?? []).map { ($0.objects ?? []).compactMap { ($0 as? NSManagedObject)?.objectID } }
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    (deletedSections, insertedSections, deleted, inserted) = ([], [], [], [])
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {
    if type == .delete { deletedSections.append(sectionIndex) } else { insertedSections.append(sectionIndex) }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    guard let object = anObject as? NSManagedObject else { return }
    reported.append(type)
    if type == .delete || type == .move, let indexPath { deleted.append(indexPath) }
    if type == .insert || type == .move, let newIndexPath { inserted.append((newIndexPath, object.objectID)) }
  }

  /// Deletes with the places before all changes, and inserts with those after them, as a table view does.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    for place in deleted.sorted().reversed() { rows[place[0]].remove(at: place[1]) }
    for section in deletedSections.sorted().reversed() { rows.remove(at: section) }
    for section in insertedSections.sorted() { rows.insert([], at: section) }
    for (place, object) in inserted.sorted(by: { $0.0 < $1.0 }) { rows[place[0]].insert(object, at: place[1]) }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>) }
}

@MainActor
@Suite("Controllers of fetched results")
struct ResultTests {
  private func controller(_ context: NSManagedObjectContext, sections: String?) throws
    -> NSFetchedResultsController<NSManagedObject>
  {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages < 80")
    request.sortDescriptors = [
      NSSortDescriptor(key: sections ?? "pages", ascending: true), NSSortDescriptor(key: "pages", ascending: true),
      NSSortDescriptor(key: "rating", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    try controller.performFetch()
    return controller
  }

  @Test("the changes of a controller lead to the rows of a new fetch", arguments: 0..<12, [nil, "title"])
  func changes(seed: Int, sections: String?) throws {
    var random = Generator(state: UInt64(seed) &+ 11)
    let context = Library.context(try Library.coordinator())
    var books: [NSManagedObject] = []
    func make() {
      books.append(
        Library.make(
          "Book",
          [
            "title": ["A", "B", "C", "D"][Int.random(in: 0..<4, using: &random)],
            "pages": Int.random(in: 0..<100, using: &random), "rating": Double(books.count),
          ], in: context))
    }
    for _ in 0..<8 { make() }
    try context.save()
    let controller = try controller(context, sections: sections)
    let table = Table(controller)
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: make()
        case 1:
          if let book = books.randomElement(using: &random) {
            context.delete(book)
            books.removeAll { $0 === book }
          }
        case 2: books.randomElement(using: &random)?.setValue(Int.random(in: 0..<100, using: &random), forKey: "pages")
        default:
          books.randomElement(using: &random)?
            .setValue(["A", "B", "C", "D"][Int.random(in: 0..<4, using: &random)], forKey: "title")
        }
      }
      if step % 3 == 0 { try context.save() } else { context.processPendingChanges() }
      let fresh = try self.controller(context, sections: sections)
      #expect(table.rows == Table.rows(fresh), "after step \(step)")
      #expect(Table.rows(controller) == Table.rows(fresh))
      if let snapshot = table.snapshots.last { #expect(snapshot.itemIdentifiers == table.rows.flatMap { $0 }) }
    }
  }

  @Test func anObjectWithOtherValuesAtItsPlaceIsUpdated() throws {
    let context = Library.context(try Library.coordinator())
    let books = (0..<3).map { Library.make("Book", ["pages": $0 * 10, "rating": Double($0)], in: context) }
    try context.save()
    let controller = try controller(context, sections: nil)
    let table = Table(controller)
    books[1].setValue("New", forKey: "title")
    context.processPendingChanges()
    #expect(table.reported == [.update])
    books[1].setValue(75, forKey: "pages")
    context.processPendingChanges()
    #expect(table.reported == [.update, .move])
    #expect(controller.indexPath(forObject: books[1]) == [0, 2])
    #expect(controller.object(at: [0, 2]) === books[1])
  }

  @Test(
    "as few objects as possible move", arguments: [[0, 1, 2, 3], [3, 0, 1, 2], [1, 2, 3, 0], [3, 2, 1, 0], [], [2]])
  func increase(numbers: [Int]) throws {
    let context = Library.context(try Library.coordinator())
    let books = numbers.indices.map { Library.make("Book", ["pages": $0, "rating": 0.0], in: context) }
    try context.save()
    let controller = try controller(context, sections: nil)
    let table = Table(controller)
    for (book, number) in zip(books, numbers) { book.setValue(number, forKey: "pages") }
    context.processPendingChanges()
    // The longest part that is in order stays.
    func longest(_ rest: ArraySlice<Int>, above: Int) -> Int {
      guard let first = rest.first else { return 0 }
      let without = longest(rest.dropFirst(), above: above)
      return first > above ? max(without, 1 + longest(rest.dropFirst(), above: first)) : without
    }
    let order = numbers.enumerated().sorted { $0.element < $1.element }.map(\.offset)
    #expect(table.reported.count { $0 == .move } == numbers.count - longest(order[...], above: -1))
  }
}
