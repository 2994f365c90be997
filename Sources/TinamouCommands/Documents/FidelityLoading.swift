// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Reports

/// Reads the tables that accompany documents, and reports those that cannot be read.
struct FidelityLoading {
  let terminal: Terminal

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
      terminal.writeError("\(path):\(error.line):1: error: \(what)\n")
      return nil
    }
  }

  /// The documents to include.
  struct Selection {
    /// The names of the files; `nil` for all.
    let names: Set<String>?

    func includes(_ path: String) -> Bool {
      names?.contains(URL(fileURLWithPath: path).lastPathComponent) ?? true
    }
  }

  /// Returns the documents that the table at `path` marks as consistent, or all documents without a path.
  func consistentFiles(at path: String?) -> Selection? {
    guard let path else { return Selection(names: nil) }
    guard let lines = text(at: path)?.split(separator: "\n").map({ $0.split(separator: "\t").map(String.init) }),
      let file = lines.first?.firstIndex(of: "file"), let column = lines.first?.firstIndex(of: "consistent")
    else {
      terminal.writeError("\(path):1:1: error: there must be the columns file and consistent\n")
      return nil
    }
    return Selection(names: Set(lines.filter { $0.count > max(file, column) && $0[column] == "1" }.map { $0[file] }))
  }

  private func text(at path: String) -> String? {
    if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
    terminal.writeError("\(path): error: the file cannot be read\n")
    return nil
  }
}
