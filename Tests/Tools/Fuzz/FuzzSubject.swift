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
    let folders = (["Fixtures", "Examples", "Documentation/images"] + Self.recordedFolders).map { package + "/" + $0 }
    let files = folders.flatMap { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      let paths = names.sorted().filter { name in seedEndings.contains { name.hasSuffix($0) } }.map {
        folder + "/" + $0
      }
      // Evenly spread over the folder.
      let step = max(1, (paths.count + Self.greatestCount - 1) / Self.greatestCount)
      return stride(from: 0, to: paths.count, by: step).map { paths[$0] }
    }
    let contents = files.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
    return contents.filter { !$0.isEmpty && $0.count <= 100_000 } + builtInSeeds
  }

  /// The folders of recorded documents, logs and programs, which only some checkouts have beside them.
  private static let recordedFolders =
    ["ib", "ib-train", "logs"].map { "../shared/corpus/" + $0 } + ["../shared/cases"]

  /// The maximum number of seeds from a folder. Every worker reads the seeds.
  private static let greatestCount = 120

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
