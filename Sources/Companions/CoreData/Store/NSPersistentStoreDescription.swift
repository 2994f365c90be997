// SPDX-License-Identifier: MIT

public import Foundation

/// A description of a store, for a container.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the type.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities are stored.
  open var configuration: String?
  /// The file.
  open var url: URL?
  /// The options.
  open private(set) var options: [String: NSObject] = [:]
  /// Whether the store is added on another queue. Has no effect: a file is read at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store is brought to the present model. Has no effect: every store is.
  open var shouldMigrateStoreAutomatically = true
  /// Whether Core Data finds out how. Has no effect: it always does.
  open var shouldInferMappingModelAutomatically = true
  /// The time after which opening fails, in seconds. Has no effect: a file is read at once.
  open var timeout: TimeInterval = 240
  /// The container in the cloud. Has no effect, because there is no cloud.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// Creates a description of a store in a file.
  public init(url: URL) { self.url = url }
  /// Creates a description of a store without a file.
  public override init() {}

  /// Whether the store cannot be changed.
  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }

  /// Sets or removes an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a value of SQLite. Has no effect, because stores are no databases.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }
}

/// The container of a store in the cloud. Has no effect, because there is no cloud.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier of the container.
  public let containerIdentifier: String
  /// Creates options.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
