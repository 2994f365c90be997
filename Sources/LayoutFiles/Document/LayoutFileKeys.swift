// SPDX-License-Identifier: MIT

import Tinamou

/// Everything that may be written in a layout file, for editors and documentation.
@MainActor
public enum LayoutFileKeys {
  /// A key with what it takes and means.
  public struct Key {
    /// The key.
    public let name: String
    /// What may be written.
    public let schema: ValueSchema
    /// What it means, in one sentence.
    public let documentation: String
  }

  /// The keys of a file itself, with the properties that it sets on the root view.
  public static var fileKeys: [Key] {
    let own = RootKeys.all.map { Key(name: $0.name, schema: $0.schema, documentation: $0.documentation) }
    let properties = RootKeys.rootProperties.compactMap(ViewClass.view.property).map(key)
    return own + properties
  }

  /// The keys of a view of any class: which class, and what is in it.
  public static let viewKeys = [
    Key(
      name: "class", schema: .choice(ViewClass.all.map(\.name)),
      documentation: "UIKit's name of the class; UIView unless it is set."),
    Key(
      name: "subviews", schema: .any([.mapping(.reference("view")), .list(.text)]),
      documentation: "The views in it by name, back to front; or the names of views that stand elsewhere in the file."),
  ]

  /// The properties of views of a class, its superclasses' included.
  public static func keys(of viewClass: ViewClass) -> [Key] { viewClass.allProperties.map(key) }

  /// The colours that have names.
  public static var colorNames: [String] { ColorNames.all.keys.sorted() }

  /// The priorities that have names.
  public static var priorityNames: [String] { NamedPriority.all.keys.sorted() }

  private static func key(_ property: PropertyDefinition) -> Key {
    Key(name: property.name, schema: property.schema, documentation: property.documentation)
  }
}
