// SPDX-License-Identifier: MIT

import Tinamou

/// A class that views in a layout file can have.
@MainActor
public struct ViewClass {
  /// The name of the UIKit class.
  public let name: String
  /// The superclass, whose properties the class inherits; `nil` for `UIView`.
  public let superclass: String?
  /// A description of the class in one sentence.
  public let documentation: String
  /// The properties that the class adds.
  public let properties: [PropertyDefinition]
  /// Creates a view with default properties.
  let make: @MainActor () -> UIView
  /// The variants that a key selects; `nil` if there are none.
  let variants: Variants?

  /// Variants of a view that must be chosen when it is created, such as the type of a button.
  struct Variants {
    /// The key that selects a variant.
    let key: String
    /// A description of the key in one sentence.
    let documentation: String
    /// The names of the variants and the closures that create them.
    let choices: [(name: String, value: @MainActor () -> UIView)]

    /// The key as a property. It is read like any other but sets nothing.
    fileprivate var property: PropertyDefinition {
      PropertyDefinition(name: key, schema: .choice(choices.map(\.name)), documentation: documentation) {
        (node, reading) throws(LayoutFileError) in
        _ = try make(for: node, in: reading)
        return { _ in }
      }
    }

    /// Returns the closure that creates the variant named at `node`.
    func make(for node: SourceNode, in reading: FileReading) throws(LayoutFileError) -> @MainActor () -> UIView {
      try reading.choice(node, of: key, kind: "a \(key)", among: choices)
    }
  }

  init(
    _ name: String, superclass: String? = "UIView", _ documentation: String,
    make: @escaping @MainActor () -> UIView, variants: Variants? = nil, properties: [PropertyDefinition]
  ) {
    self.name = name
    self.superclass = superclass
    self.documentation = documentation
    self.make = make
    self.variants = variants
    self.properties = (variants.map { [$0.property] } ?? []) + properties
  }

  /// Creates the class that a table describes, with keys beside those of its properties.
  init(_ table: PropertyTable, make: @escaping @MainActor () -> UIView) {
    self.init(
      table.className, superclass: table.superclass, table.documentation, make: make,
      variants: table.className == "UIButton" ? Self.buttonTypes : nil,
      properties: table.properties.map { PropertyDefinition($0) } + (Self.otherKeys[table.className] ?? []))
  }

  private static let otherKeys = [
    "UIView": viewKeys, "UIButton": buttonKeys, "UINavigationBar": navigationBarKeys, "UITabBar": tabBarKeys,
    "UIToolbar": toolbarKeys,
  ]

  /// Returns the property with the given key, including inherited ones.
  func property(_ key: String) -> PropertyDefinition? {
    properties.first { $0.name == key } ?? superclass.flatMap(ViewClass.named)?.property(key)
  }

  /// All properties, including inherited ones.
  public var allProperties: [PropertyDefinition] {
    let inherited = superclass.flatMap(ViewClass.named)?.allProperties ?? []
    return properties + inherited.filter { property in !properties.contains { $0.name == property.name } }
  }

  /// The class of views without a class of their own.
  static let view = ViewClass(.view, make: { UIView() })

  /// All view classes.
  public static let all =
    PropertyTable.all.compactMap { table in table.make.map { ViewClass(table, make: $0) } } + bars

  /// Returns the view class with the given UIKit name, or `nil`.
  public static func named(_ name: String) -> ViewClass? {
    all.first { $0.name == name }
  }
}
