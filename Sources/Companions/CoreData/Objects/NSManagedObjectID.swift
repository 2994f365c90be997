// SPDX-License-Identifier: MIT

public import Foundation

/// The identity of a managed object in all contexts.
///
/// Differs from Core Data: an identifier that was temporary remains equal to what it becomes when the object is saved.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  let key: UUID
  /// The store that has the object; `nil` as long as the identifier is temporary.
  open internal(set) weak var persistentStore: NSPersistentStore?

  init(_ entity: NSEntityDescription, key: UUID = UUID(), store: NSPersistentStore? = nil) {
    self.entity = entity
    self.key = key
    persistentStore = store
    super.init()
  }

  /// Whether the object has never been saved.
  open var isTemporaryID: Bool { persistentStore == nil }

  /// Returns an address with which a coordinator finds the identifier again.
  open func uriRepresentation() -> URL {
    var parts = URLComponents()
    parts.scheme = "x-coredata"
    parts.host = persistentStore?.identifier ?? ""
    parts.path = "/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(key.uuidString)"
    return parts.url ?? URL(fileURLWithPath: parts.path)
  }

  /// Returns the identifier itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The hash value of the identity.
  open override var hash: Int { key.hashValue }
  /// Whether another object is an identifier of the same managed object.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.key == key }
  /// The address of the object.
  open override var description: String { uriRepresentation().absoluteString }
}
