// SPDX-License-Identifier: MIT

import Foundation
import Yams

extension XcodeProject {
  /// The project that XcodeGen makes of a specification, as far as its sources, resources, settings and packages go.
  ///
  /// - Parameters:
  ///   - directory: The directory of the specification, which paths begin with.
  ///   - prefix: The beginning of the identifiers of targets.
  ///   - files: The files below the root of all paths, as they are on the disk.
  ///   - spelling: A function that returns a path as the disk spells it.
  ///   - configuration: A function that returns the settings of a configuration file.
  /// - Throws: ``ManifestPlanError`` for a target that cannot be read.
  init(
    _ specification: ProjectSpecification, directory: String, prefix: String, files: [String],
    spelling: @escaping (_ path: String) -> String,
    configuration: @escaping (_ path: String) -> [String: String]
  ) throws {
    self.init()
    let contents = specification.contents
    notes = specification.notes
    let reader = SpecificationTargets(
      contents: contents, directory: directory, prefix: prefix, files: files, spelling: spelling,
      configuration: configuration)
    developmentRegion = contents["options"]?["developmentLanguage"]?.text ?? developmentRegion
    let found = specification.targets.filter { SpecificationTargets.isForPhones($0.contents) }
    targets = try found.map {
      try reader.target($0.name, $0.contents, among: Set(found.map(\.name)), developmentRegion)
    }
    for (name, package) in contents["packages"]?.entries ?? [] {
      if let path = package["path"]?.text {
        folderReferences.append(spelling(Self.join(directory, path)))
      } else if let address = package["url"]?.text
        ?? package["github"].flatMap(\.text).map({ "https://github.com/" + $0 })
      {
        packages.append(
          XcodePackage(
            location: address, arguments: "url: \"\(address)\", " + Self.requirement(package),
            products: reader.products(of: name, in: found.map(\.contents))))
      }
    }
    folderReferences += (contents["localPackages"]?.texts ?? []).map { spelling(Self.join(directory, $0)) }
    projectReferences = (contents["projectReferences"]?.entries ?? []).compactMap { $0.value["path"]?.text }.map {
      spelling(Self.join(directory, $0))
    }
  }

  /// The versions of a package that can be taken, as an argument in a manifest.
  private static func requirement(_ package: Node) -> String {
    func version(_ keys: String...) -> String? {
      keys.lazy.compactMap { package[$0]?.text }.first.map { text in
        // YAML takes `5.0` for a number; SwiftPM requires three.
        let parts = text.split(separator: ".")
        return (parts + Array(repeating: "0", count: max(0, 3 - parts.count))).joined(separator: ".")
      }
    }
    if let branch = package["branch"]?.text { return "branch: \"\(branch)\"" }
    if let revision = package["revision"]?.text { return "revision: \"\(revision)\"" }
    if let exact = version("exactVersion", "version") { return "exact: \"\(exact)\"" }
    if let minor = version("minorVersion") { return ".upToNextMinor(from: \"\(minor)\")" }
    if let least = version("minVersion"), let most = version("maxVersion") { return "\"\(least)\"..<\"\(most)\"" }
    return "from: \"\(version("from", "majorVersion", "minVersion") ?? "0.0.0")\""
  }
}
