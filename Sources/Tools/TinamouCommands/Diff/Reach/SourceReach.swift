// SPDX-License-Identifier: MIT

import Foundation
import Previews

/// The reach of a change of sources, by the index that the compiler has written: the declarations at the lines that differ, those that use
/// them, the scenes with their classes, and what names a document, an image, a color or a text.
struct SourceReach {
  private var graph = DependencyGraph()
  private var steps: [Int: DependencyGraph.Step] = [:]
  /// The reason for which everything is reached; `nil` if only some things are.
  private(set) var common: String?
  /// The first change that something depends on, in words; `nil` if there is none.
  private(set) var first: String?

  /// Finds what the changed files of a folder reach.
  ///
  /// - Parameters:
  ///   - sources: The files that differ.
  ///   - index: The index of the state after the change.
  init(_ sources: ChangedSources, before: String, after: String, index: SourceIndex) {
    common = sources.settings
    graph.add(index)
    let lines = index.files.mapValues(DeclarationLines.init)
    let documents = Self.documents(in: after, sources)
    var changes: [(node: Int, line: Int)] = []
    for path in documents.keys.sorted() { graph.add(documents[path], of: path) }
    var names = Names()
    for path in documents.keys { names.literals[Self.baseName(path)] = graph.node("document:\(path)") }
    for path in sources.changed {
      let (old, new) = (Self.text(before, path), Self.text(after, path))
      switch (path as NSString).pathExtension.lowercased() {
      case "swift": changes += swiftChanges(old, new, lines[path], index)
      case "storyboard", "xib": changes += documentChanges(path, old, new, documents[path])
      default:
        for name in ChangedName.names(ofFile: path, old, new) {
          let node = graph.add(
            "resource:\(name.literal)", DependencyGraph.Node(name: name.literal, file: path, line: 0))
          names.literals[name.literal] = node
          if let symbol = name.symbol { names.symbols[symbol] = node }
          changes.append((node, 0))
        }
      }
    }
    link(names, in: after, lines, documents)
    steps = graph.reached(from: changes)
    let isCode = { [graph] (node: Int) in graph.nodes[node].line > 0 || graph.isUsed(node) }
    first = common ?? changes.first { isCode($0.node) }.flatMap { graph.reason(for: $0.node, steps) }
    // Texts and fonts that nothing names by a literal can be on any screen.
    for path in sources.changed where common == nil && ChangedSources.isForAll(path) {
      let nodes = changes.map(\.node).filter { graph.nodes[$0].file == path }
      if !nodes.contains(where: graph.isUsed) { common = "\((path as NSString).lastPathComponent) changed" }
    }
    first = first ?? common
  }

  /// The nodes of documents and of what changed, by their names.
  private struct Names {
    /// By the names that stand in quotes.
    var literals: [String: Int] = [:]
    /// By the identifiers of code.
    var symbols: [String: Int] = [:]
  }

  /// The reason for which an item is reached; `nil` if it is not.
  ///
  /// - Parameter path: The path of the item's file, from the folder.
  func reason(for item: PreviewItem, at path: String) -> String? {
    let key: String? =
      switch item.subject {
      case .block(let type), .made(let type): graph.types[String(type.split(separator: ".").last ?? "")]
      case .scene(_, let controller): "part:\(path)#\(controller)"
      case .nib: "part:\(path)#"
      default: nil
      }
    return key.flatMap { graph.node($0) }.flatMap { graph.reason(for: $0, steps) } ?? common
  }

  // MARK: Changes

  /// The declarations at the lines in which two versions of a source differ. Comments do not count.
  private func swiftChanges(
    _ old: String, _ new: String, _ lines: DeclarationLines?, _ index: SourceIndex
  ) -> [(node: Int, line: Int)] {
    let isComment: (Substring) -> Bool = { $0.hasPrefix("//") }
    guard let lines else {
      // The file is gone, or not compiled: what it declared is known by name only.
      return SourceWords(texts: [old, new], isDocument: false).declared.compactMap { name in
        graph.types[name].flatMap { graph.node($0) }.map { ($0, 0) }
      }
    }
    let changed = ChangedLines(old, new, ignoring: isComment)
    let text = new.split(separator: "\n", omittingEmptySubsequences: false)
    let inserted = changed.inserted.flatMap { line -> [(String, Int)] in
      let isAttribute = text.indices.contains(line - 1) && text[line - 1].drop { $0 == " " }.hasPrefix("@")
      let keys = lines.keys(at: line) + (isAttribute ? lines.key(after: line).map { [$0] } ?? [] : [])
      // What stands before the first declaration, such as an import, concerns the whole file.
      return (keys.isEmpty ? lines.all : keys).map { ($0, line) }
    }
    let removed = changed.removals.flatMap { line in
      let keys = lines.keys(behind: line)
      return (keys.isEmpty ? lines.all : keys).map { ($0, line) }
    }
    return (inserted + removed).compactMap { key, line in graph.node(key).map { ($0, line) } }
  }

  /// The scenes that differ, and those that use a resource of the document that does.
  private func documentChanges(
    _ path: String, _ old: String, _ new: String, _ after: DocumentParts?
  ) -> [(node: Int, line: Int)] {
    guard let after else { return graph.node("document:\(path)").map { [($0, 0)] } ?? [] }
    let before = DocumentParts(old, name: path)
    let earlier = Dictionary(before.parts.map { ($0.controller, $0.text) }) { first, _ in first }
    let resources = ChangedLines(before.restText, after.restText).inserted.compactMap { number in
      DocumentParts.value(of: "name", in: after.rest[number - 1].text)
    }
    return after.parts.compactMap { part in
      guard let node = graph.node("part:\(path)#\(part.controller)") else { return nil }
      let changed = ChangedLines(earlier[part.controller] ?? "", part.text) {
        $0.hasPrefix("<point key=\"canvasLocation\"")
      }
      if let line = changed.inserted.first ?? changed.removals.first {
        return (node, part.lines[max(line, 1) - 1].number)
      }
      let user = part.lines.first { line in resources.contains { line.text.contains("\"\($0)\"") } }
      return user.map { (node, $0.number) }
    }
  }

  // MARK: Names

  /// Finds the documents, images, colors and texts that code and scenes name.
  private mutating func link(
    _ names: Names, in folder: String, _ lines: [String: DeclarationLines], _ documents: [String: DocumentParts]
  ) {
    for (path, declarations) in lines {
      for use in NamesInCode.uses(in: Self.text(folder, path)) {
        guard let used = use.isLiteral ? names.literals[use.name] : names.symbols[use.name] else { continue }
        for key in declarations.keys(at: use.line) {
          if let user = graph.node(key) { graph.addUse(of: used, by: user, in: path, line: use.line) }
        }
      }
    }
    for (path, document) in documents {
      // A class finds the nib with its name.
      if let owner = graph.types[Self.baseName(path)].flatMap({ graph.node($0) }), path.hasSuffix(".xib"),
        let node = graph.node("document:\(path)")
      {
        graph.addUse(of: node, by: owner, in: graph.nodes[owner].file, line: graph.nodes[owner].line)
      }
      for part in document.parts {
        guard let user = graph.node("part:\(path)#\(part.controller)") else { continue }
        for (number, text) in part.lines {
          for word in text.split(separator: "\"").enumerated() where word.offset % 2 == 1 {
            guard let used = names.literals[String(word.element)], graph.nodes[used].file != path else { continue }
            graph.addUse(of: used, by: user, in: path, line: number)
          }
        }
      }
    }
  }

  // MARK: Files

  private static func documents(in folder: String, _ sources: ChangedSources) -> [String: DocumentParts] {
    let paths = sources.files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        let text = text(folder, path)
        return text.isEmpty ? nil : (path, DocumentParts(text, name: path))
      })
  }

  private static func text(_ folder: String, _ path: String) -> String {
    FileManager.default.contents(atPath: "\(folder)/\(path)").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static func baseName(_ path: String) -> String {
    ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}
