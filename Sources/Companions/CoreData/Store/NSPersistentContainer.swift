// SPDX-License-Identifier: MIT

public import Foundation

/// A model, its stores, and a context for the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, and of its model and file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of a name in a bundle. If there is none, the container has no entities, and the standard
  /// error says so.
  public convenience init(name: String) {
    let model = ModelFiles.named(name).flatMap(NSManagedObjectModel.init(contentsOf:))
    if model == nil {
      FileHandle.standardError.write(Data("CoreData: error: Failed to load model named \(name)\n".utf8))
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// The folder of stores: that of the app's data.
  ///
  /// Differs from Core Data: a process that `tinamou run` did not start, such as a test, has a temporary folder. Nothing is written to the
  /// home directory of the user.
  open class func defaultDirectoryURL() -> URL {
    let files = FileManager.default
    if ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] != nil,
      let folder = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    {
      return folder
    }
    return files.temporaryDirectory.appendingPathComponent("CoreData-\(ProcessInfo.processInfo.processIdentifier)")
  }

  /// Adds the stores, and calls a block for each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Returns a context with a queue of its own, which saves to the stores.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Calls a block with a context on the queue of that.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Calls a block with a context on the queue of that, and returns its result.
  public final func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) in try block(context) }
  }
}

/// A container whose stores are copied to a user's other devices.
///
/// Differs from Core Data: there is no cloud, and the stores are only on this device.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Prepares the cloud for the model. Has no effect, because there is no cloud.
  open func initializeCloudKitSchema() throws {}
}
