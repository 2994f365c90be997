// SPDX-License-Identifier: MIT

import Foundation

/// Finds the documents that command-line paths refer to.
enum DocumentPaths {
  /// Returns whether `path` has the extension of an Interface Builder document.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// Returns the named files, and the documents in the named folders in the order of their names. Hidden folders and
  /// build products are skipped.
  static func expand(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [path]
      }
      return documents(in: path)
    }
  }

  private static func documents(in folder: String) -> [String] {
    var found: [String] = []
    var pending = [folder]
    while let next = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next))?.sorted() ?? []
      for name in names where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : next + "/" + name
        if isDocument(path) {
          found.append(path)
        } else if isPlainFolder(path) {
          pending.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// Returns whether the path is a folder and not a symbolic link. Links are not followed, because they can form a
  /// cycle.
  private static func isPlainFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
