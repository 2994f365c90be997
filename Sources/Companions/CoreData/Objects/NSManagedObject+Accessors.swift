// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The methods that Xcode generates for relationships to many objects, such as `addItemsObject:` or `removeFromItems(_:)`.
extension NSManagedObject {
  package final func performManaged(_ selector: String, _ arguments: [Any?]) -> Bool {
    for relationship in entityDescription.relationships where relationship.isToMany {
      let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
      if perform(selector, arguments, relationship, key) { return true }
    }
    return false
  }

  private func perform(
    _ selector: String, _ arguments: [Any?], _ relationship: NSRelationshipDescription, _ key: String
  ) -> Bool {
    var objects = values(of: relationship)
    let given = arguments.first.map { objectsOf($0) } ?? []
    switch selector {
    case "add\(key)Object:", "add\(key):", "addTo\(key):", "addTo\(key)WithValues:":
      objects += given.filter { !objects.contains($0) }
    case "remove\(key)Object:", "remove\(key):", "removeFrom\(key):", "removeFrom\(key)WithValues:":
      objects.removeAll(where: given.contains)
    case "insertObject:in\(key)AtIndex:", "insertInto\(key):at:":
      guard let index = arguments.last as? Int, index <= objects.count else { return false }
      objects.insert(contentsOf: given, at: index)
    case "removeObjectFrom\(key)AtIndex:", "removeFrom\(key)WithAt:":
      guard let index = arguments.first as? Int, objects.indices.contains(index) else { return false }
      objects.remove(at: index)
    case "insert\(key):atIndexes:":
      guard let indexes = arguments.last as? NSIndexSet else { return false }
      for (object, index) in zip(given, indexes) { objects.insert(object, at: min(index, objects.count)) }
    case "remove\(key)AtIndexes:":
      guard let indexes = arguments.first as? NSIndexSet else { return false }
      for index in indexes.reversed() where objects.indices.contains(index) { objects.remove(at: index) }
    case "replaceObjectIn\(key)AtIndex:withObject:":
      guard let index = arguments.first as? Int, objects.indices.contains(index) else { return false }
      objects.replaceSubrange(index...index, with: arguments.last.map { objectsOf($0) } ?? [])
    case "replace\(key)AtIndexes:with\(key):":
      guard let indexes = arguments.first as? NSIndexSet else { return false }
      let new = arguments.last.map { objectsOf($0) } ?? []
      for (object, index) in zip(new, indexes) where objects.indices.contains(index) { objects[index] = object }
    default: return false
    }
    setManagedValue(NSOrderedSet(array: objects), relationship.name)
    return true
  }

  private func values(of relationship: NSRelationshipDescription) -> [NSManagedObject] {
    fire()
    return values.identifiers(relationship.name).compactMap(companion)
  }

  private func objectsOf(_ argument: Any?) -> [NSManagedObject] {
    if let object = argument as? NSManagedObject { return [object] }
    return (KeyPathCollection.elements(of: argument) ?? []).compactMap { $0 as? NSManagedObject }
  }
}
