// SPDX-License-Identifier: MIT

import Foundation

/// The formats of a table of strings with texts for plurals, and their rules.
///
/// Foundation on Linux ends a program that looks a key of a property list `.stringsdict` up. So the table of strings gets a format that no
/// other key has, and the rules are in a file beside it, which Tinamou reads when a text is made by that format.
struct PluralTable {
  /// The rules of a format.
  struct Entry: Codable, Equatable {
    var language: String
    /// The texts of each variable by the categories of plurals.
    var variables: [String: [String: String]]
  }

  /// The formats by the keys of the table.
  private(set) var formats: [String: String] = [:]
  /// The rules by the formats.
  private(set) var entries: [String: Entry] = [:]

  private let language: String
  private let name: String

  /// Creates an empty table.
  init(_ name: String, of language: String) { (self.name, self.language) = (name, language) }

  /// Adds a format with the texts of its variables.
  mutating func add(_ key: String, _ format: String, _ variables: [String: [String: String]]) {
    // Other formats can have the same variables.
    let mark = "-" + String(ContentHash.of("\(language) \(name) \(key)"), radix: 36)
    func marked(_ text: String) -> String {
      variables.keys.reduce(text) { $0.replacingOccurrences(of: "#@\($1)@", with: "#@\($1)\(mark)@") }
    }
    let renamed = variables.map { name, texts in (name + mark, texts.mapValues(marked)) }
    formats[key] = marked(format)
    entries[marked(format)] = Entry(language: language, variables: Dictionary(uniqueKeysWithValues: renamed))
  }

  // MARK: Property lists

  /// Reads a property list `.stringsdict`. Returns the texts of its keys that have no plural, and a table of those that have one.
  static func read(
    _ file: URL, of language: String
  ) throws -> (strings: [String: String], plurals: PluralTable) {
    var table = PluralTable(file.deletingPathExtension().lastPathComponent, of: language)
    var strings: [String: String] = [:]
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    for (key, value) in list as? [String: Any] ?? [:] {
      guard let value = value as? [String: Any] else { continue }
      if let text = text(of: value) {
        strings[key] = text
      } else if let format = value["NSStringLocalizedFormatKey"] as? String {
        let rules = value.compactMapValues { $0 as? [String: Any] }
        table.add(key, format, rules.mapValues { $0.compactMapValues { $0 as? String } })
      }
    }
    return (strings, table)
  }

  /// The text of a key that depends on the device or the width: that of a phone, and the longest.
  private static func text(of value: [String: Any]) -> String? {
    let devices = value["NSStringDeviceSpecificRuleType"] as? [String: String]
    let widths = value["NSStringVariableWidthRuleType"] as? [String: String]
    return devices.flatMap { $0["iphone"] ?? $0["other"] }
      ?? widths?.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
  }
}
