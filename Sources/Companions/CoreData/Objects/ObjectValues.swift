// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The values of an object by the names of its properties, in a form that does not depend on a context: an object of a
/// relationship is its identifier, several are an array of identifiers, and numbers are `NSNumber`.
struct ObjectValues {
  private(set) var stored: [String: Any] = [:]

  subscript(name: String) -> Any? {
    get { stored[name] }
    set { stored[name] = newValue }
  }

  /// The values of a new object.
  init(defaultsOf entity: NSEntityDescription) {
    for attribute in entity.attributes {
      do throws(NSAttributeDescription.WrongType) {
        stored[attribute.name] = try attribute.normalized(attribute.defaultValue)
      } catch {
        LayoutException.raiseOnAnyThread(.invalidArgument, error.message)
      }
    }
  }

  init() {}

  /// Returns the identifiers of the objects of a relationship.
  func identifiers(_ name: String) -> [NSManagedObjectID] {
    switch stored[name] {
    case let one as NSManagedObjectID: [one]
    case let many as [NSManagedObjectID]: many
    default: []
    }
  }

  /// The properties whose values differ from others.
  func differences(from other: ObjectValues) -> Set<String> {
    Set(stored.keys).union(other.stored.keys).filter { !Self.isSame(stored[$0], other.stored[$0]) }
  }

  static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as [NSManagedObjectID], let second as [NSManagedObjectID]): first == second
    case (let none as [NSManagedObjectID], nil), (nil, let none as [NSManagedObjectID]): none.isEmpty
    case (let first as NSObject, let second as NSObject): first.isEqual(second)
    case (let first as any Equatable, let second?): equal(first, second)
    default: false
    }
  }

  private static func equal<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
}
