// SPDX-License-Identifier: MIT

public import Foundation

/// The identifiers of what a context saved, for other contexts.
struct MergedChanges: Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []

  init(_ changes: PendingChanges) {
    inserted = changes.order.filter { changes.inserted[$0] != nil }
    updated = Array(changes.updated.keys)
    deleted = Array(changes.deleted.keys)
  }

  init(_ information: [AnyHashable: Any]?) {
    func identifiers(_ key: String) -> [NSManagedObjectID] {
      switch information?[key] {
      case let objects as Set<NSManagedObject>: objects.map(\.objectID)
      case let identifiers as [NSManagedObjectID]: identifiers
      case let identifiers as Set<NSManagedObjectID>: Array(identifiers)
      default: []
      }
    }
    inserted = identifiers(NSInsertedObjectsKey) + identifiers(NSInsertedObjectIDsKey)
    updated = identifiers(NSUpdatedObjectsKey) + identifiers(NSUpdatedObjectIDsKey)
    deleted = identifiers(NSDeletedObjectsKey) + identifiers(NSDeletedObjectIDsKey)
  }
}

extension NSManagedObjectContext {
  /// Takes what another context saved, as its notification says.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(MergedChanges(notification.userInfo))
  }

  /// Takes changes of identifiers, such as the result of a batch deletion, to contexts.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let changes = MergedChanges(changeNotificationData)
    for context in contexts { context.performAndWait { context.merge(changes) } }
  }

  func merge(_ merged: MergedChanges) {
    for identifier in merged.inserted where changes.inserted[identifier] == nil {
      unreported.inserted[identifier] = object(with: identifier)
    }
    for identifier in merged.updated {
      guard let object = known[identifier]?.object else {
        // An object that nobody has here can come into a list that is observed.
        unreported.refreshed[identifier] = self.object(with: identifier)
        continue
      }
      if !object.isFault, let row = source?.row(for: identifier) { object.merge(row) }
      unreported.updated[identifier] = object
    }
    for identifier in merged.deleted {
      guard let object = known.removeValue(forKey: identifier)?.object else { continue }
      (changes.inserted[identifier], changes.updated[identifier], changes.deleted[identifier]) = (nil, nil, nil)
      unreported.deleted[identifier] = object
    }
    processPendingChanges()
  }

  // MARK: Telling observers

  /// Tells observers what has changed. It is done at the end of an event, and before a save or a fetch.
  public func processPendingChanges() {
    isReportScheduled = false
    guard !unreported.isEmpty else { return }
    let report = unreported
    unreported = UnreportedChanges()
    followers.removeAll { $0.follower == nil }
    for reference in followers { reference.follower?.follow(report.userInfo) }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: report.userInfo)
  }

  /// Lets observers be told at the end of the event. Those of another queue are told at the end of a block.
  func scheduleReport() {
    guard !isReportScheduled, concurrencyType == .mainQueueConcurrencyType else { return }
    isReportScheduled = true
    DispatchQueue.main.async { self.processPendingChanges() }
  }
}
