// SPDX-License-Identifier: MIT

import Foundation

/// The files of a package, whose changes make previews out of date.
struct SourceWatch {
  private var directories: [String]
  /// The directory with the manifest of the package or the project.
  private let root: String
  private var stamps: [String: Date]

  /// The names of folders with what builds write.
  private static let written: Set<String> = ["build", "DerivedData", "out"]
  /// The time between two looks, in seconds.
  private static let interval: TimeInterval = 0.1

  /// Notes the present files in some directories, with those below them, and the manifests in `root`.
  init(_ directories: [String], root: String) {
    self.directories = directories
    self.root = root
    stamps = Self.stamps(in: directories, root)
  }

  /// Watches other directories from now on, if they are others.
  mutating func follow(_ directories: [String]) {
    guard directories != self.directories else { return }
    self.directories = directories
    stamps = Self.stamps(in: directories, root)
  }

  /// Waits until a file changes, appears or disappears.
  ///
  /// - Complexity: Linear in the number of files, ten times a second.
  mutating func waitForChange() {
    repeat { Thread.sleep(forTimeInterval: Self.interval) } while !takeChange()
  }

  /// Returns whether a file has changed, appeared or disappeared since the last look.
  mutating func takeChange() -> Bool {
    let new = Self.stamps(in: directories, root)
    guard new != stamps else { return false }
    stamps = new
    return true
  }

  private static func stamps(in directories: [String], _ root: String) -> [String: Date] {
    var result = manifests(in: root)
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isDirectoryKey]
    for directory in directories {
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: directory), includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
      // Any file can be a resource.
      while let file = files?.nextObject() as? URL {
        if written.contains(file.lastPathComponent) { files?.skipDescendants() }
        let values = try? file.resourceValues(forKeys: keys)
        if values?.isDirectory != true { result[file.path] = values?.contentModificationDate }
      }
    }
    return result
  }

  /// The manifests of packages, projects and their generators in a directory.
  private static func manifests(in root: String) -> [String: Date] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let files = names.compactMap { name -> String? in
      let path = root + "/" + name
      if name.hasSuffix(".xcodeproj") { return path + "/project.pbxproj" }
      if name.hasSuffix(".xcworkspace") { return path + "/contents.xcworkspacedata" }
      return isManifest(name) ? path : nil
    }
    var result: [String: Date] = [:]
    for path in files {
      result[path] = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    return result
  }

  private static func isManifest(_ name: String) -> Bool {
    ["Package.swift", "Package.resolved", "Project.swift", "Workspace.swift", "project.yml", "project.yaml"].contains(
      name)
      || name.hasPrefix("Package@swift-") || name.hasSuffix(".xcconfig")
  }
}
