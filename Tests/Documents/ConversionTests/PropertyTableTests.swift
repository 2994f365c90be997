// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceDocuments
import LayoutFiles
import TestSupport
import Testing
import Tinamou

@testable import Conversion

/// Checks that the forms derived from the tables of properties agree: what one writes, every other reads.
@MainActor
@Suite("Every property of a table")
struct PropertyTableTests {
  @Test("keeps its value in a layout file")
  func layoutFiles() throws {
    try forEverySample { table, property, sample in
      let before = try description(of: table, property, sample)
      let text = try LayoutFileWriter().text(for: before)
      let after = try LayoutDescription(of: try LayoutScene.load(text: text, path: "converted.layout.yaml"))
      #expect(value(property, in: after) == value(property, in: before), "\(text)")
      #expect(LayoutFileWriter().omissions(of: before).allSatisfy { $0.subject.contains("image") })
    }
  }

  @Test("keeps its value in a document, unless documents do not have it")
  func documents() throws {
    try forEverySample { table, property, sample in
      // A document gives the size of a symbol to the view, and has the content of no other image.
      if case .image = property.kind.required { return }
      guard property.documentName != nil else { return }
      let before = try description(of: table, property, sample)
      let text = try InterfaceDocumentWriter().text(for: before)
      let root = try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
      let after = try LayoutDescription(of: root)
      #expect(after.views.last?.value(property.name) == value(property, in: before), "\(text)")
      #expect(InterfaceAttributes.unknown(in: try InterfaceDocument(bytes: Array(text.utf8))).isEmpty, "\(text)")
    }
  }

  @Test("is stated in a document of a view with UIKit's defaults where documents have another default")
  func defaults() throws {
    for table in PropertyTable.described {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(made(by: table))
      let before = try LayoutDescription(of: root)
      let text = try InterfaceDocumentWriter().text(for: before)
      let made = try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
      let after = try LayoutDescription(of: made)
      #expect(after.views.last?.properties == before.views.last?.properties, "\(table.className)\n\(text)")
    }
  }

  @Test("is found by its name, if it is true or false")
  func members() throws {
    for table in PropertyTable.all {
      let object = try table.make?() ?? loaded(table)
      for property in table.properties where property.member != nil {
        guard case .flag(let flag)? = property.read(object) else { continue }
        #expect(object.value(forKey: property.name) as? Bool == flag, "\(table.className).\(property.name)")
      }
    }
  }

  @Test("of a bar, a list or an item is loaded from a document")
  func loading() throws {
    for table in PropertyTable.all where table.make == nil {
      for property in table.properties {
        // A document has the size of a symbol for image views and states of buttons only.
        let isImage = if case .image = property.kind.required { true } else { false }
        let plain = UIImage(systemName: "star").map { [PropertyContent.image($0)] } ?? []
        for sample in isImage ? plain : samples(of: property.kind, unlike: property.read(try loaded(table))) {
          let expected = try loaded(table)
          property.write(expected, sample)
          let object = try loaded(table, property, PropertyValue(sample))
          #expect(value(property, of: object) == value(property, of: expected), "\(table.className).\(property.name)")
        }
      }
    }
  }

  @Test("of a group keeps its value in a layout file and in a document")
  func groups() throws {
    let groups = [UIButton.configurationGroup] + UIButton.stateGroups.filter { $0.state != .normal }.map(\.group)
    for group in groups {
      let key = group.name == "configuration" ? group.name : "states"
      for property in group.properties {
        for sample in samples(of: property.kind, unlike: nil) {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          let button = UIButton(type: .system)
          if group.name == key { button.configuration = .gray() }
          root.addSubview(button)
          property.write(button, sample)
          let before = try LayoutDescription(of: root)
          let value = before.views.last?.value(key)
          #expect(value != nil, "\(group.name).\(property.name)")
          let file = try LayoutFileWriter().text(for: before)
          let scene = try LayoutScene.load(text: file, path: "converted.layout.yaml")
          #expect(try LayoutDescription(of: scene).views.last?.value(key) == value, "\(file)")
          // A document has the size of a symbol for the normal state only.
          if case .image = property.kind.required { continue }
          let text = try InterfaceDocumentWriter().text(for: before)
          let made = try #require(
            UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
          #expect(try LayoutDescription(of: made).views.last?.value(key) == value, "\(text)")
        }
      }
    }
  }

  @Test("has one line in the table of its class, and the tables of superclasses come first")
  func order() {
    var seen: Set<String> = []
    for table in PropertyTable.all {
      #expect(Set(table.properties.map(\.name)).count == table.properties.count, "\(table.className)")
      if let superclass = table.superclass { #expect(seen.contains(superclass), "\(table.className)") }
      seen.insert(table.className)
    }
    let bars: Set = ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"]
    #expect(Set(PropertyTable.described.map(\.className)).union(bars) == Set(ViewClass.all.map(\.name)))
  }

  // MARK: Samples

  private func forEverySample(_ body: (PropertyTable, ObjectProperty, PropertyContent) throws -> Void) throws {
    var count = 0
    for table in PropertyTable.described {
      for property in table.properties {
        for sample in samples(of: property.kind, unlike: property.read(view(of: table))) {
          try body(table, property, sample)
          count += 1
        }
      }
    }
    #expect(count > 50)
  }

  /// Values that a new view does not have.
  private func samples(of kind: PropertyKind, unlike standard: PropertyContent?) -> [PropertyContent] {
    let all: [PropertyContent] =
      switch kind.required {
      case .flag: [true, false]
      case .number, .float, .fraction: [.number(0.25)]
      case .integer, .count: [.number(3)]
      case .texts: [.texts(["One", "Two & three"])]
      case .text: [.text("A text, with “marks” & <signs>: {1}")]
      case .choice(let choices): choices.names.map { .choice($0) }
      case .color: [.color(UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))]
      case .font: [.font(.systemFont(ofSize: 21, weight: .bold))]
      case .image:
        UIImage(
          systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        ).map { [.image($0)] } ?? []
      case .size: [.size(CGSize(width: 3, height: 4))]
      case .insets: [.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))]
      case .directionalInsets:
        [.directionalInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))]
      case .attributedText:
        [.attributedText(NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 30)]))]
      case .optional: []
      }
    return all.filter { PropertyValue($0) != standard.map { PropertyValue($0) } }
  }

  private func made(by table: PropertyTable) -> UIView { table.make?() ?? UIView() }

  /// Returns a new view of the class, with segments that can be selected.
  private func view(of table: PropertyTable) -> UIView {
    let view = made(by: table)
    for index in 0..<4 {
      (view as? UISegmentedControl)?.insertSegment(withTitle: "\(index)", at: index, animated: false)
    }
    return view
  }

  /// Describes a new view of the class with one property set.
  private func description(
    of table: PropertyTable, _ property: ObjectProperty, _ sample: PropertyContent
  ) throws -> LayoutDescription {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = view(of: table)
    view.accessibilityIdentifier = "subject"
    root.addSubview(view)
    property.write(view, sample)
    return try LayoutDescription(of: root)
  }

  private func value(_ property: ObjectProperty, in description: LayoutDescription) -> PropertyValue? {
    description.views.first { $0.name == "subject" }?.value(property.name)
  }

  // MARK: Bars, lists and items

  private func value(_ property: ObjectProperty, of object: NSObject) -> PropertyValue? {
    property.read(object).map { PropertyValue($0) }
  }

  /// The path of elements from a view in a document to an object of a class, and the object in the loaded view.
  private static let places: [String: (path: [String], find: @MainActor (NSObject) -> NSObject?)] = [
    "UITableView": (["tableView"], { $0 }), "UITableViewCell": (["tableViewCell"], { $0 }),
    "UICollectionView": (["collectionView"], { $0 }),
    "UICollectionViewFlowLayout": (
      ["collectionView", "collectionViewFlowLayout"], { ($0 as? UICollectionView)?.collectionViewLayout }
    ),
    "UINavigationBar": (["navigationBar"], { $0 }),
    "UINavigationItem": (["navigationBar", "items", "navigationItem"], { ($0 as? UINavigationBar)?.items?.first }),
    "UIToolbar": (["toolbar"], { $0 }), "UIBarItem": (["toolbar", "items", "barButtonItem"], barButtonItem),
    "UIBarButtonItem": (["toolbar", "items", "barButtonItem"], barButtonItem), "UITabBar": (["tabBar"], { $0 }),
    "UITabBarItem": (["tabBar", "items", "tabBarItem"], { ($0 as? UITabBar)?.items?.first }),
    "UISearchBar": (["searchBar"], { $0 }),
  ]

  private static let barButtonItem: @MainActor (NSObject) -> NSObject? = { ($0 as? UIToolbar)?.items?.first }

  /// Loads an object of a class that layout files do not have, from a document that states the value of a property.
  private func loaded(
    _ table: PropertyTable, _ property: ObjectProperty? = nil, _ value: PropertyValue = .none
  ) throws -> NSObject {
    let (path, find) = try #require(Self.places[table.className], "\(table.className)")
    var element = WrittenElement(name: path[path.count - 1])
    if let property, let name = property.documentName {
      element.set(name, DocumentProperties.text(value, of: property))
      element.elements = DocumentProperties.element(value, key: name).map { [$0] } ?? []
      if case .image(.symbol(let symbol, _, _)) = value {
        element.attributes += [(name, symbol), ("catalog", "system")]
      }
    }
    for name in path.dropLast().reversed() { element = WrittenElement(name: name, elements: [element]) }
    element.attributes.append(("id", "aaa-aa-aaa"))
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>\(element.lines().joined())</objects>
      </document>
      """
    let view = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? NSObject
    return try #require(view.flatMap(find), "\(text)")
  }
}
