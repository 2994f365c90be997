// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// A string catalog (`.xcstrings`), which Xcode compiles to a table of strings for each language.
struct StringCatalog {
  /// The texts of a language.
  struct Table {
    var strings: [String: String] = [:]
    /// The texts that depend on numbers.
    var plurals: PluralTable
  }

  /// A text, or its variations.
  private struct Localization: Decodable {
    struct Unit: Decodable {
      var value: String
    }
    struct Variations: Decodable {
      var plural: [String: Localization]?
      var device: [String: Localization]?

      /// The variation for a phone.
      var ofPhone: Localization? { device.flatMap { $0["iphone"] ?? $0["other"] } }
    }
    struct Substitution: Decodable {
      var argNum: Int?
      var formatSpecifier: String?
      var variations: Variations?
    }
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    /// The text without plurals: the only one, or that of a phone.
    var text: String? { stringUnit?.value ?? variations?.ofPhone?.text }

    /// The texts for plurals: the only ones, or those of a phone.
    var plural: [String: String]? {
      variations?.plural?.compactMapValues(\.text) ?? variations?.ofPhone?.plural
    }
  }
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
    /// Whether the compiler found the text, or somebody added it.
    var extractionState: String?
  }
  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private let contents: Contents
  private let name: String

  /// Reads a catalog.
  init(_ file: URL) throws {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(contentsOf: file)) else {
      throw StringTableError(path: file.resolvingSymlinksInPath().path, kind: "a string catalog")
    }
    (self.contents, name) = (contents, file.deletingPathExtension().lastPathComponent)
  }

  /// The tables by language.
  var tables: [String: Table] {
    func empty(_ language: String) -> Table { Table(plurals: PluralTable(name, of: language)) }
    var result = [contents.sourceLanguage: empty(contents.sourceLanguage)]
    for (key, entry) in contents.strings {
      let names = NamedPlaceholders(in: entry.localizations?[contents.sourceLanguage]?.text ?? "")
      for (language, localization) in entry.localizations ?? [:] {
        var table = result[language] ?? empty(language)
        Self.add(localization, key, to: &table)
        table.strings[key] = table.strings[key].map(names.numbered)
        result[language] = table
      }
    }
    return result
  }

  private static func add(_ localization: Localization, _ key: String, to table: inout Table) {
    if let plural = localization.plural {
      table.plurals.add(key, "%#@value@", ["value": plural])
    } else if let text = localization.text {
      let substitutions = (localization.substitutions ?? [:]).compactMapValues(variable)
      if substitutions.isEmpty {
        table.strings[key] = text
      } else {
        table.plurals.add(key, numbered(text, localization.substitutions ?? [:]), substitutions)
      }
    }
  }

  /// The texts of a substitution, in which `%arg` stands for its number.
  private static func variable(_ substitution: Localization.Substitution) -> [String: String]? {
    let variations = substitution.variations
    let plural = variations?.plural?.compactMapValues(\.text) ?? variations?.ofPhone?.plural
    let specifier = "%" + (substitution.formatSpecifier ?? "lld")
    return plural?.mapValues { $0.replacingOccurrences(of: "%arg", with: specifier) }
  }

  /// A text whose substitutions have the numbers of their arguments.
  private static func numbered(_ text: String, _ substitutions: [String: Localization.Substitution]) -> String {
    substitutions.reduce(text) { text, item in
      guard let number = item.value.argNum else { return text }
      return text.replacingOccurrences(of: "%#@\(item.key)@", with: "%\(number)$#@\(item.key)@")
    }
  }

  // MARK: Symbols

  /// The texts for which Xcode generates symbols: those that somebody added, with values where the text of the source language has places.
  var symbols: [TextSymbol] {
    contents.strings.compactMap { key, entry in
      guard entry.extractionState == "manual" else { return nil }
      let source = entry.localizations?[contents.sourceLanguage]
      let text = source?.text ?? source?.plural?["other"] ?? key
      let (parts, placeholders) = NamedPlaceholders(in: text).parts
      return TextSymbol(key: key, table: name, parts: parts, placeholders: placeholders)
    }
  }
}
