// SPDX-License-Identifier: MIT

import Yams

extension Node {
  /// The text of a scalar; `nil` for other nodes and for an empty value.
  var text: String? {
    guard let scalar, tag != Tag(.null) else { return nil }
    return scalar.style == .plain && ["", "~", "null"].contains(scalar.string) ? nil : scalar.string
  }

  /// The texts of a list, or the only text.
  var texts: [String] { sequence.map { $0.compactMap(\.text) } ?? text.map { [$0] } ?? [] }

  /// The keys of a mapping with their values, in the order of the file.
  var entries: [(key: String, value: Node)] {
    (mapping ?? [:]).compactMap { key, value in key.text.map { ($0, value) } }
  }

  /// Whether a scalar says yes.
  var isTrue: Bool { ["true", "yes"].contains(text?.lowercased()) }

  /// The text of a build setting: that of a scalar, where truth is `YES`, or of a list.
  var setting: String? {
    if let sequence { return sequence.compactMap(\.setting).joined(separator: " ") }
    guard let text else { return nil }
    guard scalar?.style == .plain else { return text }
    return ["true": "YES", "false": "NO"][text.lowercased()] ?? text
  }

  /// Returns a mapping with changed values; other nodes as they are.
  func mapEntries(_ change: (Node) -> Node) -> Node {
    guard let mapping else { return self }
    return Node(mapping.map { ($0.key, change($0.value)) })
  }

  /// Returns the node with another on top of it, as XcodeGen merges files and templates: mappings by keys, lists one after the
  /// other, and all else replaced. The value of a key that ends in `:REPLACE` replaces what was there.
  func merged(with other: Node) -> Node {
    if let mapping, let others = other.mapping {
      var result = mapping
      for (key, value) in others {
        guard let name = key.text, name.hasSuffix(":REPLACE") else {
          result[key] = result[key]?.merged(with: value) ?? value
          continue
        }
        result[Node(String(name.dropLast(":REPLACE".count)))] = value
      }
      return Node.mapping(result)
    }
    if let sequence, let others = other.sequence { return Node(Array(sequence) + Array(others)) }
    return other
  }

  /// Returns the node with values in place of `${name}`, also in keys.
  func substituting(_ values: [String: String]) -> Node {
    if let mapping {
      return Node(mapping.map { ($0.key.substituting(values), $0.value.substituting(values)) })
    }
    if let sequence { return Node(sequence.map { $0.substituting(values) }) }
    guard case .scalar(var scalar) = self, scalar.string.contains("${") else { return self }
    for (name, value) in values { scalar.string = scalar.string.replacing("${\(name)}", with: value) }
    return .scalar(scalar)
  }

  /// The node with the entries of other mappings in place of the keys `<<`.
  var withoutMergeKeys: Node {
    if let sequence { return Node(sequence.map(\.withoutMergeKeys)) }
    guard let mapping else { return self }
    var result = Node.Mapping([])
    for (key, value) in mapping where key.text == "<<" {
      for source in value.sequence.map(Array.init) ?? [value] {
        for (key, value) in source.withoutMergeKeys.mapping ?? [:] { result[key] = value }
      }
    }
    for (key, value) in mapping where key.text != "<<" { result[key] = value.withoutMergeKeys }
    return .mapping(result)
  }
}
