// SPDX-License-Identifier: MIT

import Foundation

/// The tables of strings in a directory of resources, as Foundation on Linux and Tinamou read them.
struct StringTables {
  /// The directory.
  let directory: URL

  /// Writes the tables of string catalogs, and those of property lists with plurals.
  func write() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    for name in names where name.hasSuffix(".xcstrings") {
      let catalog = try StringCatalog(directory.appendingPathComponent(name))
      let table = String(name.dropLast(10))
      for (language, texts) in catalog.tables {
        try write(texts.strings, texts.plurals, table, to: directory.appendingPathComponent("\(language).lproj"))
      }
    }
    for folder in names where folder.hasSuffix(".lproj") {
      try writePlurals(in: directory.appendingPathComponent(folder), of: String(folder.dropLast(6)))
    }
  }

  /// Replaces the property lists with plurals in the folder of a language.
  private func writePlurals(in folder: URL, of language: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".stringsdict") {
      let file = folder.appendingPathComponent(name)
      guard let (strings, plurals) = try? PluralTable.read(file, of: language) else {
        throw StringTableError(path: file.resolvingSymlinksInPath().path, kind: "a property list of plurals")
      }
      try FileManager.default.removeItem(at: file)
      try write(strings, plurals, String(name.dropLast(12)), to: folder)
    }
  }

  /// Adds texts to a table of strings, and writes the rules of those with plurals beside it.
  private func write(_ strings: [String: String], _ plurals: PluralTable, _ name: String, to folder: URL) throws {
    let file = folder.appendingPathComponent(name + ".strings")
    let own = (try? PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)) as? [String: Any]
    let table = (own ?? [:]).merging(strings) { $1 }.merging(plurals.formats) { $1 }
    try write(PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0), file)
    if plurals.entries.isEmpty { return }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try write(encoder.encode(plurals.entries), folder.appendingPathComponent(name + ".plurals"))
  }

  private func write(_ data: Data, _ file: URL) throws {
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) != nil {
      try FileManager.default.removeItem(at: file)
    }
    guard (try? Data(contentsOf: file)) != data else { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}

/// A table of strings that cannot be read.
struct StringTableError: Error, CustomStringConvertible {
  let path: String
  let kind: String

  var description: String { "\(path) is not \(kind); open it in Xcode, or remove it." }
}
