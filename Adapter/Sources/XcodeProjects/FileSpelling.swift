// SPDX-License-Identifier: MIT

import Foundation

/// Paths as the disk spells them.
///
/// The disks of Macs take `Texts` and `texts` for one name, and composed letters for decomposed ones. Projects name files in either way.
enum FileSpelling {
  /// Returns the path of a file or directory that is there, with the letters that it has there.
  ///
  /// - Parameters:
  ///   - path: A path from `root`, with the letters of a project.
  /// - Returns: The path itself if nothing is there, or if several names differ only in their case.
  /// - Complexity: One look at the disk for a path that is spelled as there; otherwise linear in the entries of its directories.
  static func path(_ path: String, below root: URL) -> String {
    if exists(path, root) { return path }
    var found = ""
    for part in path.split(separator: "/").map(String.init) {
      let next = join(found, part)
      if exists(next, root) {
        found = next
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(found).path)) ?? []
      // Texts are equal if their letters are, however these are composed.
      let same = names.filter { $0.lowercased() == part.lowercased() }
      guard same.count == 1 else { return path }
      found = join(found, same[0])
    }
    return found
  }

  private static func exists(_ path: String, _ root: URL) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private static func join(_ directory: String, _ name: String) -> String {
    directory.isEmpty ? name : directory + "/" + name
  }
}
