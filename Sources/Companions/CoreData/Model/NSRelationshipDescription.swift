// SPDX-License-Identifier: MIT

import Foundation

/// The effect that the deletion of an object has on the objects of a relationship. Raw values are those of Core Data.
public enum NSDeleteRule: UInt, Sendable {
  /// They keep the deleted object.
  case noActionDeleteRule = 0
  /// They no longer have the object in the inverse relationship.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// The object cannot be deleted as long as there are any.
  case denyDeleteRule = 3
}

/// A property of an entity whose value is another object, or several.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the other objects.
  open var destinationEntity: NSEntityDescription?
  /// The relationship of the other objects that leads back.
  open var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of objects; 1 for a relationship to one object, 0 for one without a limit.
  open var maxCount = 0
  /// The least number of objects, unless there are none and the relationship is optional.
  open var minCount = 0
  /// The effect that the deletion of an object has on the others.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether the relationship can have several objects.
  open var isToMany: Bool { maxCount != 1 }
}
