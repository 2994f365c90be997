// SPDX-License-Identifier: MIT

import Foundation

/// The part of what `swift package dump-package` prints that names dependencies and the files of targets.
struct ManifestContents: Decodable, Sendable {
  struct Dependency: Decodable {
    struct Directory: Decodable {
      var identity: String
      var path: String
    }
    struct Origin: Decodable {
      struct Location: Decodable {
        struct Address: Decodable { var urlString: String }
        var remote: [Address]?
      }
      var identity: String
      var location: Location
      var nameForTargetDependencyResolutionOnly: String?
    }
    var sourceControl: [Origin]?
    var fileSystem: [Directory]?

    var address: String? { sourceControl?.first?.location.remote?.first?.urlString }

    /// The names by which targets refer to the package, in lowercase.
    var names: [String] {
      (sourceControl ?? []).flatMap { [$0.identity, $0.nameForTargetDependencyResolutionOnly].compactMap { $0 } }.map {
        $0.lowercased()
      }
    }
  }

  struct Target: Decodable {
    /// An entry of a list of mixed values: a name, a package, a condition.
    struct Item: Decodable {
      var text: String?
      init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }
    struct Use: Decodable {
      var byName: [Item]?
      var target: [Item]?
      var product: [Item]?
      var plugin: [Item]?

      /// The name of the product and that of its package, which are the same if only one is stated.
      var names: (product: String, package: String)? {
        guard let list = product ?? plugin ?? byName, let name = list.first?.text else { return nil }
        return (name, (byName == nil ? list.dropFirst().first?.text : nil) ?? name)
      }
    }
    struct Resource: Decodable { var path: String }

    var name: String
    var type: String
    var path: String?
    var url: String?
    var exclude: [String]?
    var publicHeadersPath: String?
    var resources: [Resource]?
    var dependencies: [Use]
    var pluginUsages: [Use]?

    func products(of packages: Set<String>) -> [String] { Self.names(in: dependencies, of: packages) }
    func plugins(of packages: Set<String>) -> [String] { Self.names(in: pluginUsages ?? [], of: packages) }

    /// The names of what may be targets of the same package.
    var targetNames: [String] { dependencies.compactMap { ($0.target ?? $0.byName)?.first?.text } }

    private static func names(in uses: [Use], of packages: Set<String>) -> [String] {
      uses.compactMap(\.names).filter { packages.contains($0.package.lowercased()) }.map(\.product)
    }

    /// Whether it is binary. Programs that plugins call are not meant: they can be for Linux.
    var isFramework: Bool { type == "binary" && !(path ?? url ?? "").contains(".artifactbundle") }

    /// Whether there are sources in Objective-C.
    func hasObjectiveC(below root: String) -> Bool {
      guard let directory = directory(below: root) else { return false }
      let files = FileManager.default.enumerator(atPath: root + "/" + directory)
      return files?.contains { ["m", "mm"].contains(($0 as? NSString)?.pathExtension) } ?? false
    }

    /// The directory of the sources, from that of the manifest: the one that is named, or one of those that SwiftPM looks for.
    func directory(below root: String) -> String? {
      guard ["regular", "executable", "test"].contains(type) else { return nil }
      if let path { return path }
      let parents =
        type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
      return parents.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: "\(root)/\($0)") }
    }
  }

  struct Product: Decodable {
    struct Kind: Decodable {
      /// The ways to link a library; `nil` for another product.
      var library: [String]?
    }
    var targets: [String]
    var type: Kind
  }

  struct Version: Decodable { var _version: String }

  var dependencies: [Dependency]
  var targets: [Target]
  var products: [Product]?
  var swiftLanguageVersions: [String]?
  var toolsVersion: Version

  /// The targets with sources of a package without programs that stand in no library.
  var targetsWithoutProduct: [String] {
    let programs: Set = ["executable", "macro"]
    if targets.contains(where: { programs.contains($0.type) }) { return [] }
    let libraries = (products ?? []).filter { $0.type.library != nil }
    let used = Set(libraries.flatMap(\.targets))
    return targets.filter { $0.type == "regular" && !used.contains($0.name) }.map(\.name)
  }

  /// The version of the manifest: what it can say depends on it.
  var version: (major: Int, minor: Int) {
    let parts = toolsVersion._version.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0, parts.dropFirst().first ?? 0)
  }
}
