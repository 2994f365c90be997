// SPDX-License-Identifier: MIT

import Foundation

/// The identifier of an object that a context is about to create because it reads it: initializers of subclasses pass on an entity
/// and a context only.
enum PendingIdentifier {
  private static let key = "CoreData.PendingIdentifier"

  /// Whether the object that is being created is read.
  private(set) static var isReading: Bool {
    get { Thread.current.threadDictionary[key + ".reading"] != nil }
    set { Thread.current.threadDictionary[key + ".reading"] = newValue ? true : nil }
  }

  /// Creates an object that has an identifier, and whose values are not read.
  static func fault(_ identifier: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    Thread.current.threadDictionary[key] = identifier
    isReading = true
    defer { isReading = false }
    return identifier.entity.makeObject(in: context)
  }

  static func take() -> NSManagedObjectID? {
    guard isReading else { return nil }
    defer { Thread.current.threadDictionary[key] = nil }
    return Thread.current.threadDictionary[key] as? NSManagedObjectID
  }
}

extension NSManagedObject {
  /// Creates an object of a class that is known only at run time. The initializer and the function have the same symbol, so that the
  /// designated initializer of a class can be called on a metatype without being `required`.
  @_silgen_name("tinamou_makeManagedObject")
  convenience init(_entity: NSEntityDescription, _context: NSManagedObjectContext?) {
    self.init(entity: _entity, insertInto: _context)
  }

  @_silgen_name("tinamou_makeManagedObject")
  static func _make(_ entity: __owned NSEntityDescription, _ context: __owned NSManagedObjectContext?)
    -> NSManagedObject
}
