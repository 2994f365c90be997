// SPDX-License-Identifier: MIT

import Foundation

/// The files below a directory, as SwiftPM sees them: catalogs and bundles are one file.
struct DirectoryTree {
  private static let bundles = [
    ".xcassets", ".bundle", ".xcdatamodeld", ".xcdatamodel", ".lottie", ".scnassets", ".rcproject", ".xcmappingmodel",
    ".framework",
    ".xcframework", ".xcodeproj", ".xcworkspace", ".playground", ".docc", ".xctestplan",
    ".icon", ".xcstickers", ".mlpackage",
  ]

  /// Whether a path is that of a directory that is one file.
  static func isBundle(_ path: String) -> Bool { bundles.contains(where: path.hasSuffix) }

  /// Paths below the directory, in alphabetical order.
  let files: [String]

  init(_ directory: URL) {
    var result: [String] = []
    var pending = [""]
    while let current = pending.popLast() {
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: directory.appendingPathComponent(current).path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let path = current.isEmpty ? name : current + "/" + name
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: directory.appendingPathComponent(path).path, isDirectory: &isDirectory)
        let isLink =
          (try? FileManager.default.destinationOfSymbolicLink(atPath: directory.appendingPathComponent(path).path))
          != nil
        if exists, isDirectory.boolValue, !isLink, !Self.isBundle(name) {
          pending.append(path)
        } else {
          result.append(path)
        }
      }
    }
    files = result.sorted()
  }

  init(files: [String]) { self.files = files.sorted() }

  /// The paths that have to be excluded so that only `kept` remains below `root`: whole directories where nothing is kept.
  func excluded(below root: String, keeping kept: Set<String>) -> [String] {
    var keptDirectories: Set<String> = [root]
    for path in kept {
      var directory = path
      while let slash = directory.lastIndex(of: "/") {
        directory = String(directory[..<slash])
        keptDirectories.insert(directory)
      }
    }
    var result: Set<String> = []
    let prefix = root.isEmpty ? "" : root + "/"
    for path in files where path.hasPrefix(prefix) && !kept.contains(path) {
      // The highest directory in which nothing is kept.
      var parts = path.dropFirst(prefix.count).split(separator: "/").map(String.init)[...]
      var current = root
      while let part = parts.popFirst() {
        current = current.isEmpty ? part : current + "/" + part
        if parts.isEmpty || !keptDirectories.contains(current) { break }
      }
      result.insert(String(current.dropFirst(prefix.count)))
    }
    return result.sorted()
  }
}
