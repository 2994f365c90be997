// SPDX-License-Identifier: MIT

import Foundation

/// A search for the files that paths refer to.
public enum FileSearch {
  /// The names of folders that contain third-party code or generated files.
  private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  /// Returns jobs for the named files and for the documents, layout files and source files in the named folders. Files of a folder
  /// are ordered by name, and each file occurs once.
  public static func jobs(for paths: [String]) -> [FileJob] {
    var seen: Set<String> = []
    var jobs: [FileJob] = []
    for path in paths {
      var isFolder: ObjCBool = false
      let found =
        path != "-" && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        ? files(in: path).map { FileJob(path: $0, isNamed: false) } : [FileJob(path: path, isNamed: true)]
      jobs += found.filter { seen.insert($0.path).inserted }
    }
    return jobs
  }

  /// Whether the path is that of a source file.
  public static func isSource(_ path: String) -> Bool { SourceLanguage(path: path) != nil }

  /// Whether the path is that of a file without layouts: a source file or an app's settings.
  public static func isWithoutLayouts(_ path: String) -> Bool { isSource(path) || SettingsKind(path: path) != nil }

  private static func files(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder)
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: options) else {
      return []
    }
    let prefix = root.standardizedFileURL.path
    var found: [String] = []
    for case let url as URL in walk {
      let name = url.lastPathComponent
      if skippedFolders.contains(name) { walk.skipDescendants() }
      guard FileKind(path: name) != nil else { continue }
      let path = url.standardizedFileURL.path
      let rest = path.hasPrefix(prefix + "/") ? String(path.dropFirst(prefix.count + 1)) : path
      found.append(folder == "." ? rest : folder.hasSuffix("/") ? folder + rest : folder + "/" + rest)
    }
    return found.sorted()
  }
}

/// A kind of file that can be checked.
enum FileKind {
  /// An Interface Builder document.
  case document
  /// A layout file.
  case layoutFile
  /// A source file, whose formats and habits are checked.
  case source(SourceLanguage)
  /// A file with settings of an app.
  case settings(SettingsKind)

  /// Creates the kind that a path's extension indicates; `nil` for any other file.
  init?(path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      self = .document
    } else if name.hasSuffix(".layout.yaml") || name.hasSuffix(".layout.yml") {
      self = .layoutFile
    } else if let language = SourceLanguage(path: path) {
      self = .source(language)
    } else if let kind = SettingsKind(path: path) {
      self = .settings(kind)
    } else {
      return nil
    }
  }
}
