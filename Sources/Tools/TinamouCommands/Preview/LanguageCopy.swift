// SPDX-License-Identifier: MIT

import Foundation

/// A copy of an app's program that has the texts of another language.
///
/// Foundation on Linux reads the texts of English only, whatever the user prefers. So the resources of the copy have those of the language in
/// the place of the English ones. All files are links.
enum LanguageCopy {
  /// The reason that there is no copy.
  enum Problem: Error, Equatable {
    /// The app has only texts in these languages.
    case missing([String])
    /// The copy cannot be written.
    case unwritable(String)
  }

  /// Returns the program of an app in a language, which may be a pseudo-language. It is kept beside the program.
  static func program(_ program: String, in language: String) throws(Problem) -> String {
    if let pseudo = PseudoTranslation(rawValue: language) { return try Self.program(program, in: pseudo) }
    let original = URL(fileURLWithPath: program)
    let resources = resources(of: original)
    let known = languages(ofProgram: program)
    guard let folder = match(language, known) else { throw .missing(known) }
    let copy = original.deletingLastPathComponent().appendingPathComponent("languages/\(folder)", isDirectory: true)
    do {
      let files = FileManager.default
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      let own = copy.appendingPathComponent("Resources", isDirectory: true)
      try files.createDirectory(at: own, withIntermediateDirectories: true)
      try files.linkItem(at: original, to: copy.appendingPathComponent(original.lastPathComponent))
      for name in try files.contentsOfDirectory(atPath: resources.path)
      where !name.hasSuffix(".lproj") || name == "Base.lproj" {
        let target = resources.appendingPathComponent(name).resolvingSymlinksInPath()
        try files.createSymbolicLink(at: own.appendingPathComponent(name), withDestinationURL: target)
      }
      try files.createSymbolicLink(
        at: own.appendingPathComponent("en.lproj"),
        withDestinationURL: resources.appendingPathComponent("\(folder).lproj").resolvingSymlinksInPath())
    } catch {
      throw .unwritable(copy.path)
    }
    return copy.appendingPathComponent(original.lastPathComponent).path
  }

  private static func program(_ program: String, in pseudo: PseudoTranslation) throws(Problem) -> String {
    let original = URL(fileURLWithPath: program)
    let copy = original.deletingLastPathComponent().appendingPathComponent(
      "languages/\(pseudo.rawValue)", isDirectory: true)
    let own = copy.appendingPathComponent("Resources", isDirectory: true)
    do {
      let files = FileManager.default
      if files.fileExists(atPath: copy.path) { try files.removeItem(at: copy) }
      try files.createDirectory(at: own, withIntermediateDirectories: true)
      try files.linkItem(at: original, to: copy.appendingPathComponent(original.lastPathComponent))
      let resources = resources(of: original)
      for name in try files.subpathsOfDirectory(atPath: resources.path) {
        let file = resources.appendingPathComponent(name).resolvingSymlinksInPath()
        let target = own.appendingPathComponent(name)
        if try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
          try files.createDirectory(at: target, withIntermediateDirectories: true)
        } else if let contents = pseudo.contents(of: file) {
          try contents.write(to: target)
        } else {
          try files.createSymbolicLink(at: target, withDestinationURL: file)
        }
      }
    } catch {
      throw .unwritable(copy.path)
    }
    return copy.appendingPathComponent(original.lastPathComponent).path
  }

  /// Whether the resources of an app's program have texts that can be in another language.
  static func hasTexts(ofProgram program: String) -> Bool {
    let resources = resources(of: URL(fileURLWithPath: program)).path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: resources)) ?? []
    return names.contains { [".strings", ".storyboard", ".xib"].contains(where: $0.hasSuffix) }
  }

  private static func resources(of program: URL) -> URL {
    program.deletingLastPathComponent().appendingPathComponent("Resources", isDirectory: true)
  }

  /// The languages in which the resources of an app's program have texts.
  static func languages(ofProgram program: String) -> [String] {
    let resources = resources(of: URL(fileURLWithPath: program)).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: resources)) ?? []
    return names.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) }.sorted()
  }

  /// The language itself, or the same one without its script and region, or with one.
  private static func match(_ language: String, _ known: [String]) -> String? {
    let wanted = language.replacingOccurrences(of: "_", with: "-").lowercased()
    let plain = wanted.prefix { $0 != "-" }
    return known.first { $0.lowercased() == wanted } ?? known.first { $0.lowercased() == plain }
      ?? known.first { $0.lowercased().prefix { $0 != "-" } == plain }
  }

  /// Whether a language is written from right to left.
  static func isRightToLeft(_ language: String) -> Bool {
    ["ar", "fa", "he", "iw", "ur", "yi"].contains(String(language.lowercased().prefix { $0 != "-" && $0 != "_" }))
  }
}
