// SPDX-License-Identifier: MIT

import Foundation

/// The files in which two folders of a package differ, and what depends on them by the names in their texts.
///
/// It says whether there is something to build, and stands in for ``SourceReach`` where a build has no index. A file depends on the types that it names, on the documents whose names it has in a string, and on the images and colors that it names. A
/// word in a comment counts as well: a preview that is drawn for nothing costs less than one that is missing.
struct ChangedSources {
  /// The paths of the files that differ, from the folders.
  let changed: [String]
  /// The paths of the files of both folders.
  let files: Set<String>
  /// The reason for which a setting of the app touches everything; `nil` if none changed.
  private(set) var settings: String?
  /// The reason for which a file is touched, by its path.
  private(set) var reasons: [String: String] = [:]
  /// The reason for which everything is touched; `nil` if only some files are.
  private(set) var common: String?

  private static let sources: Set<String> = ["swift", "m", "mm", "h", "storyboard", "xib"]
  private static let ignored: Set<String> = [
    ".git", ".build", ".tinamou", "DerivedData", "build", ".swiftpm", "xcuserdata",
  ]

  /// Compares two folders.
  init(before: String, after: String) {
    let (old, new) = (Self.files(in: before), Self.files(in: after))
    files = old.union(new)
    changed = files.filter { path in
      !FileManager.default.contentsEqual(atPath: "\(before)/\(path)", andPath: "\(after)/\(path)")
    }.sorted()
    for path in changed {
      reasons[path] = new.contains(path) ? "\(Self.name(path)) changed" : "\(Self.name(path)) is gone"
    }
    settings = changed.first { SettingFile($0)?.differs(before, after) ?? false }.map { "\(Self.name($0)) changed" }
    common = settings ?? changed.first(where: Self.isForAll).map { "\(Self.name($0)) changed" }
    spread(files.filter { Self.sources.contains(Self.ending($0)) }, before, after)
  }

  /// The reason for which the previews of a file are touched; `nil` if they are not.
  func reason(for path: String) -> String? { reasons[path] ?? common }

  /// The first change of a source, document or resource, in words; `nil` if only texts such as notes changed.
  var first: String? {
    let notes: Set<String> = ["md", "txt", "rst", "yml", "yaml", "json", "sh", "py", "rb", "gitignore", "lock"]
    let path = changed.first { !notes.contains(Self.ending($0)) && !Self.name($0).hasPrefix(".") }
    return settings ?? path.flatMap { reasons[$0] }
  }

  private static func files(in folder: String) -> Set<String> {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    var result: Set<String> = []
    while let path = all.nextObject() as? String {
      if ignored.contains((path as NSString).lastPathComponent) {
        all.skipDescendants()
      } else if all.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        result.insert(path)
      }
    }
    return result
  }

  /// Whether a file can concern all previews: texts and fonts.
  static func isForAll(_ path: String) -> Bool {
    ["strings", "stringsdict", "xcstrings", "ttf", "otf"].contains(ending(path))
  }

  // MARK: Dependencies

  /// Finds the sources that depend on the changed ones, directly or through others.
  private mutating func spread(_ sources: Set<String>, _ before: String, _ after: String) {
    let facts = Dictionary(
      uniqueKeysWithValues: sources.map { path in
        let texts = [before, after].compactMap { try? String(contentsOfFile: "\($0)/\(path)", encoding: .utf8) }
        let isDocument = path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
        var words = SourceWords(texts: texts, isDocument: isDocument)
        if isDocument { words.declared.insert((Self.name(path) as NSString).deletingPathExtension) }
        return (path, words)
      })
    var users: [String: [String]] = [:]
    for (path, words) in facts { for word in words.used { users[word, default: []].append(path) } }
    var queue = changed
    var next = 0
    while next < queue.count {
      let path = queue[next]
      next += 1
      for word in (facts[path]?.declared ?? Self.resourceWords(path)).sorted() {
        for user in (users[word] ?? []).sorted() where user != path && reasons[user] == nil {
          reasons[user] = "it uses `\(word)` of \(Self.name(path))" + (changed.contains(path) ? ", which changed" : "")
          queue.append(user)
        }
      }
    }
  }

  /// The words by which code names a resource: the name of an image set, or of a file without its ending.
  private static func resourceWords(_ path: String) -> Set<String> {
    let parts = path.split(separator: "/").map(String.init)
    let sets = parts.filter { $0.hasSuffix("set") && $0.contains(".") }
    return Set((sets.isEmpty ? [name(path)] : sets).map { ($0 as NSString).deletingPathExtension })
  }

  private static func name(_ path: String) -> String { (path as NSString).lastPathComponent }
  private static func ending(_ path: String) -> String { (path as NSString).pathExtension.lowercased() }
}

/// The words of a source file: the types that it declares, and all words that it has.
struct SourceWords {
  var declared: Set<String> = []
  private(set) var used: Set<String> = []

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "func", "@interface", "@implementation",
    "@protocol",
  ]

  /// Reads the versions of a file. A document declares nothing by its words.
  init(texts: [String], isDocument: Bool) {
    for text in texts {
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      used.formUnion(words.map(String.init))
      guard !isDocument else { continue }
      for (keyword, word) in zip(words, words.dropFirst())
      where Self.keywords.contains(keyword) && (keyword != "func" || word.first?.isLowercase == true && word.count > 4)
      {
        declared.insert(String(word))
      }
      declared.formUnion(Self.globals(in: text))
    }
  }

  /// The constants and variables outside of types.
  private static func globals(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.first?.isLetter ?? false }.compactMap { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      let place = words.firstIndex { $0 == "let" || $0 == "var" }
      return place.flatMap { $0 < 3 && $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
    }
  }
}
