// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Reports
import SystemFiles

/// Reads the tables that accompany documents, and reports those that cannot be read.
struct FidelityLoading {
  let terminal: Terminal

  /// The maximum size of a table, in bytes.
  private static let sizeLimit = 16 << 20

  /// Returns the inputs in the table at `path`; empty without a path. Reports an error and returns `nil` if the table
  /// cannot be read.
  func inputs(at path: String?) -> CanvasInputs? {
    guard let path else { return CanvasInputs() }
    guard let text = text(at: path) else { return nil }
    do throws(CanvasInputs.Fault) {
      return try CanvasInputs(text)
    } catch {
      let what =
        switch error.kind {
        case .missingColumns: "there must be the columns file, item, kind, edge and value"
        case .unknownWord(let word): "'\(word)' is neither a kind nor an edge"
        case .notANumber(let word): "'\(word)' is not a number"
        }
      terminal.report(what, at: "\(path):\(error.line):1")
      return nil
    }
  }

  /// The documents to include.
  struct Selection: Sendable {
    /// The names of the files; `nil` for all.
    let names: Set<String>?
    /// The repositories of the files, by name. Empty if the table does not name them.
    var repositories: [String: String] = [:]

    /// Returns the repository of the file at `path`; its folder if the table does not name one.
    func repository(_ path: String) -> String {
      let url = URL(fileURLWithPath: path)
      return repositories[url.lastPathComponent] ?? url.deletingLastPathComponent().path
    }

    /// Returns the repository of a file; `nil` if the table does not name repositories.
    var knownRepository: (@Sendable (String) -> String)? {
      guard !repositories.isEmpty else { return nil }
      return { path in repository(path) }
    }

    func includes(_ path: String) -> Bool {
      names?.contains(URL(fileURLWithPath: path).lastPathComponent) ?? true
    }
  }

  /// Returns the documents that the table at `path` marks as consistent, or all documents without a path.
  ///
  /// - Parameter includesAll: Whether inconsistent documents are included as well.
  func consistentFiles(at path: String?, includesAll: Bool) -> Selection? {
    guard let path else { return Selection(names: nil) }
    let lines = text(at: path)?.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let lines, let file = lines.first?.firstIndex(of: "file"),
      let column = lines.first?.firstIndex(of: "consistent")
    else {
      terminal.report("there must be the columns file and consistent", at: "\(path):1:1")
      return nil
    }
    let chosen = lines.filter { $0.count > max(file, column) && (includesAll || $0[column] == "1") }
    var selection = Selection(names: Set(chosen.map { $0[file] }))
    if let repository = lines.first?.firstIndex(of: "repo") {
      for line in chosen where line.count > repository { selection.repositories[line[file]] = line[repository] }
    }
    return selection
  }

  private func text(at path: String) -> String? {
    let reason: String
    do {
      let bytes = try InputFile.read(path, limit: Self.sizeLimit)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      reason = "the file is not UTF-8 text"
    } catch {
      reason = error.reason
    }
    terminal.report(reason, at: path)
    return nil
  }
}
