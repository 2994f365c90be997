// SPDX-License-Identifier: MIT

import Tinamou

/// Properties whose value in a document that does not state them differs from that of a new view. A document of a view that
/// has UIKit's default states it.
@MainActor
enum DocumentDefaults {
  /// Such a property with the attribute that gives UIKit's default.
  struct Statement {
    let name: String
    let attribute: String
    let text: String
  }

  /// Returns what a document states of views of a class with UIKit's defaults.
  static func stated(by className: String) -> [Statement] { all[className] ?? [] }

  private static let all = Dictionary(
    uniqueKeysWithValues: PropertyTable.described.map { ($0.className, statements(of: $0)) })

  private static func statements(of table: PropertyTable) -> [Statement] {
    guard let view = table.make?() else { return [] }
    return PropertyTable.properties(of: table.className).compactMap { property in
      guard let attribute = property.documentName, !property.kind.isElement,
        let absent = property.absent.map(PropertyValue.init), let value = property.read(view).map(PropertyValue.init),
        value != absent, let text = DocumentProperties.text(value, of: property)
      else { return nil }
      return Statement(name: property.name, attribute: attribute, text: text)
    }
  }
}
