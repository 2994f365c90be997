// SPDX-License-Identifier: MIT

import Foundation
import Previews
import Reports

/// Something that `tinamou preview` can show.
struct PreviewItem: Sendable, Hashable {
  /// The kind of an item.
  enum Kind: String, Sendable {
    /// A block `#Preview`.
    case preview
    /// A class of a view, made without arguments.
    case view
    /// A class of a view controller, made without arguments.
    case controller
    /// A scene of a storyboard.
    case scene
    /// A nib.
    case nib
    /// The window of the app after its launch.
    case app
    /// A preview of SwiftUI, which is not shown.
    case swiftUI
  }

  /// The name on the command line, unique among the items.
  var name: String
  let kind: Kind
  /// The subject for the app's process; `nil` for an item that is not shown.
  let subject: PreviewSubject?
  /// The path of the file, as seen from the current directory.
  let file: String
  /// The line, counted from 1.
  let line: Int
  /// The column, counted from 1.
  let column: Int

  /// The name as a part of file names.
  var fileName: String {
    let kept = name.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-" }
    return String(kept)
  }

  /// The place for messages.
  var place: String { "\(file):\(line):\(column)" }

  var json: JSONValue {
    .object([
      ("name", .string(name)), ("kind", .string(kind.rawValue)), ("file", .string(file)), ("line", .integer(line)),
    ])
  }
}

extension [PreviewItem] {
  /// The items with names that no two of them share: equal ones are numbered.
  var named: [PreviewItem] {
    var counts: [String: Int] = [:]
    return map { item in
      var item = item
      let count = counts[item.name, default: 0] + 1
      counts[item.name] = count
      if count > 1 { item.name += " \(count)" }
      return item
    }
  }

  /// Returns the items that the words of a command line name; all blocks, scenes and nibs for no words.
  ///
  /// A word is a name, the name of a file, or a part of a name.
  ///
  /// - Throws: The first word that names nothing, with the names that are similar.
  func selected(by words: [String]) throws(PreviewError) -> [PreviewItem] {
    guard !words.isEmpty else { return written }
    var result: [PreviewItem] = []
    for word in words {
      let found = matching(word)
      guard !found.isEmpty else {
        throw .unknownPreview(word, similar: SimilarNames.name(closeTo: word, among: map(\.name)))
      }
      for item in found where !result.contains(item) { result.append(item) }
    }
    return result
  }

  /// The blocks, scenes and nibs, or else the app and what can be made without arguments.
  private var written: [PreviewItem] {
    let shown = filter { $0.subject != nil && [.preview, .scene, .nib].contains($0.kind) }
    if !shown.isEmpty { return shown }
    let screens = filter { $0.kind == .app || $0.kind == .controller }
    return screens.isEmpty ? filter { $0.kind == .view } : screens
  }

  private func matching(_ word: String) -> [PreviewItem] {
    let lower = word.lowercased()
    let path = URL(fileURLWithPath: word).resolvingSymlinksInPath().path
    let inFile = filter { URL(fileURLWithPath: $0.file).resolvingSymlinksInPath().path == path }
    if !inFile.isEmpty { return inFile.written }
    let tests: [(PreviewItem) -> Bool] = [
      { $0.name == word }, { $0.name.lowercased() == lower },
      { ($0.file as NSString).lastPathComponent == word }, { $0.name.lowercased().contains(lower) },
    ]
    for test in tests {
      let found = filter(test)
      if !found.isEmpty { return found }
    }
    return []
  }
}
