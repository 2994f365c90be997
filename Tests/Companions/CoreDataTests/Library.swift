// SPDX-License-Identifier: MIT

import CoreData
import Foundation

/// A model of shelves, books and authors, and containers with it.
enum Library {
  /// The document of the model, as Xcode writes it.
  static let document = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      <entity name="Thing" representedClassName="Thing" isAbstract="YES" syncable="YES">
        <attribute name="title" attributeType="String" minValueString="1" maxValueString="20" defaultValueString="untitled"/>
      </entity>
      <entity name="Shelf" representedClassName="NSManagedObject" parentEntity="Thing" syncable="YES">
        <relationship name="books" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="NSManagedObject" parentEntity="Thing" syncable="YES">
        <attribute name="pages" optional="YES" attributeType="Integer 32" defaultValueString="0" minValueString="0" maxValueString="5000" usesScalarValueType="YES"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES" defaultValueString="NO"/>
        <attribute name="added" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="price" optional="YES" attributeType="Decimal"/>
        <attribute name="rating" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="cover" optional="YES" attributeType="Binary"/>
        <attribute name="number" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
        <attribute name="page" optional="YES" attributeType="URI"/>
        <attribute name="words" optional="YES" attributeType="Transformable" customClassName="NSArray"/>
        <attribute name="draft" optional="YES" transient="YES" attributeType="String"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
        <relationship name="authors" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
      </entity>
      <entity name="Author" representedClassName="NSManagedObject" syncable="YES">
        <attribute name="name" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="authors" inverseEntity="Book"/>
        <relationship name="agent" optional="YES" maxCount="1" deletionRule="No Action" destinationEntity="Agent" inverseName="author" inverseEntity="Agent"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Agent" representedClassName="NSManagedObject" syncable="YES">
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="agent" inverseEntity="Author"/>
      </entity>
      <fetchRequest name="LongBooks" entity="Book" predicateString="pages &gt; $LIMIT"/>
    </model>
    """

  /// Writes the document to a temporary folder with two versions, and reads the current one.
  static func model() throws -> NSManagedObjectModel {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Library-\(UUID().uuidString).xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("Library.xcdatamodel", document), ("Library 2.xcdatamodel", "<model/>")] {
      let version = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
    }
    let current = try PropertyListEncoder().encode(["_XCCurrentVersionName": "Library.xcdatamodel"])
    try current.write(to: folder.appendingPathComponent(".xccurrentversion"))
    guard let model = NSManagedObjectModel(contentsOf: folder) else { throw CocoaError(.fileReadCorruptFile) }
    return model
  }

  /// A coordinator with a store in a file, or in memory.
  static func coordinator(at file: URL? = nil, _ model: NSManagedObjectModel? = nil) throws
    -> NSPersistentStoreCoordinator
  {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model ?? Self.model())
    try coordinator.addPersistentStore(
      ofType: file == nil ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: nil, at: file)
    return coordinator
  }

  static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func make(_ entity: String, _ values: [String: Any] = [:], in context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    object.setValuesForKeys(values)
    return object
  }

  static func all(_ entity: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
  }
}

/// Numbers that look random and are the same in each run.
struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
