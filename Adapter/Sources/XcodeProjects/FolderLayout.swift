// SPDX-License-Identifier: MIT

import Foundation

/// The role of the folders in a folder with the sources of an app, which has no project.
struct FolderLayout {
  /// The name of the app.
  let name: String
  /// The paths of the Swift files of the app.
  let sources: [String]
  /// The target with the tests.
  let tests: XcodeTarget?

  private let folder: String
  private let others: Set<String>

  /// The names of manifests: those of SwiftPM, and of Tuist, which makes Xcode projects of its own.
  private static let manifests: Set<String> = ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"]

  private static let generic = ["Sources", "Source", "Classes", "src"]

  /// - Parameters:
  ///   - folder: The folder with the sources.
  ///   - file: The name of the only file that counts; all files if it is `nil`.
  ///   - directory: The directory of the manifest, which paths are relative to.
  init(folder url: URL, file: String?, directory: URL, _ tree: DirectoryTree) throws {
    if let file {
      (name, sources, folder, tests) = (XcodeProject.identifier(String(file.dropLast(6))), [file], "", nil)
      others = Set(tree.files).subtracting([file])
      return
    }
    var folder = RelativePath.path(from: directory, to: url)
    let last = url.lastPathComponent
    let name = XcodeProject.identifier(
      Self.generic.contains(last) ? url.deletingLastPathComponent().lastPathComponent : last)
    let swift = tree.files.filter { $0.hasSuffix(".swift") && (folder.isEmpty || $0.hasPrefix(folder + "/")) }
    // Tests and other people's code are not the app's.
    let isOther = { (path: String) in
      let parts = path.dropFirst(folder.isEmpty ? 0 : folder.count + 1).split(separator: "/").dropLast()
      return parts.contains { $0.hasSuffix("Tests") || ProjectSearch.skipped.contains(String($0)) }
        || Self.isManifest(path, in: directory)
    }
    let sources = swift.filter { !isOther($0) }
    guard !sources.isEmpty else {
      throw ManifestPlanError(
        message: """
          There are no Swift files and no Xcode project in \(url.path). Name the project or the folder of the app: \
          `tinamou init --from App.xcodeproj`.
          """)
    }
    let inner = Self.generic.first { name in sources.allSatisfy { $0.hasPrefix(name + "/") } }
    if folder.isEmpty, let inner { folder = inner }
    self.name = name
    self.sources = sources
    self.folder = folder
    others = Set(tree.files.filter(isOther))
    // The tests are beside the sources, or in the folder with them.
    let places = [name + "Tests", "Tests"]
    let testFolder = places.first { place in
      tree.files.contains { $0.hasPrefix(place + "/") && $0.hasSuffix(".swift") }
    }
    tests = testFolder.map { Self.target(name + "Tests", .unitTests, [$0], [], dependencies: [""]) }
  }

  private static func isManifest(_ path: String, in directory: URL) -> Bool {
    guard manifests.contains(String(path.split(separator: "/").last ?? "")) else { return false }
    let text = (try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8)) ?? ""
    return !ImportScan.modules(in: text).isDisjoint(with: ["PackageDescription", "ProjectDescription"])
  }

  /// The target of the app, which is a library unless one of its files is its entry.
  func app(isProgram: Bool) -> XcodeTarget {
    Self.target(name, isProgram ? .application : .library, [folder], others, dependencies: [])
  }

  private static func target(
    _ name: String, _ kind: XcodeTarget.Kind, _ folders: [String], _ exceptions: Set<String>, dependencies: [String]
  ) -> XcodeTarget {
    XcodeTarget(
      identifier: "", name: name, module: name, kind: kind, sources: [], resources: [], folders: folders,
      exceptions: exceptions, dependencies: dependencies, products: [], swiftVersion: nil)
  }
}
