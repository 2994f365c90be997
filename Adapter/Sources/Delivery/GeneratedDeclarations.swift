// SPDX-License-Identifier: MIT

import SourceAdapter

/// The declarations that tools of Xcode's users generate. They are added to the end of a file each: SwiftPM compiles the files that it finds.
struct GeneratedDeclarations: Sendable {
  /// The declarations that follow a file's own text, by the path of the file.
  private var declarations: [String: String] = [:]

  /// Adds declarations to a file.
  mutating func add(_ text: String, to path: String) { declarations[path, default: ""] += "\n" + text + "\n" }

  /// The text of a file with what is generated in it.
  func text(_ text: String, at path: String) -> String { text + (declarations[path] ?? "") }

  /// A file with what is generated in it.
  func parsed(_ text: String, at path: String) -> ParsedFile {
    ParsedFile(SourceFile(path: path, text: self.text(text, at: path)))
  }

  /// A number that differs when something else is generated in a file; 0 for nothing.
  func mark(of path: String) -> UInt64 { declarations[path].map(ContentHash.of) ?? 0 }
}
