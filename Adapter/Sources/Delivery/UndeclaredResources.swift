// SPDX-License-Identifier: MIT

import Foundation

/// Finds the resources of a target that need no declaration in Xcode: those that it compiles.
enum UndeclaredResources {
  private static let kinds: Set<String> = ["xib", "storyboard", "xcassets", "xcstrings", "xcdatamodeld", "xcdatamodel"]

  /// The paths of such files and folders, from the directory of a target.
  ///
  /// - Parameter known: Paths that the manifest excludes or declares, which stand for all that is below them.
  static func paths(below directory: String, without known: [String]) -> [String] {
    let known = known.map { path in path.hasPrefix("./") ? String(path.dropFirst(2)) : path }.map { path in
      path.hasSuffix("/") ? String(path.dropLast()) : path
    }
    // A declaration of the whole directory.
    if known.contains(where: { $0.isEmpty || $0 == "." }) { return [] }
    var found: [String] = []
    var pending = [""]
    while let current = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory + "/" + current)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = current.isEmpty ? name : current + "/" + name
        if known.contains(path) { continue }
        if kinds.contains((name as NSString).pathExtension) {
          found.append(path)
        } else if isDirectory(directory + "/" + path) {
          pending.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
