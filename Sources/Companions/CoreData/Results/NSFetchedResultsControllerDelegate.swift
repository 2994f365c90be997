// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// The kind of a change in the results of a controller. Raw values are those of Core Data.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object or a section came in.
  case insert = 1
  /// An object or a section went out.
  case delete = 2
  /// An object has another place.
  case move = 3
  /// An object has other values at the same place.
  case update = 4
}

/// The sections and objects of a list that a controller of fetched results reports.
///
/// Differs from Core Data: it is the Swift structure into which delegates convert it, with the names of sections and the identifiers of
/// objects.
public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>

/// A section of the results of a controller.
public protocol NSFetchedResultsSectionInfo {
  /// The name: the value of the key path that groups the objects.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The methods that receive changes of the results of a controller. All have default implementations.
@preconcurrency @MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called with all sections and objects, after the first fetch and after each change.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// Called with the identifiers of objects that were inserted and removed, of results without sections.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// Called before changes are reported.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  /// Called with a change of an object. The first place is that before all changes, the second that after them.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called with a change of a section.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  /// Called after all changes were reported.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  /// Returns the title of a section in an index.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  @_disfavoredOverload
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  /// Does nothing.
  @_disfavoredOverload
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  /// Does nothing.
  @_disfavoredOverload
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  /// Does nothing.
  @_disfavoredOverload
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  @_disfavoredOverload
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  @_disfavoredOverload
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {}
  /// Returns the first letter of the name, as a capital.
  @_disfavoredOverload
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}
