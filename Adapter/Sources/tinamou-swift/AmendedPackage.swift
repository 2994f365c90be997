// SPDX-License-Identifier: MIT

import ArgumentParser
import Delivery
import Foundation

/// A package whose manifest has to be amended, in its scratch directory: the amended manifest, and links to what is beside the
/// author's.
struct AmendedPackage: Sendable {
  /// The package that SwiftPM builds.
  let package: AdaptedPackage

  private let own: AdaptedPackage
  private let manifest: AmendedManifest
  private let lost: UnreachablePackages

  /// Looks for the dependencies of a package; `nil` if all of them can be fetched and the manifest declares all resources.
  init?(_ own: AdaptedPackage, compiler: String) throws {
    let lost = UnreachablePackages(file: own.output.appendingPathComponent("unreachable"))
    let manifest = try Self.manifest(of: own, compiler: compiler)
    if lost.addresses.isEmpty, own.needsResolution {
      let status = try Subprocess.run("swift", ["package"] + own.directoryOptions + ["resolve"], output: .error)
      if status == 0 {
        try own.noteResolution()
      } else if try manifest.map({ try lost.find(among: $0.addresses) }) != true {
        throw ExitCode(status)
      }
    }
    guard let manifest, !lost.addresses.isEmpty || !manifest.undeclaredResources.isEmpty else { return nil }
    let root = own.output.appendingPathComponent("package", isDirectory: true)
    (self.own, self.manifest, self.lost) = (own, manifest, lost)
    package = AdaptedPackage(root: root.path, scratch: own.scratch.path, sources: own.root)
    try write()
  }

  /// The products of the packages that cannot be fetched.
  var missingProducts: Set<String> { manifest.products(of: lost.addresses) }

  /// Leaves out the packages whose repositories do not answer. Returns whether there are any.
  func leaveOutUnreachablePackages() throws -> Bool {
    guard try lost.find(among: manifest.addresses) else { return false }
    try write()
    return true
  }

  // MARK: Files

  private func write() throws {
    let files = FileManager.default
    try files.createDirectory(at: package.root, withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: own.root.path).filter(Self.isLinked)
    for name in try files.contentsOfDirectory(atPath: package.root.path)
    where Self.isLinked(name) && !names.contains(name) {
      try files.removeItem(at: package.root.appendingPathComponent(name))
    }
    for name in names {
      let link = package.root.appendingPathComponent(name)
      if (try? files.destinationOfSymbolicLink(atPath: link.path)) != nil { continue }
      try files.createSymbolicLink(at: link, withDestinationURL: own.root.appendingPathComponent(name))
    }
    let versions = own.root.appendingPathComponent("Package.resolved")
    let copy = package.root.appendingPathComponent("Package.resolved")
    if files.fileExists(atPath: versions.path), !files.fileExists(atPath: copy.path) {
      try files.copyItem(at: versions, to: copy)
    }
    let text = manifest.text(without: lost.addresses)
    if (try? String(contentsOf: package.manifest, encoding: .utf8)) == text { return }
    try Data(text.utf8).write(to: package.manifest, options: .atomic)
  }

  /// Whether an entry of the directory is reached through a link: all but manifests, versions and what is hidden.
  private static func isLinked(_ name: String) -> Bool {
    !name.hasPrefix(".") && name != "Package.resolved" && !(name.hasPrefix("Package") && name.hasSuffix(".swift"))
  }

  /// The manifest that SwiftPM reads. Its description is kept until it changes.
  private static func manifest(of package: AdaptedPackage, compiler: String) throws -> AmendedManifest? {
    let source = package.root.appendingPathComponent(
      AmendedManifest.file(
        among: try FileManager.default.contentsOfDirectory(atPath: package.root.path), compiler: compiler))
    let text = try String(contentsOf: source, encoding: .utf8)
    let kept = package.output.appendingPathComponent("manifest.json")
    if isNewer(kept, than: source), let description = try? Data(contentsOf: kept) {
      return AmendedManifest(text: text, description: description, root: package.root.path)
    }
    let description = try Subprocess.read("swift", ["package"] + package.directoryOptions + ["dump-package"])
    try FileManager.default.createDirectory(at: package.output, withIntermediateDirectories: true)
    try description.write(to: kept, options: .atomic)
    return AmendedManifest(text: text, description: description, root: package.root.path)
  }

  private static func isNewer(_ file: URL, than other: URL) -> Bool {
    let dates = [file, other].map { file in
      (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date ?? .distantPast
    }
    return dates[0] > dates[1]
  }
}
