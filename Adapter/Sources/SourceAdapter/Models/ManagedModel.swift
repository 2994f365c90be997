// SPDX-License-Identifier: MIT

import Foundation
import FoundationXML

/// The entities of a Core Data model for which Xcode generates classes.
public struct ManagedModel: Sendable {
  /// The kind of declaration that Xcode generates for an entity.
  enum Generation: String, Sendable {
    /// A class with its properties.
    case type = "class"
    /// The properties of a class that the author declares.
    case category
  }

  /// An attribute or a relationship.
  struct Property: Sendable {
    let name: String
    /// The type in Swift.
    let type: String
    /// The class of the objects of a relationship to many; `nil` for other properties.
    var element: String?
    var isOrdered = false
  }

  /// An entity with the properties that it does not inherit.
  struct Entity: Sendable {
    let name: String
    let className: String
    let superclass: String
    let isAbstract: Bool
    let generation: Generation?
    let properties: [Property]
  }

  /// The entities, in the order of their names.
  let entities: [Entity]

  /// Reads the document of a model; `nil` if it is none.
  public init?(data: Data) {
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isModel else { return nil }
    let classes = Dictionary(reader.entities.map { ($0["name"] ?? "", Self.className($0)) }) { first, _ in first }
    entities = zip(reader.entities, reader.properties).map { entity, properties in
      Entity(
        name: entity["name"] ?? "", className: Self.className(entity),
        superclass: entity["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject",
        isAbstract: entity["isAbstract"] == "YES",
        generation: entity["codeGenerationType"].flatMap(Generation.init),
        properties: properties.compactMap { Self.property($0, classes) }.sorted { $0.name < $1.name })
    }.sorted { $0.name < $1.name }
  }

  /// The name of an entity's class, without that of its module.
  private static func className(_ entity: [String: String]) -> String {
    let name = entity["representedClassName"] ?? "NSManagedObject"
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: Types

  private static func property(_ element: ModelReader.Element, _ classes: [String: String]) -> Property? {
    guard let name = element.attributes["name"] else { return nil }
    guard element.isRelationship else {
      return attributeType(element.attributes).map { Property(name: name, type: $0) }
    }
    let target = element.attributes["destinationEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
    guard element.attributes["toMany"] == "YES" else { return Property(name: name, type: target + "?") }
    let isOrdered = element.attributes["ordered"] == "YES"
    return Property(
      name: name, type: isOrdered ? "NSOrderedSet?" : "NSSet?", element: target, isOrdered: isOrdered)
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
    "Boolean": "Bool", "Date": "TimeInterval",
  ]
  private static let objects = [
    "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    "Object ID": "NSManagedObjectID",
  ]

  private static func attributeType(_ attributes: [String: String]) -> String? {
    guard let type = attributes["attributeType"] else { return nil }
    if attributes["usesScalarValueType"] == "YES", let scalar = scalars[type] { return scalar }
    if type == "Transformable" || type == "Undefined" { return (attributes["customClassName"] ?? "NSObject") + "?" }
    return (objects[type] ?? "NSNumber") + "?"
  }
}

/// Reads the entities of a model's document.
private final class ModelReader: NSObject, XMLParserDelegate {
  struct Element {
    let isRelationship: Bool
    let attributes: [String: String]
  }

  private(set) var isModel = false
  private(set) var entities: [[String: String]] = []
  private(set) var properties: [[Element]] = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    switch elementName {
    case "model": isModel = true
    case "entity":
      entities.append(attributeDict)
      properties.append([])
    case "attribute", "relationship":
      guard !properties.isEmpty else { return }
      properties[properties.count - 1].append(
        Element(isRelationship: elementName == "relationship", attributes: attributeDict))
    default: break
    }
  }
}
