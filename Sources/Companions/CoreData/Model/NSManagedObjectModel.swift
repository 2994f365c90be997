// SPDX-License-Identifier: MIT

public import Foundation
import ObjectiveC

/// The kinds of objects that an app stores, read from a model file of Xcode or made in code.
///
/// Differs from Core Data: Xcode compiles model files; here they are read as they are. Every store is read with the present model:
/// values of properties that it lacks are dropped, and new properties have their default values.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The model of entities that belong to none.
  static let none = NSManagedObjectModel()

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  /// The identifiers of the version.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// The fetch requests of the model file by their names.
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  private var entitiesOfConfigurations: [String: [NSEntityDescription]] = [:]

  /// Creates a model without entities.
  public override init() {}

  /// Reads a model file, or the current version of several in a folder: `Model.momd`, `Model.xcdatamodeld`, `Model.xcdatamodel`.
  /// Returns `nil` if it cannot be read; the reason is written to the standard error.
  public convenience init?(contentsOf url: URL) {
    self.init()
    do {
      try ModelDocument(contentsOf: url).fill(self)
    } catch {
      FileHandle.standardError.write(Data("CoreData: the model \(url.path) cannot be read: \(error)\n".utf8))
      return nil
    }
  }

  /// Creates a model with the entities of several.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
    for model in models { templates.merge(model.templates) { first, _ in first } }
  }

  /// Returns a model with the entities of all models in bundles; in the main bundle if there are none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = ModelFiles.all(in: bundles ?? [.main]).compactMap(NSManagedObjectModel.init(contentsOf:))
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  // MARK: Configurations

  /// The names of the configurations.
  open var configurations: [String] { entitiesOfConfigurations.keys.sorted() }

  /// Returns the entities of a configuration; all for `nil`.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return entitiesOfConfigurations[configuration]
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    entitiesOfConfigurations[configuration] = entities
  }

  // MARK: Fetch requests

  /// The fetch requests of the model by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] { templates }

  /// Sets or removes a fetch request of the model.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// Returns a fetch request of the model.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? { templates[name] }

  /// Returns a copy of a fetch request of the model, with values in place of the variables of its predicate.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    guard let request = templates[name]?.copy() as? NSFetchRequest<NSFetchRequestResult> else { return nil }
    request.predicate = request.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: Use

  private var isPrepared = false

  /// Completes what is looked up often, before several threads use the model.
  func prepare() {
    if isPrepared { return }
    isPrepared = true
    for entity in entities { entity.prepare() }
    LoadedModels.add(self)
  }
}
