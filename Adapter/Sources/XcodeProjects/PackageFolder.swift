// SPDX-License-Identifier: MIT

import Foundation

/// A folder with packages that the user has, such as clones, from which projects get modules that cannot be fetched.
public struct PackageFolder: Sendable {
  private let packages: [LocalPackage]

  /// Reads the manifests of the packages in a folder.
  ///
  /// - Throws: ``ManifestPlanError`` if there are none.
  public init(_ folder: URL) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    packages = names.sorted().compactMap { LocalPackage(folder.appendingPathComponent($0).resolvingSymlinksInPath()) }
    if packages.isEmpty {
      throw ManifestPlanError(
        message:
          "There are no packages in \(folder.path): `--packages` takes a folder whose folders have a Package.swift.")
    }
  }

  /// The directories of the packages.
  public var directories: [URL] { packages.map(\.directory) }

  /// The directories of the packages at some addresses, by these: those whose names end the addresses.
  public func directories(for addresses: [String]) -> [String: URL] {
    addresses.reduce(into: [:]) { result, address in
      let name = Self.packageName(of: address)
      result[address] = directories.first { $0.lastPathComponent.lowercased() == name }
    }
  }

  /// The name of the package at an address.
  static func packageName(of address: String) -> String {
    let last = address.split(separator: "/").last.map(String.init) ?? address
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
  }

  /// The products with the modules of the packages.
  var modules: [(module: String, product: String, directory: URL)] {
    packages.flatMap { package in
      package.products.flatMap { product in
        Set(product.targets + [product.name]).sorted().map { ($0, product.name, package.directory) }
      }
    }
  }
}

extension ManifestPlan {
  /// Lets targets have the modules that they lack from the packages of a folder, which also come before packages that are fetched.
  public mutating func add(_ folder: PackageFolder) {
    removePackages(at: Set(folder.directories(for: addresses).keys))
    for (module, product, directory) in folder.modules where lacks(module) {
      add(module, product: product, from: directory)
    }
  }
}
