// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The recorded documents of `corpus/ib`.
enum RecordedDocuments {
  /// Their paths, by name.
  static func paths() throws -> [String] {
    guard let folder = SharedCorpus.folder?.appendingPathComponent("ib") else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
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
