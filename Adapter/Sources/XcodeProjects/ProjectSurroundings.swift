// SPDX-License-Identifier: MIT

import Foundation

/// The projects and packages near an Xcode project in which modules are found that its targets import.
///
/// Xcode finds a module by its name in every project of a workspace. Packages are those that the project or a
/// workspace refers to, and those in the directories that enclose the project, which examples of libraries use.
struct ProjectSurroundings {
  /// The project and those that it or a workspace refers to; the project is the first.
  private(set) var projects: [XcodeProject] = []
  /// The packages.
  private(set) var packages: [LocalPackage] = []

  /// Reads the project at `url` and finds its surroundings.
  ///
  /// - Parameters:
  ///   - root: The directory that all paths are relative to.
  ///   - takesPackageInRoot: Whether a package in that directory counts. It does not where its manifest is the one that is being written.
  init(of url: URL, root: URL, takesPackageInRoot: Bool = false) throws {
    let project = try Self.project(at: url, root, prefix: "")
    projects = [project]
    let directory = url.deletingLastPathComponent()
    let members = XcodeWorkspace.containing(url).flatMap(\.members)
    let references = project.projectReferences.map { root.appendingPathComponent($0).standardizedFileURL }
    for (position, other) in Self.unique(references + members).enumerated()
    where other.pathExtension == "xcodeproj" && other.path != url.standardizedFileURL.path {
      // A project that is not there, such as that of dependencies that were not downloaded, is left out.
      if let project = try? Self.project(at: other, root, prefix: "\(position + 1):") { projects.append(project) }
    }
    var directories = project.folderReferences.map { root.appendingPathComponent($0) } + members
    directories += project.synchronizedFolders.flatMap { Self.subdirectories(of: root.appendingPathComponent($0)) }
    directories += Self.enclosing(directory)
    let places = Self.unique(directories.map(\.standardizedFileURL))
    packages = places.filter { takesPackageInRoot || $0.path != root.standardizedFileURL.path }
      .compactMap(LocalPackage.init)
  }

  /// Returns the package with a product, and the product, by a name of a product or module.
  func product(_ name: String) -> (package: LocalPackage, product: LocalPackage.Product)? {
    for package in packages {
      if let product = package.product(name) { return (package, product) }
    }
    return nil
  }

  /// Returns the library with a module.
  func library(_ module: String) -> XcodeTarget? {
    projects.lazy.flatMap(\.targets).first { target in
      target.kind == .library && target.module == module
        && (!target.folders.isEmpty || target.sources.contains { $0.hasSuffix(".swift") })
    }
  }

  // MARK: Search

  private static func project(at url: URL, _ root: URL, prefix: String) throws -> XcodeProject {
    let directory = RelativePath.path(from: root, to: url.deletingLastPathComponent())
    let spelling = { FileSpelling.path($0, below: root) }
    let configuration = { ConfigurationFile(root.appendingPathComponent($0)).settings }
    guard url.pathExtension == "xcodeproj" else {
      return try XcodeProject(
        ProjectSpecification(url), directory: directory, prefix: prefix, files: DirectoryTree(root).files,
        spelling: spelling, configuration: configuration)
    }
    let text = try String(contentsOf: url.appendingPathComponent("project.pbxproj"), encoding: .utf8)
    return try XcodeProject(
      text, directory: directory, prefix: prefix, spelling: spelling, configuration: configuration)
  }

  private static func subdirectories(of directory: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return [directory] + names.filter { !$0.hasPrefix(".") }.sorted().map(directory.appendingPathComponent)
  }

  /// The directories above one, up to that of the repository.
  private static func enclosing(_ directory: URL) -> [URL] {
    var result: [URL] = []
    var current = directory.standardizedFileURL
    for _ in 0..<4 where current.path != "/" {
      if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) { break }
      current.deleteLastPathComponent()
      result.append(current)
    }
    return result
  }

  private static func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<String> = []
    return urls.filter { seen.insert($0.path).inserted }
  }
}
