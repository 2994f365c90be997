// SPDX-License-Identifier: MIT

import Foundation

/// The documents that a command line names.
enum DocumentPaths {
  /// Whether `path` ends like a document of Interface Builder.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// The files that `paths` name, and the documents in the folders that they name, by name; hidden folders and the results
  /// of builds are passed over.
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

  /// Links are not followed, so that a circle of them does no harm.
  private static func isPlainFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
