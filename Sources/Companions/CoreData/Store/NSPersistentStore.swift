// SPDX-License-Identifier: MIT

public import Foundation

/// The type of stores in a file.
public let NSSQLiteStoreType = "SQLite"
/// The type of stores in a file.
public let NSBinaryStoreType = "Binary"
/// The type of stores in a file.
public let NSXMLStoreType = "XML"
/// The type of stores in memory, which are gone with the process.
public let NSInMemoryStoreType = "InMemory"

/// A place in which objects are stored: a file, or memory.
///
/// Differs from Core Data: a file is a binary property list whichever type of store is asked for, and each save writes it again. Databases
/// that Core Data wrote cannot be read.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// A type of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Stores in a file.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// Stores in a file.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// Stores in memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  /// The name of the type.
  public let type: String
  /// The file; for a store in memory, an address that names none.
  open internal(set) var url: URL?
  /// The identity of the store.
  open internal(set) var identifier: String! = UUID().uuidString
  /// The name of the configuration whose entities are stored.
  public let configurationName: String
  /// The options with which the store was added.
  public let options: [AnyHashable: Any]?
  /// The coordinator that has the store.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The facts that are stored of the store itself.
  open var metadata: [String: Any]! = [:]

  var contents = StoreContents()

  init(
    type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
    coordinator: NSPersistentStoreCoordinator
  ) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    persistentStoreCoordinator = coordinator
    super.init()
    metadata = [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""]
  }

  /// Whether the store cannot be changed.
  open var isReadOnly: Bool { options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false }

  /// The file in which the contents are kept; `nil` for a store in memory.
  var file: StoreFile? {
    // The address of nothing is how apps ask a store in a file not to keep anything.
    guard type != NSInMemoryStoreType, let url, url.path != "/dev/null" else { return nil }
    return StoreFile(url: url)
  }
}

/// The key of the type in what is known of a store.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the identity in what is known of a store.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The option that a store cannot be changed.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that a store is brought to the present model. Has no effect: every store is.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that Core Data finds out how. Has no effect: it always does.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that a store keeps a history. Has no effect, because stores have no history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that changes by other processes are told. Has no effect, because an app is one process.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option for settings of SQLite. Has no effect, because stores are no databases.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that protects a file. Has no effect, because Linux has no such protection.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
