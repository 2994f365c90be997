// SPDX-License-Identifier: MIT

public import Foundation
import ObjectiveC

/// An object of an entity, which a context reads, keeps, and saves.
///
/// The adapter gives properties marked with `@NSManaged` their accessors, and generates the classes that Xcode generates from a
/// model.
open class NSManagedObject: NSObject {
  final let entityDescription: NSEntityDescription
  /// The identity of the object.
  open internal(set) var objectID: NSManagedObjectID
  /// The context that keeps the object.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The present values.
  final var values = ObjectValues()
  /// The values that were read or saved last.
  final var committed = ObjectValues()
  /// The version of the row that was read or saved last.
  final var version = 0
  /// Whether the values have not been read.
  open internal(set) var isFault = false
  /// Whether changes now are not those of the author.
  final var isReading = false
  /// The objects of relationships, as long as no context keeps them.
  final var companions: [NSManagedObjectID: NSManagedObject] = [:]

  /// Creates an object and inserts it into a context.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    entityDescription = entity
    objectID = PendingIdentifier.take() ?? NSManagedObjectID(entity)
    super.init()
    if PendingIdentifier.isReading {
      isFault = true
      managedObjectContext = context
      return
    }
    values = ObjectValues(defaultsOf: entity)
    context?.insert(self)
    if context == nil { awakeFromInsert() }
  }

  /// Creates an object of the entity whose class this is, and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let entity = moc.model?.entity(of: Self.self) ?? LoadedModels.entity(of: Self.self)
    if entity == nil { Self.raiseNoEntity() }
    self.init(entity: entity ?? .none, insertInto: moc)
  }

  /// The entity of the object.
  open var entity: NSEntityDescription { entityDescription }

  /// Returns the entity whose objects have this class, in a model that is used. Raises an exception if there is none.
  open class func entity() -> NSEntityDescription {
    if let entity = LoadedModels.entity(of: self) { return entity }
    raiseNoEntity()
    return .none
  }

  /// Returns a request for all objects of the entity whose objects have this class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  private static func raiseNoEntity() {
    LayoutException.raiseOnAnyThread(
      .invalidArgument,
      "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(TypeName(self).text)' so +entity is "
        + "confused. Have you loaded your NSManagedObjectModel yet ?")
  }

  // MARK: State

  /// Whether the object was inserted and not saved.
  public final var isInserted: Bool { managedObjectContext?.changes.inserted[objectID] === self }
  /// Whether a saved object was changed and not saved.
  public final var isUpdated: Bool { managedObjectContext?.changes.updated[objectID] === self }
  /// Whether the object was deleted and this not saved.
  public final var isDeleted: Bool { managedObjectContext?.changes.deleted[objectID] === self }
  /// Whether the object has changes that were not saved.
  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from what was saved.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }

  /// Returns the values that differ from those that were read or saved last.
  open func changedValues() -> [String: Any] {
    let names = values.differences(from: committed)
    return Dictionary(uniqueKeysWithValues: names.map { ($0, resolved($0, in: values) ?? NSNull()) })
  }

  /// Returns the values that differ from those that were read or saved last.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Returns the values that were read or saved last; all for `nil`.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fire()
    let names = keys ?? entityDescription.properties.map(\.name)
    return Dictionary(names.map { ($0, resolved($0, in: committed) ?? NSNull()) }) { first, _ in first }
  }

  /// Returns whether the values of a relationship have not been read. They are read with those of the object.
  open func hasFault(forRelationshipNamed key: String) -> Bool { isFault }

  /// Returns the identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fire()
    return values.identifiers(key)
  }

  // MARK: Events

  /// Called once, after the object was created. Overrides give properties values that depend on the time, for example.
  open func awakeFromInsert() {}
  /// Called after the values were read.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called after the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the values are forgotten.
  open func willTurnIntoFault() {}
  /// Called after the values were forgotten.
  open func didTurnIntoFault() {}

  // MARK: Validation

  /// Checks the values before the object is saved for the first time, and throws the reasons why they cannot be.
  open func validateForInsert() throws { try Self.check(violations()) }
  /// Checks the values before a change of the object is saved, and throws the reasons why they cannot be.
  open func validateForUpdate() throws { try Self.check(violations()) }
  /// Checks whether the object can be deleted, and throws the reasons why it cannot be.
  open func validateForDelete() throws { try Self.check(deletionViolations()) }

  /// The text that names the object and its values.
  open override var description: String {
    let shown = isFault ? "<fault>" : "\(values.stored.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })"
    return "<\(TypeName(type(of: self)).text) \(ObjectIdentifier(self)) (entity: \(entityDescription.name ?? ""); "
      + "id: \(objectID); data: \(shown))>"
  }
}
