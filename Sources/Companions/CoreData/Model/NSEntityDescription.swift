// SPDX-License-Identifier: MIT

public import Foundation
import ObjectiveC

/// A kind of objects in a model, with their properties.
///
/// Differs from Core Data: entities, their properties and their model keep each other alive, so that a model is not freed.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The entity of properties that belong to none.
  static let none = NSEntityDescription()

  /// The name.
  open var name: String?
  /// The name of the class of the objects. A name that begins with a period is one of the app's own module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are only objects of the entities below.
  open var isAbstract = false
  /// The entity whose properties this one has, too.
  public private(set) var superentity: NSEntityDescription?
  /// The model that has the entity.
  public internal(set) var managedObjectModel: NSManagedObjectModel = .none
  /// The values that an author gave the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The names of attributes whose values are unique together, for each constraint.
  open var uniquenessConstraints: [[Any]] = []
  /// The name of the entity in an earlier version of the model.
  open var renamingIdentifier: String?
  /// The version of the entity's meaning. Has no effect, because every store is read with the present model.
  open var versionHashModifier: String?
  /// The indexes of the entity. Has no effect, because fetches look at all objects of an entity.
  open var indexes: [Any] = []

  private var ownProperties: [NSPropertyDescription] = []

  /// The entities that have the properties of this one, too.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// The properties, with those of the superentities.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + ownProperties }
    set {
      ownProperties = newValue
      for property in newValue { property.entity = self }
    }
  }

  /// The subentities by their names.
  open var subentitiesByName: [String: NSEntityDescription] { Self.byName(subentities, \.name) }
  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] { Self.byName(properties, \.name) }
  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    Self.byName(properties.compactMap { $0 as? NSAttributeDescription }, \.name)
  }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Self.byName(properties.compactMap { $0 as? NSRelationshipDescription }, \.name)
  }

  /// Returns the relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity.map(entity.isKindOf) ?? false }
  }

  /// Returns whether the entity is another one or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || superentity?.isKindOf(entity: entity) == true
  }

  /// Returns the entity of a context's model with a name. Raises an exception if the context has no coordinator.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    guard let model = context.model else {
      LayoutException.raiseOnAnyThread(
        .internalInconsistency,
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'")
      return nil
    }
    return model.entitiesByName[entityName]
  }

  /// Creates an object of the entity with a name in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      LayoutException.raiseOnAnyThread(
        .internalInconsistency,
        "+entityForName: could not find an entity named '\(entityName)' in the model of the context.")
      return NSManagedObject(entity: .none, insertInto: nil)
    }
    return entity.makeObject(in: context)
  }

  private static func byName<Element>(_ elements: [Element], _ name: (Element) -> String?) -> [String: Element] {
    Dictionary(elements.map { (name($0) ?? "", $0) }) { first, _ in first }
  }

  // MARK: Lookups

  /// The properties that are looked up with each access to an object. They are found once, when the model is first used, and do not change afterwards.
  private lazy var table = EntityProperties(properties)

  func property(named name: String) -> NSPropertyDescription? { table.properties[name] }
  var relationships: [NSRelationshipDescription] { table.relationships }
  var attributes: [NSAttributeDescription] { table.attributes }

  /// Finds the tables before several threads use the entity.
  func prepare() {
    _ = table
    _ = objectClass
  }

  /// The class of the objects.
  private(set) lazy var objectClass: NSManagedObject.Type = ObjectClasses.named(managedObjectClassName)

  /// Creates an object of the class of the entity.
  func makeObject(in context: NSManagedObjectContext?) -> NSManagedObject { objectClass._make(self, context) }

  /// The entity and those below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
  /// The names of the entity and of those above it.
  var lineage: [NSEntityDescription] { [self] + (superentity?.lineage ?? []) }
}

/// The properties of an entity by their names and kinds.
private struct EntityProperties {
  let properties: [String: NSPropertyDescription]
  let attributes: [NSAttributeDescription]
  let relationships: [NSRelationshipDescription]

  init(_ all: [NSPropertyDescription]) {
    properties = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    attributes = all.compactMap { $0 as? NSAttributeDescription }
    relationships = all.compactMap { $0 as? NSRelationshipDescription }
  }
}
