// SPDX-License-Identifier: MIT

import Foundation

/// A name by which sources and documents mention what changed in a file that is neither of both.
struct ChangedName {
  /// The name in quotes.
  let literal: String
  /// The identifier in code; `nil` for none.
  var symbol: String?

  /// Returns the names of what differs between two versions of a file: the keys of texts, the types of a header, the name of an image or
  /// color, or of the file itself.
  static func names(ofFile path: String, _ old: String, _ new: String) -> [ChangedName] {
    let name = (path as NSString).lastPathComponent
    switch (path as NSString).pathExtension.lowercased() {
    case "strings": return differences(strings(in: old), strings(in: new)).flatMap(withObject)
    case "xcstrings": return differences(catalog(in: old), catalog(in: new)).flatMap(withObject)
    case "h", "m", "mm":
      let declared = SourceWords(texts: [old, new], isDocument: false).declared
      return declared.sorted().map { ChangedName(literal: $0, symbol: $0) }
    default:
      let folders = path.split(separator: "/").map(String.init).filter { $0.hasSuffix("set") && $0.contains(".") }
      let base = (name as NSString).deletingPathExtension
      return folders.isEmpty
        ? [ChangedName(literal: name), ChangedName(literal: base)]
        : folders.map { ($0 as NSString).deletingPathExtension }.map {
          ChangedName(literal: $0, symbol: symbol(for: $0))
        }
    }
  }

  /// Returns the name of the symbol that Xcode makes for an image or a color: `tripCover` for `trip-cover`, and `accent` for `AccentColor`.
  private static func symbol(for name: String) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    if let last = words.last, let ending = ["Color", "Image"].first(where: { last.hasSuffix($0) && last != $0 }) {
      words[words.count - 1] = String(last.dropLast(ending.count))
    }
    return words.enumerated().map { offset, word in
      offset == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// The key of a text, and the object of a document that it belongs to: `a1b-2c-d3e` for `a1b-2c-d3e.text`.
  private static func withObject(_ key: String) -> [ChangedName] {
    let object = key.split(separator: ".").first.map(String.init) ?? ""
    let isObject = object.count == 10 && object.count(where: { $0 == "-" }) == 2
    return [ChangedName(literal: key)] + (isObject ? [ChangedName(literal: object)] : [])
  }

  private static func differences(_ old: [String: String], _ new: [String: String]) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  private static func strings(in text: String) -> [String: String] {
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return list as? [String: String] ?? [:]
  }

  private static func catalog(in text: String) -> [String: String] {
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let entries = object?["strings"] as? [String: Any] ?? [:]
    return entries.mapValues { entry in
      let data = try? JSONSerialization.data(withJSONObject: entry, options: [.fragmentsAllowed, .sortedKeys])
      return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

/// The texts in quotes and the names behind dots or by themselves in code, by which it can mention a document or a resource.
enum NamesInCode {
  /// A name with its line, counted from 1.
  struct Use {
    let name: String
    let line: Int
    /// Whether the name is in quotes.
    let isLiteral: Bool
  }

  /// Returns the names in the text of a source.
  static func uses(in text: String) -> [Use] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { offset, line -> [Use] in
      guard !line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") else { return [] }
      return line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
        part, piece -> [Use] in
        if part % 2 == 1 { return [Use(name: String(piece), line: offset + 1, isLiteral: true)] }
        return piece.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map {
          Use(name: String($0), line: offset + 1, isLiteral: false)
        }
      }
    }
  }
}
