// SPDX-License-Identifier: MIT

import Foundation
import Reports

/// The part of JSON Schema that the schema of layout files uses.
struct SchemaValidator {
  let root: JSONValue

  /// Whether the schema allows `value`.
  func allows(_ value: JSONValue) -> Bool { allows(value, root) }

  private func allows(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    guard case .object(let members) = schema else { return true }
    return members.allSatisfy { keyword, argument in holds(keyword, argument, members, value) }
  }

  private func holds(
    _ keyword: String, _ argument: JSONValue, _ schema: [(key: String, value: JSONValue)], _ value: JSONValue
  ) -> Bool {
    switch (keyword, argument, value) {
    case ("$ref", .string(let path), _): return definition(path).map { allows(value, $0) } ?? false
    case ("anyOf", .array(let choices), _): return choices.contains { allows(value, $0) }
    case ("type", .string(let type), _): return isOf(type, value)
    case ("type", .array(let types), _):
      return types.contains { type in strings([type]).allSatisfy { isOf($0, value) } }
    case ("enum", .array(let values), _): return values.contains(value)
    case ("const", _, _): return argument == value
    case ("pattern", .string(let pattern), .string(let text)):
      return text.range(of: pattern, options: .regularExpression) != nil
    case ("exclusiveMinimum", .integer(let least), .number(let number)): return number > Double(least)
    case ("maximum", .integer(let most), .number(let number)): return number <= Double(most)
    case ("minItems", .integer(let least), .array(let items)): return items.count >= least
    case ("maxItems", .integer(let most), .array(let items)): return items.count <= most
    case ("items", _, .array(let items)): return items.allSatisfy { allows($0, argument) }
    case ("required", .array(let keys), .object(let members)):
      return strings(keys).allSatisfy { key in members.contains { $0.key == key } }
    case ("properties", .object(let properties), .object(let members)):
      return members.allSatisfy { key, value in
        properties.first { $0.key == key }.map { allows(value, $0.value) } ?? true
      }
    case ("additionalProperties", _, .object(let members)):
      let known = schema.first { $0.key == "properties" }.map { keys(of: $0.value) } ?? []
      let others = members.filter { !known.contains($0.key) }
      if case .bool(let isAllowed) = argument { return isAllowed || others.isEmpty }
      return others.allSatisfy { allows($0.value, argument) }
    default: return true
    }
  }

  private func definition(_ path: String) -> JSONValue? {
    path.split(separator: "/").dropFirst().reduce(Optional(root)) { schema, key in
      guard case .object(let members)? = schema else { return nil }
      return members.first { $0.key == key }?.value
    }
  }

  private func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object),
      ("number", .number), ("number", .integer), ("integer", .integer):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func keys(of value: JSONValue) -> [String] {
    if case .object(let members) = value { members.map(\.key) } else { [] }
  }

  private func strings(_ values: [JSONValue]) -> [String] {
    values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}
