// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation
import XcodeProjects

/// A package whose manifest has to be amended, in its scratch directory: the amended manifest, and links to what is beside the
/// author's.
struct AmendedPackage: Sendable {
  /// The package that SwiftPM builds.
  let package: AdaptedPackage

  /// The name of the library with the targets that stand in none.
  private static let library = "TinamouPreviewLibrary"

  private let own: AdaptedPackage
  /// Whether the targets that stand in no library are to be shown.
  private let isForShow: Bool
  private let manifest: AmendedManifest
  private let lost: UnreachablePackages
  /// The packages that the manifest names by their directories.
  let local: LocalPackages
  private let chains: ChainPackage
  /// The directories of packages in place of those that the manifest names by their addresses, by these.
  private let given: [String: URL]

  /// Looks for the dependencies of a package; `nil` if all of them can be fetched and the manifest declares all that is needed.
  ///
  /// - Parameters:
  ///   - isForShow: Whether views of the package are to be shown.
  ///   - packages: A folder with packages in place of those that are to be fetched.
  ///   - installation: The installation with Tinamou's SnapKit.
  ///   - compiler: The compiler in its own words.
  init?(
    _ own: AdaptedPackage, isForShow: Bool, packages: PackageFolder?, _ installation: Installation, compiler: String
  ) throws {
    let lost = UnreachablePackages(file: own.output.appendingPathComponent("unreachable"))
    let kept = own.output.appendingPathComponent("manifest.json")
    let manifest = try AmendedManifest.read(in: own.root, own.directoryOptions, keeping: kept, compiler: compiler)
    let chains = ChainPackage(in: own.output, installation)
    func local() throws -> LocalPackages {
      try LocalPackages(
        at: manifest?.directories ?? [], home: own.output, compiler: compiler, chains: chains, given: packages)
    }
    let given = manifest.flatMap { packages?.directories(for: $0.addresses) } ?? [:]
    // SwiftPM cannot read the author's manifest of an app of Swift Playgrounds.
    if given.isEmpty, lost.addresses.isEmpty, manifest?.information == nil, own.needsResolution {
      let (status, log) = try own.resolve()
      if status == 0 {
        try own.noteResolution()
      } else if try manifest.map({ try lost.find(among: $0.addresses + local().addresses, log: log) }) != true {
        throw own.resolutionFailure(status, log)
      }
    }
    guard let manifest,
      !given.isEmpty || !lost.addresses.isEmpty || !manifest.undeclaredResources.isEmpty
        || !manifest.foreignTargets.isEmpty || manifest.information != nil
        || manifest.knownLanguageVersions != nil || isForShow && !manifest.targetsWithoutProduct.isEmpty
    else { return nil }
    self.isForShow = isForShow
    let root = own.output.appendingPathComponent("package", isDirectory: true)
    (self.own, self.manifest, self.lost, self.chains, self.local) = (own, manifest, lost, chains, try local())
    self.given = given
    package = AdaptedPackage(root: root.path, scratch: own.scratch.path, sources: own.root)
    try write()
  }

  /// Entries of the app's information property list that the manifest contains.
  var information: Data? { manifest.information }

  /// The names of the targets with tests that are left out.
  var lostTests: [String] { manifest.lostTests }

  /// Whether stand-ins take the place of targets in Objective-C.
  var hasStandIns: Bool { !manifest.standIns.isEmpty }

  /// The addresses of the packages that cannot be fetched and are not given.
  private var lostAddresses: Set<String> { lost.addresses.subtracting(given.keys) }

  /// The names of the modules of packages that cannot be fetched.
  var missingNames: Set<String> {
    let addresses = lostAddresses
    if addresses.isEmpty { return manifest.lostTargets }
    return manifest.products(of: addresses).subtracting([ChainPackage.module])
      .union(local.missingNames(without: addresses)).union(manifest.lostTargets)
  }

  /// Leaves out the packages whose repositories do not answer. Returns whether there are any.
  ///
  /// - Parameter log: What SwiftPM printed when it looked for the packages.
  func leaveOutUnreachablePackages(_ log: String) throws -> Bool {
    guard try lost.find(among: manifest.addresses + local.addresses, log: log) else { return false }
    try write()
    return true
  }

  private func write() throws {
    let addresses = lostAddresses
    try chains.write()
    let copies = addresses.isEmpty && given.isEmpty ? [:] : try local.writeCopies(without: addresses)
    let isNew = try LinkedPackage(package.root, origin: own.root).write(
      manifest: manifest.text(
        without: addresses, targets: manifest.foreignTargets, given: given, copies: copies, chains: chains,
        library: isForShow ? Self.library : nil),
      standIns: manifest.standIns)
    if isNew { StandardError.write(ForeignTargets.sentences(for: manifest)) }
  }
}
