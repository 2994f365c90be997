// SPDX-License-Identifier: MIT

import Tinamou

/// Keys for the properties of tables.
extension PropertyDefinition {
  /// Creates the key of a property.
  init(_ property: ObjectProperty) { self = .key(property, property.kind) }

  private static func key(_ property: ObjectProperty, _ kind: PropertyKind, isOptional: Bool = false) -> Self {
    func key<Value: FileValue>(_ type: Value.Type, _ content: @escaping @MainActor (Value) -> PropertyContent) -> Self {
      isOptional ? .key(property, Value?.self) { $0.map(content) ?? .nothing } : .key(property, type, content)
    }
    return switch kind {
    case .flag: key(Bool.self) { .flag($0) }
    case .number: key(Double.self) { .number($0) }
    case .float: key(Float.self) { $0.propertyContent }
    case .fraction: key(Fraction.self) { .number(Double($0.value)) }
    case .integer: key(Int.self) { .number(Double($0)) }
    case .count: key(Count.self) { .number(Double($0.value)) }
    case .text: key(String.self) { .text($0) }
    case .texts: key([String].self) { .texts($0) }
    case .choice(let choices): .key(property, choices)
    case .color: key(UIColor.self) { .color($0) }
    case .font: key(UIFont.self) { .font($0) }
    case .image: key(FileImage.self) { .image($0.image) }
    case .size: key(CGSize.self) { .size($0) }
    case .insets: key(UIEdgeInsets.self) { .insets($0) }
    case .directionalInsets: key(NSDirectionalEdgeInsets.self) { .directionalInsets($0) }
    case .attributedText: key(FileAttributedText.self) { .attributedText($0.text) }
    case .optional(let kind): .key(property, kind, isOptional: true)
    }
  }

  private static func key<Value: FileValue>(
    _ property: ObjectProperty, _ type: Value.Type, _ content: @escaping @MainActor (Value) -> PropertyContent
  ) -> PropertyDefinition {
    .custom(property.name, property.documentation) { (target: PropertyTarget, value: Value) in
      property.write(target.view, content(value))
    }
  }

  private static func key(_ property: ObjectProperty, _ choices: PropertyChoices) -> PropertyDefinition {
    let values = choices.names.map { (name: $0, value: $0) }
    return PropertyDefinition(
      name: property.name, schema: .choice(choices.names), documentation: property.documentation
    ) { (node, reading) throws(LayoutFileError) in
      let name = try reading.choice(node, of: property.name, kind: choices.kind, among: values)
      return { target in property.write(target.view, .choice(name)) }
    }
  }

  // MARK: Groups

  /// Creates the key of a group, whose value is a mapping with the properties of the group.
  init(_ group: PropertyGroup, _ documentation: String = "") {
    self = .group(group.name, documentation, of: group.owner, group.properties.map { PropertyDefinition($0) })
  }

  /// Returns a key whose value is a mapping with the given keys.
  static func group(
    _ name: String, _ documentation: String, of owner: String, _ keys: [PropertyDefinition]
  ) -> PropertyDefinition {
    PropertyDefinition(
      name: name, schema: .object(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.schema) })),
      documentation: documentation
    ) { (node, reading) throws(LayoutFileError) in
      let fields = try FileFields(node, of: name, owner: owner, keys: keys.map(\.name), in: reading)
      var setters: [Setter] = []
      for key in keys {
        if let node = fields.node(key.name) { setters.append(try key.read(node, reading)) }
      }
      return { [setters] (target) throws(LayoutFileError) in
        for set in setters { try set(target) }
      }
    }
  }
}
