// SPDX-License-Identifier: MIT

import Foundation
import Yams

/// The manifests from which Tuist makes Xcode projects: `Project.swift` in several folders, with the helpers in `Tuist`.
///
/// They are read as one specification: targets of all projects can depend on each other by their names.
struct TuistManifests {
  /// The names of the files that Tuist looks for.
  static let fileNames = ["Workspace.swift", "Project.swift"]

  /// The specification that says the same.
  private(set) var specification: Node = [:]
  /// The parts that only a run of the manifests tells, in sentences.
  private(set) var notes: [String] = []

  private static let skipped: Set<String> = ["Tuist", "Derived", "Pods", "build", "node_modules"]

  /// Whether a file is a manifest of Tuist.
  static func isManifest(_ file: URL) -> Bool {
    guard fileNames.contains(file.lastPathComponent), let text = try? String(contentsOf: file, encoding: .utf8) else {
      return false
    }
    return ImportScan.modules(in: text).contains("ProjectDescription")
  }

  /// Reads the manifest, and those of the other projects that Tuist makes with it.
  ///
  /// - Throws: ``ManifestPlanError`` if no target is stated in literals.
  init(_ file: URL) throws {
    let folder = file.deletingLastPathComponent().standardizedFileURL
    let root = Self.root(above: folder)
    let helpers = Self.helpers(below: root)
    var targets: [(Node, Node)] = []
    var packages = try Self.packages(root, from: folder, helpers)
    let manifests = Self.manifests(below: root)
    for manifest in manifests {
      guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { continue }
      let evaluator = ManifestEvaluator(program: ManifestProgram(helpers + [text]))
      guard let project = evaluator.constant("project") else { continue }
      let directory = manifest.deletingLastPathComponent()
      let reader = TuistTargets(
        directory: RelativePath.path(from: folder, to: directory), root: RelativePath.path(from: folder, to: root))
      let list = project["targets"]?.elements.compactMap { reader.target($0, of: project) } ?? []
      targets += list.map { (Node($0.name), $0.contents) }
      for package in project["packages"]?.elements ?? [] {
        if let found = reader.package(package) { packages.append(found) }
      }
      let name = RelativePath.path(from: root, to: manifest)
      notes += list.flatMap { target in target.notes.map { "\(name): \($0)" } } + Self.notes(of: project, in: name)
    }
    guard !targets.isEmpty else {
      let files = manifests.map { RelativePath.path(from: root, to: $0) }.joined(separator: ", ")
      throw ManifestPlanError(
        message: """
          The targets in \(files) are not stated in literals, and manifests of Tuist are not run. `tuist generate` makes an \
          Xcode project that can be read.
          """)
    }
    specification["name"] = Node(folder.lastPathComponent)
    specification["targets"] = Node(targets)
    specification["packages"] = Node(packages.map { (Node($0.name), $0.contents) })
  }

  /// The parts of a project's list of targets that are computed.
  private static func notes(of project: ManifestValue, in name: String) -> [String] {
    let lists = project["targets"].map { list -> [String] in
      switch list {
      case .computed(let source): return [source]
      case .list(let elements):
        return elements.compactMap { if case .computed(let source) = $0 { source } else { nil } }
      default: return []
      }
    }
    return (lists ?? []).map { source in
      "\(name): targets are computed, and not read: \(source.split(whereSeparator: \.isNewline).first ?? "")"
    }
  }

  // MARK: Files

  /// The folder that Tuist takes for the root: one with its folder of helpers, or with the workspace.
  private static func root(above folder: URL) -> URL {
    var current = folder
    while current.path != "/" {
      let marks = ["Tuist", "Tuist.swift", "Workspace.swift"].map { current.appendingPathComponent($0).path }
      if marks.contains(where: FileManager.default.fileExists) { return current }
      if FileManager.default.fileExists(atPath: current.appendingPathComponent(".git").path) { break }
      current.deleteLastPathComponent()
    }
    return folder
  }

  private static func manifests(below root: URL) -> [URL] {
    let files = DirectoryTree(root).files.filter { path in
      let parts = path.split(separator: "/").map(String.init)
      return parts.last == "Project.swift" && skipped.isDisjoint(with: parts.dropLast())
    }
    return files.map(root.appendingPathComponent).filter(isManifest)
  }

  /// The sources of the helpers: those of the project, and those of plugins in its folders.
  private static func helpers(below root: URL) -> [String] {
    DirectoryTree(root).files.filter { path in
      path.hasSuffix(".swift") && path.split(separator: "/").contains("ProjectDescriptionHelpers")
    }.compactMap { try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The packages of the manifest that Tuist has SwiftPM fetch. Their paths begin in the directory of that manifest.
  ///
  /// - Parameter folder: The directory of the specification.
  private static func packages(
    _ root: URL, from folder: URL, _ helpers: [String]
  ) throws -> [(name: String, contents: Node)] {
    for path in ["Tuist/Package.swift", "Tuist/Dependencies.swift", "Package.swift"] {
      let file = root.appendingPathComponent(path)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let evaluator = ManifestEvaluator(program: ManifestProgram(helpers + [text]))
      let reader = TuistTargets(
        directory: RelativePath.path(from: folder, to: file.deletingLastPathComponent()),
        root: RelativePath.path(from: folder, to: root))
      let list =
        evaluator.constant("package")?["dependencies"]
        ?? evaluator.constant("dependencies")?["swiftPackageManager"]
      return (list?.elements ?? []).compactMap(reader.package)
    }
    return []
  }
}
