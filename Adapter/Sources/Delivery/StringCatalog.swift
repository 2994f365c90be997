// SPDX-License-Identifier: MIT

import Foundation

/// A string catalog (`.xcstrings`), which Xcode compiles to a table of strings for each language.
///
/// Texts that depend on a number become a table of plural rules, which Foundation reads from a file `.stringsdict`.
struct StringCatalog: Decodable {
  /// A text, or its variations.
  private struct Localization: Decodable {
    struct Unit: Decodable {
      var value: String
    }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?
    }
    struct Substitution: Decodable {
      var formatSpecifier: String?
      var variations: Variations?
    }
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The text without a plural, or that of a phone.
    var text: String? { stringUnit?.value ?? (variations?.device?["iphone"] ?? variations?.device?["other"])?.text }
  }
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// The tables of strings by language.
  var tables: [String: [String: String]] {
    var result: [String: [String: String]] = [sourceLanguage: [:]]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let text = localization.text { result[language, default: [:]][key] = text }
      }
    }
    return result
  }

  /// The tables of plural rules by language, as property lists.
  var plurals: [String: [String: Any]] {
    var result: [String: [String: Any]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        if let rules = Self.rules(of: localization, key) { result[language, default: [:]][key] = rules }
      }
    }
    return result
  }

  /// The rules of a text: that of the whole text, or those of its substitutions.
  private static func rules(of localization: Localization, _ key: String) -> [String: Any]? {
    if let plural = localization.variations?.plural {
      return ["NSStringLocalizedFormatKey": "%#@value@", "value": variable(plural, specifier(in: key))]
    }
    guard let substitutions = localization.substitutions, let text = localization.text else { return nil }
    var rules: [String: Any] = ["NSStringLocalizedFormatKey": text]
    for (name, substitution) in substitutions {
      let specifier = substitution.formatSpecifier ?? "lld"
      guard let plural = substitution.variations?.plural else { continue }
      rules[name] = variable(plural, specifier).mapValues { $0.replacingOccurrences(of: "%arg", with: "%" + specifier) }
    }
    return rules
  }

  private static func variable(_ plural: [String: Localization], _ specifier: String) -> [String: String] {
    var rule = plural.compactMapValues(\.text)
    rule["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
    rule["NSStringFormatValueTypeKey"] = specifier
    return rule
  }

  /// The first specifier for an integer in a format.
  private static func specifier(in format: String) -> String {
    ["lld", "llu", "ld", "lu", "d", "u"].first { format.contains("%" + $0) } ?? "lld"
  }

  // MARK: Files

  /// Writes the tables of a catalog to the folders of its languages in a directory.
  static func write(_ file: URL, to directory: URL) throws {
    guard let catalog = try? JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: file)) else {
      throw StringCatalogError(path: file.resolvingSymlinksInPath().path)
    }
    let name = file.deletingPathExtension().lastPathComponent
    for (language, table) in catalog.tables {
      let list = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      try write(list, "\(language).lproj/\(name).strings", directory)
    }
    for (language, table) in catalog.plurals {
      let list = try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      try write(list, "\(language).lproj/\(name).stringsdict", directory)
    }
  }

  private static func write(_ data: Data, _ path: String, _ directory: URL) throws {
    let file = directory.appendingPathComponent(path)
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil {
      try FileManager.default.removeItem(at: file)
    }
    guard (try? Data(contentsOf: file)) != data else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}

/// A string catalog that cannot be read.
struct StringCatalogError: Error, CustomStringConvertible {
  let path: String

  var description: String { "\(path) is not a string catalog; open it in Xcode, or remove it." }
}
