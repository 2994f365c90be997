// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

extension NSManagedObject: ManagedStorage {
  // MARK: Reading

  /// Reads the values if they have not been read.
  final func fire() {
    guard isFault else { return }
    guard let row = managedObjectContext?.source?.row(for: objectID) else {
      if managedObjectContext?.shouldDeleteInaccessibleFaults == true {
        isFault = false
        return
      }
      LayoutException.raiseOnAnyThread(
        .init(rawValue: "NSObjectInaccessibleException"), "CoreData could not fulfill a fault for '\(objectID)'.")
      return
    }
    read(row)
  }

  /// Takes the values of a row.
  final func take(_ row: ObjectRow) {
    (values, committed, version, isFault) = (row.values, row.values, row.version, false)
  }

  /// Returns a value as the author sees it: identifiers become objects of the same context.
  final func resolved(_ name: String, in values: ObjectValues) -> Any? {
    guard let relationship = entityDescription.property(named: name) as? NSRelationshipDescription else {
      return values[name]
    }
    let objects = values.identifiers(name).compactMap(companion)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Returns the object with an identifier that belongs to the same context.
  final func companion(_ identifier: NSManagedObjectID) -> NSManagedObject? {
    companions[identifier] ?? managedObjectContext?.object(with: identifier)
  }

  package final func managedValue(_ name: String) -> Any? {
    fire()
    return resolved(name, in: values)
  }

  // MARK: Writing

  package final func setManagedValue(_ value: Any?, _ name: String) {
    _willChangeValue(self, name)
    setPrimitive(value, name)
    _didChangeValue(self, name)
  }

  final func setPrimitive(_ value: Any?, _ name: String) {
    fire()
    switch entityDescription.property(named: name) {
    case let relationship as NSRelationshipDescription:
      guard let objects = objects(of: value, relationship) else { return }
      setObjects(objects, relationship)
    case let attribute as NSAttributeDescription:
      do {
        let new = try attribute.normalized(value)
        if ObjectValues.isSame(new, values[name]) { return }
        values[name] = new
        noteChange()
      } catch {
        LayoutException.raiseOnAnyThread(.invalidArgument, error.message)
      }
    default:
      // A property of the class that its entity does not have.
      values[name] = value
    }
  }

  /// Tells the context that the object has changed.
  final func noteChange() {
    if !isReading { managedObjectContext?.noteChange(of: self) }
  }

  /// Returns the objects that are given for a relationship; `nil` if a value is none, which raises an exception.
  private func objects(of value: Any?, _ relationship: NSRelationshipDescription) -> [NSManagedObject]? {
    guard let value, !(value is NSNull) else { return [] }
    if !relationship.isToMany, let object = value as? NSManagedObject { return [object] }
    if relationship.isToMany, let elements = KeyPathCollection.elements(of: value) {
      let objects = elements.compactMap { $0 as? NSManagedObject }
      if objects.count == elements.count { return objects }
    }
    LayoutException.raiseOnAnyThread(
      .invalidArgument,
      "Unacceptable type of value for \(relationship.isToMany ? "to-many" : "to-one") relationship: property = "
        + "\"\(relationship.name)\"; desired type = \(relationship.isToMany ? "NSSet" : "NSManagedObject"); given type = "
        + "\(type(of: value)); value = \(value).")
    return nil
  }
}
