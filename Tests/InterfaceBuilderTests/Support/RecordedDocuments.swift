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
