// SPDX-License-Identifier: MIT

import Foundation

/// The sources that one means by a folder without a manifest: the Xcode project in it, or the Swift files.
public enum ProjectSearch: Hashable, Sendable {
  /// An Xcode project, or the specification from which XcodeGen makes one.
  case project(URL)
  /// A folder with Swift files, without a project.
  case folder(URL)
  /// One Swift file.
  case file(URL)

  /// Finds the project in a folder, or else the Swift files in it.
  ///
  /// - Parameter isForTests: Whether the only project with unit tests in the folder itself comes before projects of apps.
  /// - Throws: An error that lists the projects if there are several and none is that of the app.
  public init(in folder: URL, isForTests: Bool = false) throws {
    let folder = folder.standardizedFileURL
    if Self.isSwiftFile(folder) {
      self = .file(folder)
      return
    }
    let (found, folders) = Self.nearbyProjects(of: folder)
    var apps = found.count > 1 ? found.filter(Self.hasApp) : found
    // The others are apps for other systems, or examples of libraries.
    for isPreferred in [Self.isForPhones, Self.isNoExample] where apps.count > 1 {
      let preferred = apps.filter(isPreferred)
      if !preferred.isEmpty { apps = preferred }
    }
    let tested = isForTests ? Self.tested(found, in: folder) : []
    let workspaces = folders.flatMap(Self.names).filter { $0.hasSuffix(".xcworkspace") }
    let names = workspaces.map { String($0.dropLast(".xcworkspace".count)) }
    let named = ([folder.lastPathComponent] + names).lazy.compactMap { name in
      apps.first { $0.deletingPathExtension().lastPathComponent == name }
    }
    if let project = tested.count == 1 ? tested.first : apps.count == 1 ? apps.first : named.first {
      self = .project(project)
    } else if found.isEmpty {
      self = .folder(folder)
    } else {
      let paths = (apps.isEmpty ? found : apps).map { RelativePath.path(from: folder, to: $0) }
      throw ManifestPlanError(
        message: """
          There are several projects in \(folder.path): \(paths.joined(separator: ", ")). Name the folder of one of them, or \
          write a manifest for it: `tinamou init --from \(paths[0])`.
          """)
    }
  }

  /// The plan of the manifest for the sources, which belongs to `directory` unless the sources are elsewhere.
  ///
  /// - Parameters:
  ///   - isKeptElsewhere: Whether the manifest is written to another directory, so that a package in its own can be a dependency.
  ///   - outputs: Files and folders that commands have written, which are no resources.
  public func plan(
    target: String? = nil, isForTests: Bool = false, in directory: URL? = nil, isKeptElsewhere: Bool = false,
    outputs: Set<URL> = []
  ) throws -> ManifestPlan {
    switch self {
    case .project(let url):
      return try ManifestPlan(
        project: url, target: target, isForTests: isForTests, isKeptElsewhere: isKeptElsewhere, outputs: outputs)
    case .folder(let url):
      let directory = directory?.standardizedFileURL ?? url
      let isInside = (url.path + "/").hasPrefix(directory.path + "/")
      return try ManifestPlan(folder: url, directory: isInside ? directory : url, outputs: outputs)
    case .file(let url):
      let directory = url.deletingLastPathComponent()
      return try ManifestPlan(folder: directory, file: url.lastPathComponent, directory: directory)
    }
  }

  /// Whether there is a project with unit tests in a folder, or in folders below.
  public static func hasTestedProject(in folder: URL) -> Bool {
    nearbyProjects(of: folder.standardizedFileURL).projects.contains(where: hasTests)
  }

  /// Whether there is a project with an app in a folder, in a workspace in it, or in folders below.
  public static func hasProjectOfApp(in folder: URL) -> Bool {
    nearbyProjects(of: folder.standardizedFileURL).projects.contains(where: hasApp)
  }

  /// The description of what is built, from a folder: the manifest, the project with its target, or the Swift files.
  public static func description(in folder: URL) throws -> String {
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      return "a Swift package"
    }
    let search = try ProjectSearch(in: folder)
    let plan = try search.plan()
    switch search {
    case .project(let url):
      let path = RelativePath.path(from: folder.standardizedFileURL, to: url)
      return "the \(plan.kind) \(plan.package) of \(path)"
    case .folder, .file: return "the \(plan.kind) \(plan.package), of Swift files without a project"
    }
  }

  // MARK: Roots

  /// Whether a path is that of what can be built: a Swift file, or a folder, unless it is a part of the package in the current one.
  public static func isRoot(_ url: URL) -> Bool {
    if isSwiftFile(url) { return true }
    guard isDirectory(url) else { return false }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return isProjectFolder(url) || !isProjectFolder(current)
  }

  /// The innermost folder with a package or project around a Swift file, up to that of the repository; `nil` for a folder.
  public static func projectFolder(of file: URL) -> URL? {
    guard isSwiftFile(file) else { return nil }
    var folder = file.standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      if isProjectFolder(folder) { return folder }
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isProjectFolder(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      || !projects(in: folder).isEmpty
  }

  private static func isSwiftFile(_ url: URL) -> Bool {
    url.pathExtension == "swift" && FileManager.default.fileExists(atPath: url.path) && !isDirectory(url)
  }

  private static func isDirectory(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  // MARK: Files

  static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "vendor", "fastlane", "Tuist",
  ]

  /// The number of folders between that of a repository and that of an app, as in `apps/ios`, at most.
  private static let depth = 3

  /// The projects in a folder, or else those in the nearest folders below that have an app, where repositories often have them; and the
  /// folders that were searched.
  private static func nearbyProjects(of folder: URL) -> (projects: [URL], folders: [URL]) {
    let own = projects(in: folder)
    let hasSources = names(in: folder).contains { $0.hasSuffix(".swift") && !isManifest($0) }
    if !own.isEmpty || hasSources { return (own, [folder]) }
    var (folders, level) = ([folder], [folder])
    var nearest: (projects: [URL], folders: [URL]) = ([], [folder])
    for distance in 1...depth {
      level = level.flatMap(subfolders)
      folders += level
      let found = level.flatMap(projects)
      if distance == 1 { nearest = (found, folders) }
      if found.contains(where: hasApp) { return (found, folders) }
    }
    return nearest
  }

  private static func subfolders(of folder: URL) -> [URL] {
    let names = names(in: folder).filter { !skipped.contains($0) && !DirectoryTree.isBundle($0) }
    return names.map(folder.appendingPathComponent).filter(isDirectory)
  }

  /// The projects with unit tests: those in the folder itself if there are any, and examples only if there are no others.
  private static func tested(_ projects: [URL], in folder: URL) -> [URL] {
    var tested = projects.filter(hasTests)
    for isPreferred in [{ isIn(folder, $0) }, isNoExample] {
      let preferred = tested.filter(isPreferred)
      if !preferred.isEmpty { tested = preferred }
    }
    return tested
  }

  /// Whether a file with Swift is read by a tool, and is no source of an app.
  private static func isManifest(_ name: String) -> Bool {
    ["Package.swift", "Dangerfile.swift"].contains(name) || name.hasPrefix("Package@swift-")
  }

  /// The projects in a folder; those of the first workspace come first.
  private static func projects(in folder: URL) -> [URL] {
    let names = names(in: folder)
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.compactMap {
      XcodeWorkspace(folder.appendingPathComponent($0))
    }
    let members = workspaces.flatMap(\.members).filter { $0.pathExtension == "xcodeproj" }
    let own = names.filter { $0.hasSuffix(".xcodeproj") }.map { folder.appendingPathComponent($0).standardizedFileURL }
    var seen: Set<String> = []
    let projects = (members + own).filter { project in
      seen.insert(project.path).inserted && skipped.isDisjoint(with: project.pathComponents.suffix(2).dropLast())
        && FileManager.default.fileExists(atPath: project.appendingPathComponent("project.pbxproj").path)
    }
    // Repositories with a specification often leave the project out.
    return projects.isEmpty ? ProjectSpecification.file(in: folder).map { [$0] } ?? [] : projects
  }

  /// Whether a project names iOS in its settings, or no system.
  private static func isForPhones(_ project: URL) -> Bool {
    guard let text = try? String(contentsOf: project.appendingPathComponent("project.pbxproj"), encoding: .utf8) else {
      return true
    }
    let others = ["SDKROOT = macosx", "SDKROOT = watchos", "SDKROOT = appletvos", "MACOSX_DEPLOYMENT_TARGET"]
    return text.contains("IPHONEOS_DEPLOYMENT_TARGET") || text.contains("SDKROOT = iphoneos")
      || !others.contains(where: text.contains)
  }

  private static func isNoExample(_ project: URL) -> Bool {
    !project.pathComponents.contains { part in
      ["Example", "Demo", "Sample"].contains { part.hasPrefix($0) || part.hasSuffix($0 + ".xcodeproj") }
    }
  }

  private static func hasApp(_ project: URL) -> Bool { has("application", project) }

  private static func hasTests(_ project: URL) -> Bool { has("bundle.unit-test", project) }

  private static func isIn(_ folder: URL, _ project: URL) -> Bool {
    project.deletingLastPathComponent().standardizedFileURL.path == folder.path
  }

  /// Whether a project has a target with a type of product.
  private static func has(_ type: String, _ project: URL) -> Bool {
    guard project.pathExtension == "xcodeproj" else {
      let specification = try? ProjectSpecification(project)
      return specification?.targets.contains { $0.contents["type"]?.text == type } ?? false
    }
    let text = try? String(contentsOf: project.appendingPathComponent("project.pbxproj"), encoding: .utf8)
    return text?.contains("\"com.apple.product-type.\(type)\"") ?? false
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
