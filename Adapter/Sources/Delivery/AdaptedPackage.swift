// SPDX-License-Identifier: MIT

import Foundation

/// A package whose sources are adapted, with the packages it depends on.
public struct AdaptedPackage: Sendable {
  /// The directory with the manifest, without symbolic links.
  public let root: URL
  /// The directory that SwiftPM builds in.
  public let scratch: URL

  /// The directory with the sources: `root`, or the destination of links in it.
  public let sources: URL
  /// The paths below which SwiftPM finds the sources: links in `root` that lead to them, or `root` itself where everything in it is a
  /// link; none if they are in `root` themselves.
  public let links: [URL]
  /// The targets for whose resources Tuist generates accessors.
  public let resourceTargets: [ResourceTarget]

  /// Creates the description of a package.
  ///
  /// - Parameters:
  ///   - links: The links in `root` that lead to the sources.
  ///   - resourceTargets: The targets for whose resources Tuist generates accessors.
  public init(root: String, scratch: String?, links: [URL] = [], resourceTargets: [ResourceTarget] = []) {
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath()
    self.links = links
    self.resourceTargets = resourceTargets
    sources = links.first?.resolvingSymlinksInPath() ?? self.root
    self.scratch =
      scratch.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
      ?? self.root.appendingPathComponent(".build", isDirectory: true)
  }

  /// Creates the description of a package whose directory has links to everything in the directory with the sources.
  public init(root: String, scratch: String, sources: URL) {
    self.root = URL(fileURLWithPath: root).resolvingSymlinksInPath()
    links = [self.root]
    resourceTargets = []
    self.sources = sources
    self.scratch = URL(fileURLWithPath: scratch).resolvingSymlinksInPath()
  }

  /// The options of SwiftPM that name the directories.
  public var directoryOptions: [String] { ["--package-path", root.path, "--scratch-path", scratch.path] }

  /// The paths by which the compiler opens the sources, those of the packages that this one depends on included.
  public func sourcePaths() -> SourcePaths {
    let copies = recordedDependencies().compactMap { copy, _ in
      LinkedPackage.origin(of: copy).map { (directory: $0.path, link: copy.path) }
    }
    let through = links.map { (directory: sources.path, link: $0.path) } + copies
    // The texts that take the place of targets are in the packages with links themselves.
    let own = through.map { "\($0.link)/\(LinkedPackage.standIns)" }.map { (directory: $0, link: $0) }
    return SourcePaths(own + through)
  }

  /// The directory of the adapted texts, the overlay and the toolset.
  public var output: URL { scratch.appendingPathComponent("tinamou", isDirectory: true) }

  /// Whether a path from the manifest is that of a target whose stand-ins take its place.
  public func hasStandIns(at path: String) -> Bool { path.hasPrefix(LinkedPackage.standIns + "/") }

  /// The manifest.
  public var manifest: URL { root.appendingPathComponent("Package.swift") }

  /// Whether there is a manifest.
  public var hasManifest: Bool { FileManager.default.fileExists(atPath: manifest.path) }

  /// Whether the manifest declares a target with tests.
  public var declaresTests: Bool { manifestContains([".testTarget("]) }

  /// Whether the manifest declares a program or an app.
  public var declaresProgram: Bool { manifestContains([".executableTarget(", ".executable(", ".iOSApplication("]) }

  private func manifestContains(_ calls: [String]) -> Bool {
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    return calls.contains { text.contains($0) }
  }

  /// Whether there is a list of tests, as SwiftPM needed on Linux before it searched for them. Those of today are out of date as a rule.
  public var listsTests: Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent("Tests/LinuxMain.swift").path)
  }

  /// The versions of the dependencies.
  var resolvedVersions: URL { root.appendingPathComponent("Package.resolved") }

  /// Whether SwiftPM has to look for dependencies before sources can be adapted.
  public var needsResolution: Bool {
    guard let manifest = modificationDate(manifest) else { return false }
    guard modificationDate(workspaceState) != nil, let resolved = modificationDate(resolution) else { return true }
    return resolved < manifest
  }

  /// Notes that SwiftPM has looked for the dependencies of the present manifest.
  public func noteResolution() throws {
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try Data().write(to: resolution)
  }

  /// The directories with the sources of the packages that this one depends on.
  public func dependencies() -> [URL] {
    recordedDependencies().map { LinkedPackage.origin(of: $0.directory) ?? $0.directory }
  }

  /// The directories with the sources of those that it depends on by their paths, which belong to the same project as a rule.
  func localDependencies() -> [URL] {
    recordedDependencies().filter(\.isLocal).map { LinkedPackage.origin(of: $0.directory) ?? $0.directory }
  }

  /// The packages that this one depends on, as SwiftPM recorded them.
  private func recordedDependencies() -> [(directory: URL, isLocal: Bool)] {
    guard let data = try? Data(contentsOf: workspaceState),
      let state = try? JSONDecoder().decode(WorkspaceState.self, from: data)
    else { return [] }
    return state.object.dependencies.map { dependency in
      let isLocal = ["fileSystem", "root"].contains(dependency.packageRef.kind)
      let directory =
        isLocal
        ? URL(fileURLWithPath: dependency.packageRef.location)
        : scratch.appendingPathComponent("checkouts").appendingPathComponent(dependency.subpath)
      return (directory.resolvingSymlinksInPath(), isLocal)
    }
  }

  /// A file whose date is that of the last resolution; SwiftPM's own is not written again when nothing changed.
  private var resolution: URL { output.appendingPathComponent("resolved") }

  /// SwiftPM's record of the dependencies and where they are.
  var workspaceState: URL { scratch.appendingPathComponent("workspace-state.json") }

  private func modificationDate(_ file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
}

/// The part of SwiftPM's `workspace-state.json` that names the dependencies.
private struct WorkspaceState: Decodable {
  struct Object: Decodable { var dependencies: [Dependency] }
  struct Dependency: Decodable {
    var packageRef: Reference
    var subpath: String
  }
  struct Reference: Decodable {
    var kind: String
    var location: String
  }
  var object: Object
}
