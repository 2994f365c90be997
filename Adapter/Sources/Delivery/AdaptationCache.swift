// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter

/// The results of the last adaptation, so that unchanged files are not read again.
struct AdaptationCache: Codable {
  /// The result for one file.
  struct Entry: Codable {
    var stamp: FileStamp
    /// The hash of the author's text.
    var hash: UInt64
    /// Whether the file imports UIKit.
    var importsViews: Bool
    /// Whether the file imports Combine.
    var importsCombine: Bool
    var facts: FileFacts
    /// The mark of what is generated in the file.
    var generated: UInt64?
    /// The hash of the adapted text; `nil` when the author's text needs no change.
    var output: UInt64?

    /// Whether the package of the file needs to be adapted.
    var isAdapted: Bool { importsViews || importsCombine }
  }

  var version: Int
  /// The hash of the facts of all files, on which every adaptation depends.
  var index: UInt64
  /// The hash of the names of the asset catalogs.
  var assets: UInt64 = 0
  /// The files of each package.
  var packages: [String: [String: Entry]]

  /// The cache in a file; an empty one when there is none, or it is of another version.
  static func read(_ file: URL) -> AdaptationCache {
    guard let data = try? Data(contentsOf: file),
      let cache = try? PropertyListDecoder().decode(AdaptationCache.self, from: data),
      cache.version == SourceAdapter.version
    else { return AdaptationCache(version: SourceAdapter.version, index: 0, packages: [:]) }
    return cache
  }

  func write(_ file: URL) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
