// SPDX-License-Identifier: MIT

public import Foundation
public import ObjectiveC

/// Access by name: to the properties of the entity, and to those that the class declares with `@objc`.
extension NSManagedObject: KeyedValues {
  /// Returns the value of a property. Raises an exception if there is none with the name.
  public final func value(forKey key: String) -> Any? {
    // A class can declare a property of the entity with accessors of its own.
    if let value = KeyValueCoding.get(key, of: self) { return value }
    switch key {
    case "objectID": return objectID
    case "self": return self
    case "entity": return entity
    case "managedObjectContext": return managedObjectContext
    default: break
    }
    if entityDescription.property(named: key) != nil { return managedValue(key) }
    if let inner = mirroredValue(key) { return inner }
    UndefinedKey.raise(key, self, isSetting: false)
    return nil
  }

  /// Sets the value of a property. Raises an exception if there is none with the name, or the value has the wrong type.
  public final func setValue(_ value: Any?, forKey key: String) {
    let value = KeyPathValues.present(value)
    if case .set = KeyValueCoding.set(value, forKey: key, of: self) { return }
    if entityDescription.property(named: key) != nil { return setManagedValue(value, key) }
    UndefinedKey.raise(key, self, isSetting: true)
  }

  package final func keyedValue(_ key: String) -> Any? { value(forKey: key) }
  package final func setKeyedValue(_ value: Any?, _ key: String) { setValue(value, forKey: key) }

  /// Returns the value of a stored property of the class that no table lists; `nil` if there is none.
  private func mirroredValue(_ key: String) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != NSManagedObject.self {
      if let child = current.children.first(where: { $0.label == key }) {
        return .some(KeyPathValues.present(child.value))
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  // MARK: Values without notifications

  /// Returns the value of a property of the entity, without calling an accessor of the class.
  public final func primitiveValue(forKey key: String) -> Any? { managedValue(key) }

  /// Sets the value of a property of the entity, without calling an accessor of the class or an observer.
  public final func setPrimitiveValue(_ value: Any?, forKey key: String) {
    setPrimitive(KeyPathValues.present(value), key)
  }

  /// Prepares reading a value with ``primitiveValue(forKey:)``.
  public final func willAccessValue(forKey key: String?) { fire() }
  /// Ends reading a value with ``primitiveValue(forKey:)``. Has no effect: nothing is done between.
  public final func didAccessValue(forKey key: String?) {}

  // MARK: Collections

  /// Returns a set that changes a relationship when it is changed.
  public final func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

  /// Returns an ordered set that changes a relationship when it is changed.
  public final func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    RelationshipOrderedSet(self, key)
  }
}
