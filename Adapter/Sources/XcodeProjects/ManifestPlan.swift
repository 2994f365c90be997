// SPDX-License-Identifier: MIT

import Foundation

/// The manifest for an app, and what cannot be part of its package.
public struct ManifestPlan {
  /// The directory that the manifest belongs to.
  public let directory: URL
  /// The text of `Package.swift`.
  public private(set) var manifest = ""
  /// The files that are not part of the package, with the reasons.
  public private(set) var excluded: [ExcludedFile] = []

  private let tree: DirectoryTree
  private var targets: [PlannedTarget] = []

  /// Plans the manifest for a target of an Xcode project, with the targets of the project that it needs and that test it.
  public init(project url: URL, target name: String?) throws {
    var root = url.deletingLastPathComponent()
    var selection = try TargetSelection(project: url, target: name, root: root)
    if selection.ascent > 0 {
      // SwiftPM takes no files from above the manifest's directory.
      for _ in 0..<selection.ascent { root.deleteLastPathComponent() }
      selection = try TargetSelection(project: url, target: name, root: root)
    }
    directory = root
    tree = selection.tree
    let targets = selection.targets + selection.tests
    let reasons = SourceExclusion(targets, in: tree, below: root, modules: selection.modules).reasons
    for target in targets { plan(target, targets, selection.packages, reasons) }
    removeMissingDependencies()
    manifest = manifestText(
      package: selection.app.module, region: selection.developmentRegion, packages: selection.packages,
      version: selection.app.swiftVersion ?? "5")
  }

  /// Plans the manifest for a folder with the sources of an app.
  public init(folder: URL) throws {
    let generic: Set<String> = ["Sources", "Source", "Classes", "src"]
    let last = folder.lastPathComponent
    directory = folder.deletingLastPathComponent()
    let name = XcodeProject.identifier(generic.contains(last) ? directory.lastPathComponent : last)
    tree = DirectoryTree(directory)
    guard tree.files.contains(where: { $0.hasPrefix(last + "/") && $0.hasSuffix(".swift") }) else {
      throw ManifestPlanError(message: "There are no Swift files in \(folder.path).")
    }
    var app = XcodeTarget(
      identifier: "", name: name, module: name, kind: .application, sources: [], resources: [], folders: [last],
      exceptions: [], dependencies: [], products: [], swiftVersion: nil)
    if !tree.files.contains(where: { $0.hasPrefix(last + "/") && $0.hasSuffix(".swift") && isProgram($0) }) {
      app.kind = .library
    }
    plan(app, [app], [], SourceExclusion([app], in: tree, below: directory, modules: [name]).reasons)
    for tests in [name + "Tests", "Tests"] where tree.files.contains(where: { $0.hasPrefix(tests + "/") }) {
      let target = XcodeTarget(
        identifier: "", name: name + "Tests", module: name + "Tests", kind: .unitTests, sources: [], resources: [],
        folders: [tests], exceptions: [], dependencies: [""], products: [], swiftVersion: nil)
      plan(target, [app], [], SourceExclusion([app, target], in: tree, below: directory, modules: [name]).reasons)
      break
    }
    manifest = manifestText(package: name, region: "en", packages: [], version: "5")
  }

  /// The report for the user.
  public var report: String {
    var lines = ["Wrote Package.swift in \(directory.path).\n"]
    if !excluded.isEmpty { lines.append("Not part of the package:\n") }
    lines += excluded.map { "  \($0.path) \($0.reason.sentence)\n" }
    return lines.joined()
  }

  // MARK: Targets

  private mutating func plan(
    _ target: XcodeTarget, _ all: [XcodeTarget], _ packages: [XcodePackage], _ reasons: [String: ExcludedFile.Reason]
  ) {
    let existing = Set(tree.files)
    let named = TargetSelection.namedFiles(of: target, in: tree)
    var sources: Set<String> = []
    var resources: Set<String> = []
    for path in Set(named).sorted() {
      guard existing.contains(path) else {
        // A reference to a folder stands for all that is in it.
        let inside = tree.files.filter { $0.hasPrefix(path + "/") }
        if inside.isEmpty {
          excluded.append(ExcludedFile(path: path, reason: .missing))
        } else {
          resources.insert(path)
        }
        continue
      }
      switch FileKind(path) {
      case .swift:
        if let reason = reasons[path] {
          excluded.append(ExcludedFile(path: path, reason: reason))
        } else {
          sources.insert(path)
        }
      case .otherLanguage: excluded.append(ExcludedFile(path: path, reason: .otherLanguage))
      case .xcodeOnly(let kind): excluded.append(ExcludedFile(path: path, reason: .xcodeOnly(kind)))
      case .resource: resources.insert(path)
      case .ignored: break
      }
    }
    guard !sources.isEmpty else { return }
    let root = Self.commonDirectory(sources.union(resources))
    var dependencies = target.dependencies.compactMap { identifier in
      all.first {
        $0.identifier == identifier && $0.identifier != target.identifier || identifier.isEmpty && $0.identifier.isEmpty
      }
    }.map { "\"\($0.module)\"" }
    for product in target.products {
      guard let package = packages.first(where: { $0.products.contains(product) }) else { continue }
      dependencies.append(".product(name: \"\(product)\", package: \"\(package.identity)\")")
    }
    let prefix = root.isEmpty ? 0 : root.count + 1
    let kept = sources.union(resources.flatMap { path in tree.files.filter { $0 == path || $0.hasPrefix(path + "/") } })
    targets.append(
      PlannedTarget(
        kind: target.kind == .unitTests ? .tests : target.kind == .application ? .program : .library,
        name: target.module,
        path: root, dependencies: dependencies, excluded: tree.excluded(below: root, keeping: kept),
        resources: resources.sorted().map { String($0.dropFirst(prefix)) }))
  }

  /// Removes dependencies on targets of which no file can be compiled.
  private mutating func removeMissingDependencies() {
    let names = Set(targets.map { "\"\($0.name)\"" })
    for index in targets.indices {
      targets[index].dependencies.removeAll { $0.hasPrefix("\"") && !names.contains($0) }
    }
  }

  private func isProgram(_ path: String) -> Bool {
    if path.hasSuffix("/main.swift") { return true }
    guard let text = try? String(contentsOf: directory.appendingPathComponent(path), encoding: .utf8) else {
      return false
    }
    return text.contains("@main") || text.contains("@UIApplicationMain")
  }

  static func commonDirectory(_ paths: Set<String>) -> String {
    var common = (paths.first ?? "").split(separator: "/").dropLast().map(String.init)
    for path in paths {
      let parts = path.split(separator: "/").dropLast().map(String.init)
      common = Array(common.prefix(zip(common, parts).prefix { $0 == $1 }.count))
    }
    return common.joined(separator: "/")
  }

  // MARK: Text

  private func manifestText(package: String, region: String, packages: [XcodePackage], version: String) -> String {
    let mode = version.hasPrefix("6") ? ".v6" : ".v5"
    var text = """
      // swift-tools-version: 6.1

      import PackageDescription

      let package = Package(
        name: "\(package)",
        defaultLocalization: "\(region)",
        platforms: [.iOS(.v15)],

      """
    if !packages.isEmpty {
      text += "  dependencies: [\n" + packages.map { "    .package(\($0.arguments)),\n" }.joined() + "  ],\n"
    }
    text += "  targets: [\n" + targets.map { $0.text + ",\n" }.joined() + "  ],\n"
    return text + "  swiftLanguageModes: [\(mode)]\n)\n"
  }
}
