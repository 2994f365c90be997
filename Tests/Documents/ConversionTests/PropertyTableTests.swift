// SPDX-License-Identifier: MIT

import Foundation
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
    for table in PropertyTable.all {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.addSubview(table.make())
      let before = try LayoutDescription(of: root)
      let text = try InterfaceDocumentWriter().text(for: before)
      let made = try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
      let after = try LayoutDescription(of: made)
      #expect(after.views.last?.properties == before.views.last?.properties, "\(table.className)\n\(text)")
    }
  }

  @Test("is found by its name, if it is true or false")
  func members() {
    for table in PropertyTable.all {
      let view = table.make()
      for property in table.properties where property.member != nil {
        guard case .flag(let flag)? = property.read(view) else { continue }
        #expect(view.value(forKey: property.name) as? Bool == flag, "\(table.className).\(property.name)")
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
    #expect(seen == Set(ViewClass.all.map(\.name)))
  }

  // MARK: Samples

  private func forEverySample(_ body: (PropertyTable, ViewProperty, PropertyContent) throws -> Void) throws {
    var count = 0
    for table in PropertyTable.all {
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
      case .attributedText:
        [.attributedText(NSAttributedString(string: "Rich", attributes: [.font: UIFont.systemFont(ofSize: 30)]))]
      case .optional: []
      }
    return all.filter { PropertyValue($0) != standard.map { PropertyValue($0) } }
  }

  /// Returns a new view of the class, with segments that can be selected.
  private func view(of table: PropertyTable) -> UIView {
    let view = table.make()
    for index in 0..<4 {
      (view as? UISegmentedControl)?.insertSegment(withTitle: "\(index)", at: index, animated: false)
    }
    return view
  }

  /// Describes a new view of the class with one property set.
  private func description(
    of table: PropertyTable, _ property: ViewProperty, _ sample: PropertyContent
  ) throws -> LayoutDescription {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = view(of: table)
    view.accessibilityIdentifier = "subject"
    root.addSubview(view)
    property.write(view, sample)
    return try LayoutDescription(of: root)
  }

  private func value(_ property: ViewProperty, in description: LayoutDescription) -> PropertyValue? {
    description.views.first { $0.name == "subject" }?.value(property.name)
  }
}
