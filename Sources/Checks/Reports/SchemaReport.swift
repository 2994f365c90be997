// SPDX-License-Identifier: MIT

import LayoutFiles
import Tinamou

/// The JSON schema of layout files, which editors use for completion and validation. It is generated from the table
/// that the reader uses.
@MainActor
public struct SchemaReport {
  /// Creates a report on the layout files that this version reads.
  public init() {}

  /// The schema, as JSON Schema draft 2020-12.
  public var json: JSONValue {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Tinamou layout file")),
      ("type", .string("object")),
      ("additionalProperties", .bool(false)),
      ("properties", properties(LayoutFileKeys.fileKeys)),
      // Blocks that other keys share.
      ("patternProperties", .object([("^x-", .object([]))])),
      ("$defs", .object(definitions)),
    ])
  }

  private var definitions: [(key: String, value: JSONValue)] {
    [
      ("view", viewDefinition),
      (
        "change",
        .object([
          ("type", .string("object")), ("additionalProperties", .bool(false)),
          ("properties", properties(LayoutFileKeys.animatedKeys)),
        ])
      ),
      ("color", colorDefinition),
      ("priority", priorityDefinition),
      ("device", .object([("type", .string("string")), ("examples", strings(DeviceProfile.all.flatMap(\.names)))])),
    ]
  }

  /// The schema of a view: null, a class name, or a mapping whose keys depend on the class.
  private var viewDefinition: JSONValue {
    let classes = ViewClass.all.map { viewClass -> JSONValue in
      let keys = LayoutFileKeys.viewKeys.filter { $0.name != "class" } + LayoutFileKeys.keys(of: viewClass)
      guard case .object(let members) = properties(keys) else { return .null }
      let classSchema = JSONValue.object([
        ("const", .string(viewClass.name)), ("description", .string(viewClass.documentation)),
      ])
      let required: [(key: String, value: JSONValue)] =
        viewClass.superclass == nil ? [] : [("required", strings(["class"]))]
      return .object(
        [
          ("type", .string("object")), ("additionalProperties", .bool(false)),
          ("properties", .object([("class", classSchema)] + members)),
        ] + required)
    }
    let name = JSONValue.object([("enum", strings(ViewClass.all.map(\.name)))])
    return .object([("anyOf", .array([.object([("type", .string("null"))]), name] + classes))])
  }

  private var colorDefinition: JSONValue {
    let pattern = "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[A-Za-z0-9]+)(/[-+0-9.eE]+)?$"
    return .object([
      ("type", .string("string")), ("pattern", .string(pattern)),
      (
        "description",
        .string("A color's name in UIKit, #RGB, #RRGGBB or #RRGGBBAA; /0.5 behind it makes it translucent.")
      ),
      ("examples", strings(LayoutFileKeys.colorNames)),
    ])
  }

  private var priorityDefinition: JSONValue {
    .object([
      (
        "anyOf",
        .array([
          .object([("type", .string("number")), ("exclusiveMinimum", .integer(0)), ("maximum", .integer(1000))]),
          .object([("enum", strings(LayoutFileKeys.priorityNames))]),
          .object([("type", .string("string"))]),
        ])
      )
    ])
  }

  private func properties(_ keys: [LayoutFileKeys.Key]) -> JSONValue {
    .object(
      keys.map { key in
        guard case .object(let members) = schema(key.schema) else { return (key.name, .null) }
        return (key.name, .object(members + [("description", .string(key.documentation))]))
      })
  }

  private func schema(_ value: ValueSchema) -> JSONValue {
    switch value {
    // Words that YAML takes for numbers or truths are texts here.
    case .text: .object([("type", strings(["string", "number", "boolean"]))])
    // A number can also be given by the name of a metric.
    case .number: .object([("type", strings(["number", "string"]))])
    case .integer: .object([("type", strings(["integer", "string"]))])
    case .boolean:
      .object([
        (
          "anyOf",
          .array([
            type("boolean"),
            .object([
              ("type", .string("string")),
              (
                "pattern",
                .string("^([Tt][Rr][Uu][Ee]|[Yy][Ee][Ss]|[Oo][Nn]|[Ff][Aa][Ll][Ss][Ee]|[Nn][Oo]|[Oo][Ff][Ff])$")
              ),
            ]),
          ])
        )
      ])
    case .nothing: type("null")
    case .choice(let words): .object([("enum", strings(words))])
    case .form(let words): .object([("type", .string("string")), ("description", .string(words))])
    case .list(let element, let counts): list(of: element, counts: counts)
    case .mapping(let element):
      .object([("type", .string("object")), ("additionalProperties", schema(element))])
    case .object(let fields):
      .object([
        ("type", .string("object")), ("additionalProperties", .bool(false)),
        ("properties", .object(fields.sorted { $0.key < $1.key }.map { ($0.key, schema($0.value)) })),
      ])
    case .reference(let name): .object([("$ref", .string("#/$defs/\(name)"))])
    case .any(let choices): .object([("anyOf", .array(choices.map(schema)))])
    }
  }

  private func list(of element: ValueSchema, counts: [Int]) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("type", .string("array")), ("items", schema(element))]
    if let minimum = counts.min(), let maximum = counts.max() {
      members += [("minItems", .integer(minimum)), ("maxItems", .integer(maximum))]
    }
    return .object(members)
  }

  private func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }

  private func strings(_ values: [String]) -> JSONValue { .array(values.map { .string($0) }) }
}
