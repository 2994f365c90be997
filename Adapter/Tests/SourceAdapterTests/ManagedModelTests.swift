// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceAdapter

/// The classes that Xcode generates from models of Core Data.
struct ManagedModelTests {
  private static func model(_ entities: String) throws -> ManagedModel {
    try #require(ManagedModel(data: Data("<?xml version=\"1.0\"?><model type=\"m\">\(entities)</model>".utf8)))
  }

  private static let attributes: [(attributes: String, type: String)] = [
    ("attributeType=\"String\"", "String?"), ("attributeType=\"Date\" usesScalarValueType=\"NO\"", "Date?"),
    ("attributeType=\"Date\" usesScalarValueType=\"YES\"", "TimeInterval"),
    ("attributeType=\"Integer 16\" usesScalarValueType=\"YES\"", "Int16"),
    ("attributeType=\"Integer 32\" usesScalarValueType=\"YES\"", "Int32"),
    ("attributeType=\"Integer 64\" usesScalarValueType=\"YES\"", "Int64"),
    ("attributeType=\"Integer 64\"", "NSNumber?"), ("attributeType=\"Boolean\" usesScalarValueType=\"YES\"", "Bool"),
    ("attributeType=\"Double\" usesScalarValueType=\"YES\"", "Double"),
    ("attributeType=\"Float\" usesScalarValueType=\"YES\"", "Float"),
    ("attributeType=\"Decimal\"", "NSDecimalNumber?"), ("attributeType=\"Binary\"", "Data?"),
    ("attributeType=\"UUID\" usesScalarValueType=\"NO\"", "UUID?"), ("attributeType=\"URI\"", "URL?"),
    ("attributeType=\"Transformable\"", "NSObject?"),
    ("attributeType=\"Transformable\" customClassName=\"NSArray\"", "NSArray?"),
  ]

  @Test("an attribute has the type that Xcode gives it", arguments: attributes)
  func types(attributes: String, type: String) throws {
    let model = try Self.model(
      "<entity name=\"E\" representedClassName=\"E\" codeGenerationType=\"class\"><attribute name=\"a\" \(attributes)/></entity>"
    )
    #expect(try #require(model.declarations).contains("@NSManaged public var `a`: \(type)\n"))
  }

  @Test("what is generated depends on the entity", arguments: [("class", true), ("category", false)])
  func generation(kind: String, hasClass: Bool) throws {
    let text = try #require(
      try Self.model(
        """
        <entity name="Base" representedClassName=".Base" codeGenerationType="class"/>
        <entity name="Note" representedClassName="App.NoteObject" parentEntity="Base" codeGenerationType="\(kind)"/>
        <entity name="Own" representedClassName="Own"/>
        """
      ).declarations)
    #expect(text.contains("public class NoteObject: Base {}") == hasClass)
    #expect(text.contains("nonisolated extension NoteObject {") && !text.contains("Own"))
    #expect(text.contains("NSFetchRequest<NoteObject>(entityName: \"Note\")"))
  }

  @Test func aModelWithoutGeneratedClassesHasNoDeclarations() throws {
    #expect(try Self.model("<entity name=\"Own\" representedClassName=\"Own\"/>").declarations == nil)
    #expect(ManagedModel(data: Data("<plist/>".utf8)) == nil)
    #expect(ManagedModel(data: Data("model".utf8)) == nil)
  }

  @Test("relationships have types and methods", arguments: [false, true])
  func relationships(isOrdered: Bool) throws {
    let text = try #require(
      try Self.model(
        """
        <entity name="List" representedClassName="List" codeGenerationType="class">
          <relationship name="items" toMany="YES" ordered="\(isOrdered ? "YES" : "NO")" destinationEntity="Item"/>
        </entity>
        <entity name="Item" representedClassName="ItemObject">
          <relationship name="list" destinationEntity="List"/>
        </entity>
        """
      ).declarations)
    #expect(text.contains("public var `items`: \(isOrdered ? "NSOrderedSet?" : "NSSet?")"))
    #expect(text.contains("@objc(addItemsObject:) @NSManaged public func addToItems(_ value: ItemObject)"))
    #expect(text.contains("insertIntoItems") == isOrdered)
    let adapted = try #require(
      SourceAdapter.adapt([SourceFile(path: "/App/List.swift", text: text)]).first?.text)
    #expect(adapted.contains("addToItems(_ value: ItemObject) { _callManaged(self, \"addItemsObject:\", value) }"))
    #expect(
      adapted.contains("{ get { _managedValue(self, \"items\") } set { _setManagedValue(self, \"items\", newValue) } }")
    )
  }

  private static let casts: [(from: String, to: String)] = [
    (
      "let r = Item.fetchRequest() as! NSFetchRequest<Item>",
      "let r = unsafeBitCast(Item.fetchRequest() as AnyObject, to: NSFetchRequest<Item>.self)"
    ), ("let r = x as! Item", "let r = x as! Item"),
    ("let r = x as? NSFetchRequest<Item>", "let r = x as? NSFetchRequest<Item>"),
  ]

  private static let arguments: [(from: String, to: String)] = [
    ("NSPredicate(format: \"id == %@\", id as CVarArg)", "NSPredicate(format: \"id == %@\", id           )"),
    (
      "NSPredicate(format: \"a == %@ AND b == %@\", a as any CVarArg, b)",
      "NSPredicate(format: \"a == %@ AND b == %@\", a               , b)"
    ),
    ("String(format: \"%d\", count as CVarArg)", "String(format: \"%d\", count as CVarArg)"),
  ]

  @Test("an argument of a predicate keeps its type", arguments: arguments)
  func formats(from: String, to: String) {
    let file = SourceFile(path: "/App/A.swift", text: "import CoreData\nlet p = \(from)\n")
    #expect((SourceAdapter.adapt([file])[0].text ?? file.text).contains("let p = \(to)\n"))
  }

  @Test("a cast between requests cannot fail", arguments: casts)
  func requests(from: String, to: String) {
    let file = SourceFile(path: "/App/A.swift", text: "import CoreData\n\(from)\n")
    #expect((SourceAdapter.adapt([file])[0].text ?? file.text).contains(to + "\n"))
  }
}
