// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// The description of a package by `swift package describe`; kept until the manifest changes.
struct PackageDescription: Codable {
  struct Target: Codable {
    var name: String
    var type: String
    var path: String
    var resources: [Resource]?
    /// The paths of the sources, from that of the target.
    var sources: [String]?

    var hasResources: Bool { !(resources ?? []).isEmpty }

    var moduleName: String { ModuleName.of(target: name) }
  }
  struct Resource: Codable {
    var path: String
  }
  struct Product: Codable {
    struct Kind: Codable {
      /// The ways to link a library; `nil` for another product.
      var library: [String]?
    }
    var name: String
    var targets: [String]
    var type: Kind

    var isLibrary: Bool { type.library != nil }
  }

  var name: String
  var targets: [Target]
  var products: [Product]

  /// The name of the program that the package builds; `nil` for a package of libraries.
  var program: String? {
    guard
      let target =
        (targets.first { $0.type == "executable" && $0.hasResources } ?? targets.first { $0.type == "executable" })
    else { return nil }
    return products.first { !$0.isLibrary && $0.targets.contains(target.name) }?.name ?? target.name
  }

  /// The target that is the app: the program, or else the first target with resources. A program need not have any.
  var appTarget: Target? {
    targets.first { $0.type == "executable" && $0.hasResources }
      ?? targets.first { $0.type != "test" && $0.hasResources } ?? targets.first { $0.type == "executable" }
  }

  static func read(_ package: AdaptedPackage) throws -> PackageDescription {
    let file = package.output.appendingPathComponent("description.json")
    if let data = try? Data(contentsOf: file), date(file) > date(package.manifest),
      let description = try? JSONDecoder().decode(PackageDescription.self, from: data),
      description.targets.allSatisfy({ $0.sources != nil })
    {
      return description
    }
    let data = try Subprocess.read("swift", ["package"] + package.directoryOptions + ["describe", "--type", "json"])
    let description = try JSONDecoder().decode(PackageDescription.self, from: data)
    try JSONEncoder().encode(description).write(to: file, options: .atomic)
    return description
  }

  private static func date(_ file: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
