// SPDX-License-Identifier: MIT

import Foundation

/// A package with Tinamou's SnapKit, for projects whose own cannot be fetched.
///
/// Its sources are compiled with the package of the project, as those of the library would be.
public struct ChainPackage: Sendable {
  /// The module that the package provides.
  public static let module = "SnapKit"

  /// The directory of the package. It has the name of Tinamou's, which is how the compiler knows that they share declarations.
  public let directory: URL
  private let sources: URL

  /// Creates the description of a package.
  ///
  /// - Parameters:
  ///   - home: The directory in which the package is written.
  ///   - installation: The installation with the sources.
  public init(in home: URL, _ installation: Installation) {
    directory = home.appendingPathComponent("chains/\(installation.packageName)", isDirectory: true)
    sources = installation.chains
  }

  /// Writes the manifest and the links to the sources.
  public func write() throws {
    let files = FileManager.default
    let folder = directory.appendingPathComponent("Sources", isDirectory: true)
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["ConstraintMaking", Self.module] {
      let link = folder.appendingPathComponent(name)
      let source = sources.appendingPathComponent(name)
      if (try? files.destinationOfSymbolicLink(atPath: link.path)) == source.path { continue }
      try? files.removeItem(at: link)
      try files.createSymbolicLink(at: link, withDestinationURL: source)
    }
    let file = directory.appendingPathComponent("Package.swift")
    if (try? String(contentsOf: file, encoding: .utf8)) == Self.manifest { return }
    try Data(Self.manifest.utf8).write(to: file, options: .atomic)
  }

  private static let manifest = """
    // swift-tools-version: 6.1

    import PackageDescription

    let package = Package(
      name: "chains",
      products: [.library(name: "SnapKit", targets: ["SnapKit"])],
      targets: [
        .target(name: "ConstraintMaking"),
        .target(name: "SnapKit", dependencies: ["ConstraintMaking"]),
      ]
    )

    """
}
