// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The two sides of relationships, which change together.
extension NSManagedObject {
  /// Sets the objects of a relationship, and the inverse relationship of those that are added and removed.
  final func setObjects(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
    guard objects.allSatisfy(isOfSameContext) else { return }
    fire()
    let old = values.identifiers(relationship.name)
    var seen: Set<NSManagedObjectID> = []
    let new = objects.map(\.objectID).filter { seen.insert($0).inserted }
    if old == new { return }
    for object in objects where object.managedObjectContext == nil || managedObjectContext == nil {
      companions[object.objectID] = object
      object.companions[objectID] = self
    }
    store(new, relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for identifier in Set(old).subtracting(new) { companion(identifier)?.remove(objectID, from: inverse) }
    let known = Set(old)
    for object in objects where !known.contains(object.objectID) { object.add(self, to: inverse) }
  }

  /// Removes an object from this side of a relationship only.
  final func remove(_ identifier: NSManagedObjectID, from relationship: NSRelationshipDescription) {
    fire()
    let old = values.identifiers(relationship.name)
    let new = old.filter { $0 != identifier }
    if new.count != old.count { observed(relationship) { store(new, relationship) } }
  }

  /// Adds an object to this side of a relationship. Of one to a single object, the former object loses this one.
  private func add(_ object: NSManagedObject, to relationship: NSRelationshipDescription) {
    fire()
    let old = values.identifiers(relationship.name)
    if old.contains(object.objectID) { return }
    observed(relationship) { store(relationship.isToMany ? old + [object.objectID] : [object.objectID], relationship) }
    guard !relationship.isToMany, let back = relationship.inverseRelationship else { return }
    for identifier in old { companion(identifier)?.remove(objectID, from: back) }
  }

  private func observed(_ relationship: NSRelationshipDescription, _ body: () -> Void) {
    _willChangeValue(self, relationship.name)
    body()
    _didChangeValue(self, relationship.name)
  }

  private func store(_ identifiers: [NSManagedObjectID], _ relationship: NSRelationshipDescription) {
    values[relationship.name] = relationship.isToMany ? identifiers : identifiers.first
    noteChange()
  }

  private func isOfSameContext(_ object: NSManagedObject) -> Bool {
    guard let own = managedObjectContext, let other = object.managedObjectContext, own !== other else { return true }
    LayoutException.raiseOnAnyThread(
      .invalidArgument,
      "Illegal attempt to establish a relationship between objects in different contexts (source = \(self), "
        + "destination = \(object)).")
    return false
  }
}
