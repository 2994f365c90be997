// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import InterfaceDocuments

extension ModelDocument {
  /// Gives a model the entities of the document.
  func fill(_ model: NSManagedObjectModel) throws {
    let elements = root.elements("entity")
    let entities = elements.map(entity)
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    for (element, entity) in zip(elements, entities) {
      if let parent = element["parentEntity"], let above = byName[parent] { above.subentities.append(entity) }
      entity.properties =
        element.elements("attribute").map(attribute) + element.elements("relationship").map(relationship)
    }
    // Relationships lead to entities and properties that are all known now.
    for (element, entity) in zip(elements, entities) { connect(element.elements("relationship"), of: entity, byName) }
    model.entities = entities
    for element in root.elements("configuration") {
      let members = element.elements("memberEntity").compactMap { byName[$0["name"] ?? ""] }
      model.setEntities(members, forConfigurationName: element["name"] ?? "")
    }
    for element in root.elements("fetchRequest") + elements.flatMap({ $0.elements("fetchRequest") }) {
      model.setFetchRequestTemplate(request(element), forName: element["name"] ?? "")
    }
    if let identifier = root["userDefinedModelVersionIdentifier"] { model.versionIdentifiers = [identifier] }
  }

  private func entity(_ element: MarkupElement) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = element["name"]
    entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
    entity.isAbstract = element.flag("isAbstract")
    entity.renamingIdentifier = element["elementID"]
    entity.userInfo = userInfo(element)
    let constraints = element.elements("uniquenessConstraints").flatMap { $0.elements("uniquenessConstraint") }
    entity.uniquenessConstraints = constraints.map { $0.elements("constraint").compactMap { $0["value"] as Any? } }
    return entity
  }

  private func fill(_ property: NSPropertyDescription, _ element: MarkupElement) {
    property.name = element["name"] ?? ""
    property.isOptional = element.flag("optional")
    property.isTransient = element.flag("transient")
    property.isIndexed = element.flag("indexed")
    property.renamingIdentifier = element["elementID"]
    property.userInfo = userInfo(element)
  }

  private func userInfo(_ element: MarkupElement) -> [AnyHashable: Any]? {
    guard let list = element.elements("userInfo").first else { return nil }
    return Dictionary(list.elements("entry").map { ($0["key"] ?? "", $0["value"] ?? "") }) { first, _ in first }
  }

  // MARK: Attributes

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "Object ID": .objectIDAttributeType,
  ]

  private func attribute(_ element: MarkupElement) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    fill(attribute, element)
    attribute.attributeType = Self.types[element["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.attributeValueClassName = element["customClassName"]
    attribute.valueTransformerName = element["valueTransformerName"]
    attribute.allowsExternalBinaryDataStorage = element.flag("allowsExternalBinaryDataStorage")
    attribute.defaultValue = defaultValue(element, attribute.attributeType)
    attribute.limits.minimum = (element["minValueString"] ?? element["minDateTimeInterval"]).flatMap(Double.init)
    attribute.limits.maximum = (element["maxValueString"] ?? element["maxDateTimeInterval"]).flatMap(Double.init)
    attribute.limits.pattern = element["regularExpressionString"]
    return attribute
  }

  private func defaultValue(_ element: MarkupElement, _ type: NSAttributeType) -> Any? {
    if type == .dateAttributeType {
      return element["defaultDateTimeInterval"].flatMap(Double.init).map(Date.init(timeIntervalSinceReferenceDate:))
    }
    guard let text = element["defaultValueString"] else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: Int64($0)) }
    case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: return NSDecimalNumber(string: text)
    case .booleanAttributeType: return NSNumber(value: text == "YES")
    case .stringAttributeType: return text
    case .UUIDAttributeType: return UUID(uuidString: text)
    case .URIAttributeType: return URL(string: text)
    default: return nil
    }
  }

  // MARK: Relationships

  private static let deleteRules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule, "Cascade": .cascadeDeleteRule,
    "Deny": .denyDeleteRule,
  ]

  private func relationship(_ element: MarkupElement) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    fill(relationship, element)
    relationship.isOrdered = element.flag("ordered")
    relationship.maxCount = element.flag("toMany") ? element["maxCount"].flatMap(Int.init) ?? 0 : 1
    relationship.minCount = element["minCount"].flatMap(Int.init) ?? 0
    // A relationship to many objects of which there can be one at most has a limit, but is none to one object.
    if element.flag("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
    relationship.deleteRule = element["deletionRule"].flatMap { Self.deleteRules[$0] } ?? .noActionDeleteRule
    return relationship
  }

  private func connect(
    _ elements: [MarkupElement], of entity: NSEntityDescription, _ entities: [String: NSEntityDescription]
  ) {
    for element in elements {
      let own = entity.relationshipsByName[element["name"] ?? ""]
      let destination = element["destinationEntity"].flatMap { entities[$0] }
      own?.destinationEntity = destination
      let other = element["inverseEntity"].flatMap { entities[$0] } ?? destination
      own?.inverseRelationship = element["inverseName"].flatMap { other?.relationshipsByName[$0] }
    }
  }

  private func request(_ element: MarkupElement) -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: element["entity"] ?? "")
    if let format = element["predicateString"] { request.predicate = NSPredicate(format: format) }
    if let limit = element["fetchLimit"].flatMap(Int.init) { request.fetchLimit = limit }
    if let size = element["fetchBatchSize"].flatMap(Int.init) { request.fetchBatchSize = size }
    return request
  }
}
