// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Documents that Interface Builder wrote, and those of the package.
enum RecordedDocuments {
  /// The paths of the recorded documents, by name; none if they are not here.
  static func paths() throws -> [String] {
    try SharedCorpus.folder.map { try documents(in: $0.appendingPathComponent("ib")) } ?? []
  }

  /// The paths of the documents of the package, then those of the recorded ones.
  static func withOwn() throws -> [String] {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try ["Fixtures/Documents", "Fixtures/Comparison/Before", "Fixtures/Comparison/After", "Fixtures/Robustness"]
      .flatMap { try documents(in: package.appendingPathComponent($0)) } + paths()
  }

  private static func documents(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}

extension RecordedDocuments {
  /// The names of documents whose stored frames satisfy every required constraint.
  static func consistentNames() throws -> Set<String> {
    let table = String(decoding: try SharedCorpus.data("ib/manifest.tsv"), as: UTF8.self)
    var names: Set<String> = []
    for line in table.split(separator: "\n").dropFirst() {
      let columns = line.split(separator: "\t").map(String.init)
      if columns.last == "1" { names.insert(columns[0]) }
    }
    return names
  }
}
