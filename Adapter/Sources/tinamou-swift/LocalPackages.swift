// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import XcodeProjects

/// The packages near a project that it depends on by their paths. Those of which a dependency cannot be fetched, or a target cannot be
/// compiled on Linux, are built from copies with amended manifests.
struct LocalPackages: Sendable {
  /// The directory with the copies.
  private let home: URL
  /// The manifests, by the directories of the packages.
  private let manifests: [URL: AmendedManifest]
  /// The package with Tinamou's SnapKit.
  private let chains: ChainPackage
  /// The packages that the user has in place of those to be fetched.
  private let given: PackageFolder?

  /// Reads the manifests in some directories, and those in the directories that they name in turn.
  ///
  /// - Parameters:
  ///   - home: The directory for copies and for the descriptions of manifests, which are kept until a manifest changes.
  ///   - compiler: The compiler in its own words, which decides what manifest of a package SwiftPM reads.
  ///   - chains: The package with Tinamou's SnapKit.
  ///   - given: A folder with packages in place of those to be fetched.
  init(at directories: [URL], home: URL, compiler: String, chains: ChainPackage, given: PackageFolder?) throws {
    (self.home, self.chains, self.given) = (home, chains, given)
    var manifests: [URL: AmendedManifest] = [:]
    var pending = directories + (given?.directories ?? [])
    var seen: Set<URL> = []
    while let directory = pending.popLast() {
      guard seen.insert(directory).inserted else { continue }
      let kept = home.appendingPathComponent("manifests/\(Self.name(of: directory)).json")
      let options = [
        "--package-path", directory.path, "--scratch-path", home.appendingPathComponent("manifests/build").path,
      ]
      guard let manifest = try AmendedManifest.read(in: directory, options, keeping: kept, compiler: compiler)
      else { continue }
      manifests[directory] = manifest
      pending += manifest.directories
    }
    self.manifests = manifests
  }

  /// The addresses of the packages that SwiftPM has to fetch for them.
  var addresses: [String] {
    let all = Set(manifests.values.flatMap(\.addresses))
    return all.subtracting(given?.directories(for: Array(all)).keys.map(\.self) ?? []).sorted()
  }

  /// The targets of the packages: their names, and the directories of their sources.
  var targets: [(name: String, directory: URL)] { manifests.values.flatMap(\.builtTargets) }

  /// The directories of the packages.
  var directories: Set<URL> { Set(manifests.keys) }

  /// The names of the modules that are missing without the packages at some addresses, which manifests name.
  func missingNames(without addresses: Set<String>) -> Set<String> {
    manifests.values.reduce(into: []) { names, manifest in
      names.formUnion(manifest.products(of: addresses).subtracting([ChainPackage.module]))
      names.formUnion(manifest.lostTargets)
    }
  }

  /// Writes the copies of the packages that need others than those of their authors.
  ///
  /// - Returns: The directories of the copies, by those of the packages.
  func writeCopies(without addresses: Set<String>) throws -> [URL: URL] {
    let copies = amended(without: addresses).reduce(into: [URL: URL]()) { copies, directory in
      copies[directory] = home.appendingPathComponent("packages/\(directory.lastPathComponent)", isDirectory: true)
    }
    for (directory, copy) in copies {
      guard let manifest = manifests[directory] else { continue }
      let isNew = try LinkedPackage(copy, origin: directory).write(
        manifest: manifest.text(
          without: addresses, targets: manifest.foreignTargets, given: given(to: manifest), copies: copies,
          chains: chains),
        standIns: manifest.standIns)
      if isNew { StandardError.write(ForeignTargets.sentences(for: manifest)) }
    }
    return copies
  }

  private func given(to manifest: AmendedManifest) -> [String: URL] {
    given?.directories(for: manifest.addresses) ?? [:]
  }

  /// The packages that depend on packages at some addresses or have targets that Linux cannot compile, and those that depend on one of
  /// them: SwiftPM takes a package only from one directory.
  private func amended(without addresses: Set<String>) -> Set<URL> {
    var result = Set(
      manifests.filter { _, manifest in
        !addresses.isDisjoint(with: manifest.addresses) || !given(to: manifest).isEmpty
          || !manifest.foreignTargets.isEmpty
          || manifest.knownLanguageVersions != nil
      }.keys)
    var number = 0
    while number != result.count {
      number = result.count
      for (directory, manifest) in manifests where !result.isDisjoint(with: manifest.directories) {
        result.insert(directory)
      }
    }
    return result
  }

  private static func name(of directory: URL) -> String {
    "\(directory.lastPathComponent)-\(String(ContentHash.of(directory.path), radix: 36))"
  }
}
