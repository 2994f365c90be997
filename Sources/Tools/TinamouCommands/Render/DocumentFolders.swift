// SPDX-License-Identifier: MIT

import Foundation

/// The folders beside a document that contain the images of its app.
enum DocumentFolders {
  /// The number of folders above the document's own that are searched.
  private static let height = 3

  /// Returns the folder of the document at `path` and those above it up to the root of its project, each followed by the folders in it
  /// that contain an asset catalog.
  static func ofImages(for path: String) -> [URL] {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    var found: [URL] = []
    for _ in 0...height {
      let entries = names(in: folder)
      found.append(folder)
      found += entries.map { folder.appendingPathComponent($0) }.filter { names(in: $0).contains(where: isCatalog) }
      if entries.contains(where: isRootOfProject) || folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    return found
  }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
  }

  private static func isCatalog(_ name: String) -> Bool { name.hasSuffix(".xcassets") }

  private static func isRootOfProject(_ name: String) -> Bool {
    [".git", "Package.swift", "project.yml"].contains(name) || name.hasSuffix(".xcodeproj")
  }
}
