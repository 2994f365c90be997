// SPDX-License-Identifier: MIT

import Tinamou

/// The keys and values of layout files, for editors and documentation.
@MainActor
public enum LayoutFileKeys {
  /// A key of a layout file.
  public struct Key {
    /// The name of the key.
    public let name: String
    /// The values that may be written.
    public let schema: ValueSchema
    /// A description in one sentence.
    public let documentation: String
  }

  /// The keys of the file itself, including the properties of the root view.
  public static var fileKeys: [Key] {
    let own = RootKeys.all.map { key in
      // A key without a value has the same effect as a missing key.
      Key(name: key.name, schema: .any([key.schema, .nothing]), documentation: key.documentation)
    }
    let properties = RootKeys.rootProperties.compactMap(ViewClass.view.property).map(key)
    return own + properties
  }

  /// The keys of views of any class: their class and their subviews.
  public static let viewKeys = [
    Key(
      name: "class", schema: .choice(ViewClass.all.map(\.name)),
      documentation: "The name of the UIKit class. The default is UIView."),
    Key(
      name: "subviews", schema: .any([.mapping(.reference("view")), .list(.text), .nothing]),
      documentation: "The subviews by name, back to front; or a list of names of views defined elsewhere in the file."),
  ]

  /// Returns the properties of views of a class, including inherited ones.
  public static func keys(of viewClass: ViewClass) -> [Key] { viewClass.allProperties.map(key) }

  /// The properties that an animation can change, of views of all classes. A key of several classes accepts the
  /// values of all of them.
  public static var animatedKeys: [Key] {
    var keys: [Key] = []
    for property in ViewClass.all.flatMap(\.properties) where !AnimationKeys.fixedProperties.contains(property.name) {
      if let index = keys.firstIndex(where: { $0.name == property.name }) {
        keys[index] = Key(
          name: property.name, schema: .any([keys[index].schema, property.schema]),
          documentation: keys[index].documentation)
      } else {
        keys.append(key(property))
      }
    }
    return keys
  }

  /// The names of colors.
  public static var colorNames: [String] { ColorNames.all.keys.sorted() }

  /// The names of priorities.
  public static var priorityNames: [String] { NamedPriority.all.keys.sorted() }

  private static func key(_ property: PropertyDefinition) -> Key {
    Key(name: property.name, schema: property.schema, documentation: property.documentation)
  }
}
