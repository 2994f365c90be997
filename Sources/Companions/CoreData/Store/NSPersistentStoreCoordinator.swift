// SPDX-License-Identifier: MIT

public import Foundation

/// The stores of a model's objects, for all contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// A name for the log of the app. Stored; has no effect.
  open var name: String?
  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

  /// The contexts that save to the stores.
  let contexts = WeakContexts()
  let lock = NSRecursiveLock()
  var stores: [NSPersistentStore] = []

  /// Creates a coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    model.prepare()
  }

  static let noStore = NSError(
    domain: NSCocoaErrorDomain, code: CocoaError.Code.coreData.rawValue,
    userInfo: [
      NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save "
        + "operation."
    ])

  // MARK: Stores

  /// Adds a store, and reads its file if there is one.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard [NSSQLiteStoreType, NSBinaryStoreType, NSXMLStoreType, NSInMemoryStoreType].contains(storeType) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.persistentStoreInvalidType.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "Stores of the type \(storeType) are not known."])
    }
    let store = NSPersistentStore(
      type: storeType, configuration: configuration, url: storeURL ?? URL(string: "memory://\(UUID().uuidString)"),
      options: options, coordinator: self)
    try lock.withLock {
      if let file = store.file {
        try file.read(into: store, managedObjectModel)
        // The file is there as soon as the store is, which apps look for.
        if !FileManager.default.fileExists(atPath: file.url.path), !store.isReadOnly {
          try file.write(store.contents, of: store, managedObjectModel)
        }
      }
      stores.append(store)
    }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  /// Adds a store, and reads its file if there is one.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds the store of a description.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Removes a store. Its file is left.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { stores.removeAll { $0 === store } }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Removes the file of a store.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }

  /// Removes the file of a store.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Returns the store of a file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  /// Returns the address of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  /// Returns what is known of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  /// Sets what is known of a store. It is written with the next save.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }

  /// Returns the identifier of an object with an address; `nil` if no store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let key = UUID(uuidString: String(url.lastPathComponent.dropFirst())) else {
      return nil
    }
    return lock.withLock {
      stores.first { $0.identifier == url.host }?.contents.rows.keys.first { $0.key == key }
    }
  }

  /// Calls a block, and does not wait.
  @preconcurrency
  open func perform(_ block: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: block) }
  /// Calls a block, and waits for its result.
  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try lock.withLock(block) }

  /// Returns the store for new objects of an entity: the one that was chosen, or the first whose configuration has it.
  func store(for entity: NSEntityDescription, _ chosen: NSPersistentStore? = nil) -> NSPersistentStore? {
    lock.withLock {
      if let chosen, stores.contains(where: { $0 === chosen }) { return chosen }
      return stores.first { store in
        guard let list = managedObjectModel.entities(forConfigurationName: store.configurationName) else { return true }
        return list.contains { $0 === entity }
      }
    }
  }
}
