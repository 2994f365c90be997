// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import XcodeProjects

/// A package for a project without a manifest, in the directory `.tinamou` of the project, in which everything else stays as it is.
///
/// SwiftPM takes only files from below the manifest, so a link beside it leads to the project; several links, if targets share files.
/// Before each build, SwiftPM walks through the directories of the targets, and through links in them. Where the directory of a target
/// contains that of the package, the link would lead round in circles, so the package is in the user's directory for caches.
struct GeneratedPackage: Sendable {
  /// The directory with the manifest.
  let root: URL
  /// The directory with the sources, by its paths through the links.
  let links: [URL]
  /// The directory that SwiftPM builds in unless another is named.
  let scratch: URL

  /// The files and folders that commands have written.
  let outputs: Set<URL>

  private let home: URL
  private let plan: ManifestPlan
  /// The package with Tinamou's SnapKit.
  private let chains: ChainPackage
  /// The packages near the project.
  let local: LocalPackages
  private let given: PackageFolder?

  /// The symbol of the app's main function, under which SwiftPM links it with tests; `nil` for a library.
  var mainFunction: String? { plan.program.map { "\(ModuleName.of(target: $0))_main" } }

  /// The build settings of the app.
  var settings: [String: String] { plan.settings }
  /// Entries of the app's information property list that the project contains.
  var information: Data? { plan.information }

  /// The targets for whose resources Tuist generates accessors.
  var resourceTargets: [ResourceTarget] {
    plan.targetsWithAccessors.map { target in
      ResourceTarget(
        name: target.name, sources: target.sources.map { plan.directory.appendingPathComponent($0).path },
        resources: target.resources.map(plan.directory.appendingPathComponent))
    }
  }

  /// Writes the manifest if it has to change, and then reports what is not part of the package.
  ///
  /// - Parameters:
  ///   - isForTests: Whether a library with tests comes before an app without tests.
  ///   - outputs: Files and folders that the command writes.
  ///   - given: A folder with packages for modules that cannot be fetched.
  ///   - installation: The installation with Tinamou's SnapKit.
  ///   - compiler: The compiler in its own words.
  init(
    project folder: URL, isForTests: Bool, outputs: [URL], packages given: PackageFolder?, _ installation: Installation,
    compiler: String
  ) throws {
    self.given = given
    var written = CommandOutputs(in: ProjectCache.directory(of: folder))
    written.add(outputs)
    self.outputs = written.all
    plan = try ProjectSearch(in: folder, isForTests: isForTests).plan(
      isForTests: isForTests, isKeptElsewhere: true, outputs: written.all)
    let own = plan.directory(of: folder).appendingPathComponent(".tinamou", isDirectory: true)
    home = plan.isInTarget(own) ? ProjectCache.directory(of: folder) : own
    root = home.appendingPathComponent("package", isDirectory: true)
    chains = ChainPackage(in: home, installation)
    local = try LocalPackages(
      at: plan.localDirectories, home: home, compiler: compiler, chains: chains, given: given)
    scratch = home.appendingPathComponent("build", isDirectory: true)
    let package = root
    links = plan.links(below: plan.directory.lastPathComponent).map {
      package.appendingPathComponent($0, isDirectory: true)
    }
    try Self.create(home)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for link in links { try Self.link(link, to: plan.directory) }
    if try writeManifest() { StandardError.write(try possiblePlan().exclusions.joined()) }
    let versions = root.appendingPathComponent("Package.resolved")
    if let file = plan.resolvedVersions, !FileManager.default.fileExists(atPath: versions.path) {
      try FileManager.default.copyItem(at: file, to: versions)
    }
  }

  /// Writes the manifest. Returns whether it is a new one.
  @discardableResult
  private func writeManifest() throws -> Bool {
    try chains.write()
    let plan = try possiblePlan()
    return try Self.write(
      plan.manifest(below: plan.directory.lastPathComponent), to: root.appendingPathComponent("Package.swift"))
  }

  /// The plan without packages that could not be fetched, with copies of packages that need them, and with Tinamou's SnapKit where that of
  /// others is missing.
  private func possiblePlan() throws -> ManifestPlan {
    var result = plan
    let addresses = lost.addresses
    result.removePackages(at: addresses)
    if let given { result.add(given) }
    result.movePackages(try local.writeCopies(without: addresses))
    if result.lacks(ChainPackage.module) { result.add(ChainPackage.module, from: chains.directory) }
    return result
  }

  // MARK: Packages that cannot be fetched

  private var lost: UnreachablePackages { UnreachablePackages(file: home.appendingPathComponent("unreachable")) }

  /// The names of the modules that packages near the project need and that are missing.
  var missingNames: Set<String> { local.missingNames(without: lost.addresses) }

  /// Leaves out the packages whose repositories do not answer. Returns whether there are any.
  ///
  /// - Parameter log: What SwiftPM printed when it looked for the packages.
  func leaveOutUnreachablePackages(_ log: String) throws -> Bool {
    guard try lost.find(among: plan.addresses + local.addresses, log: log) else { return false }
    try writeManifest()
    return true
  }

  /// Makes the directory, which Git does not see.
  private static func create(_ home: URL) throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try write("*\n", to: home.appendingPathComponent(".gitignore"))
  }

  private static func link(_ link: URL, to directory: URL) throws {
    let files = FileManager.default
    guard (try? files.destinationOfSymbolicLink(atPath: link.path)) != directory.path else { return }
    try? files.removeItem(at: link)
    try files.createSymbolicLink(atPath: link.path, withDestinationPath: directory.path)
  }

  /// Writes a file unless it has the text already. Its date makes SwiftPM look at the package again.
  @discardableResult
  private static func write(_ text: String, to file: URL) throws -> Bool {
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != data else { return false }
    try data.write(to: file, options: .atomic)
    return true
  }
}
