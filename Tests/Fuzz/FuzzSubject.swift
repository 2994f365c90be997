// SPDX-License-Identifier: MIT

import Foundation

/// A command or parser under test.
@MainActor
struct FuzzSubject {
  let name: String
  /// The extension of a file with an input.
  let ending: String
  /// The extensions of the files that inputs are made from.
  let seedEndings: [String]
  let tokens: [String]
  /// Passes an input to the subject. `path` is the path of a file with the input.
  let run: @MainActor (_ bytes: [UInt8], _ path: String) -> Void

  static let all: [FuzzSubject] = documents + layoutFiles + others

  static func named(_ name: String) -> FuzzSubject? { all.first { $0.name == name } }

  // MARK: Seeds

  /// The contents of the fixtures and examples with one of the extensions, and of inputs that once failed.
  func seeds(in package: String) -> [[UInt8]] {
    let folders = ["Fixtures", "Examples", "Documentation/images"].map { package + "/" + $0 }
    let paths = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted().map {
        folder + "/" + $0
      }
    }
    let files = paths.filter { path in seedEndings.contains { path.hasSuffix($0) } }
    let contents = files.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    return contents.filter { !$0.isEmpty && $0.count <= 100_000 } + builtInSeeds
  }

  /// Inputs for subjects without files in the package.
  private var builtInSeeds: [[UInt8]] {
    switch name {
    case "visual-format": FuzzSeeds.formats.map { Array($0.utf8) }
    case "image": FuzzSeeds.images
    case "command-line": FuzzSeeds.commandLines.map { Array($0.utf8) }
    case "inputs-table": [Array(FuzzSeeds.table.utf8)]
    default: []
    }
  }
}
