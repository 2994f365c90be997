// SPDX-License-Identifier: MIT

public import Foundation
import Tinamou

/// The objects of a fetch request in sections, which follow the changes of a context.
///
/// Differs from Core Data: nothing is kept in a cache between two runs.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject, ContextFollower {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path by whose values objects are grouped.
  public let sectionNameKeyPath: String?
  /// The name of the cache. Has no effect: results are fetched anew.
  public let cacheName: String?
  /// The object that receives changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private var list: [ResultSection]?

  /// Creates a controller without results.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    super.init()
    context.followers.append(WeakFollower(follower: self))
  }

  /// Removes what a cache keeps. Has no effect: nothing is kept.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// Fetches the objects.
  open func performFetch() throws {
    list = try sections(of: managedObjectContext.objects(of: fetchRequest))
    ResultReport(self, delegate)?.snapshot(snapshot(updated: []))
  }

  private func sections(of objects: [NSManagedObject]) -> [ResultSection] {
    ResultSection.sections(of: objects, by: sectionNameKeyPath, indexTitle: sectionIndexTitle)
  }

  /// The objects in order; `nil` before the first fetch.
  open var fetchedObjects: [ResultType]? { list?.flatMap(\.list).compactMap { $0 as? ResultType } }
  /// The sections; `nil` before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { list }

  /// Returns the object at a place. Raises an exception if there is none.
  open func object(at indexPath: IndexPath) -> ResultType {
    if let list, list.indices.contains(indexPath[0]), list[indexPath[0]].list.indices.contains(indexPath[1]),
      let object = list[indexPath[0]].list[indexPath[1]] as? ResultType
    {
      return object
    }
    ResultException.raise("no object at index \(indexPath[1]) in section at index \(indexPath[0])")
  }

  /// Returns the place of an object; `nil` if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    for (section, content) in (list ?? []).enumerated() {
      if let item = content.list.firstIndex(where: { $0 === object }) { return [section, item] }
    }
    return nil
  }

  // MARK: Index

  /// Returns the title of a section in an index.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let report = ResultReport(self, delegate) else { return sectionName.first.map { String($0).uppercased() } }
    return report.title(of: sectionName)
  }

  /// The titles of an index of the sections, each once.
  open var sectionIndexTitles: [String] {
    var seen: Set<String> = []
    return (list ?? []).compactMap(\.indexTitle).filter { seen.insert($0).inserted }
  }

  /// Returns the section that a title of the index leads to.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    (list ?? []).firstIndex { $0.indexTitle == title } ?? 0
  }

  // MARK: Changes

  /// Fetches again after a change of the context, and reports how the results differ.
  func follow(_ report: [AnyHashable: Any]) {
    guard let old = list, let objects = try? managedObjectContext.objects(of: fetchRequest) else { return }
    let new = sections(of: objects)
    let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
    let changed = keys.flatMap { report[$0] as? Set<NSManagedObject> ?? [] }
    let changes = ResultChanges(from: old, to: new, changed: Set(changed.map(\.objectID)))
    if changes.isEmpty {
      list = new
      return
    }
    let report = ResultReport(self, delegate)
    report?.willChange()
    list = new
    guard let report else { return }
    for index in changes.deletedSections { report.section(old[index], at: index, .delete) }
    for index in changes.insertedSections { report.section(new[index], at: index, .insert) }
    for change in changes.changes { report.object(change) }
    report.snapshot(snapshot(updated: changes.changes.filter { $0.type == .update }.map(\.object.objectID)))
    if sectionNameKeyPath == nil { report.difference(Self.identifiers(new).difference(from: Self.identifiers(old))) }
    report.didChange()
  }

  private static func identifiers(_ sections: [ResultSection]) -> [NSManagedObjectID] {
    sections.flatMap { $0.list.map(\.objectID) }
  }

  private func snapshot(updated: [NSManagedObjectID]) -> NSDiffableDataSourceSnapshotReference {
    var snapshot = NSDiffableDataSourceSnapshotReference()
    for section in list ?? [] {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.list.map(\.objectID), toSection: section.name)
    }
    if !updated.isEmpty { snapshot.reloadItems(updated) }
    return snapshot
  }
}
