// SPDX-License-Identifier: MIT

import Foundation

/// The place with the libraries that adapted packages link: a checkout, in which they are built, or an unpacked archive.
public enum Installation: Hashable, Sendable {
  case checkout(URL)
  case archive(URL)

  /// The installation that a program belongs to, found by the directories above it.
  public init?(of program: URL) {
    var directory = program.resolvingSymlinksInPath()
    while directory.path != "/" {
      directory = directory.deletingLastPathComponent()
      if let found = Installation(at: directory) {
        self = found
        return
      }
    }
    return nil
  }

  /// The installation in a directory.
  public init?(at directory: URL) {
    if Self.isCheckout(directory) {
      self = .checkout(directory)
    } else if Self.isThere(directory.appendingPathComponent("share/tinamou/made-with")) {
      self = .archive(directory)
    } else {
      return nil
    }
  }

  /// Whether a directory is a checkout of Tinamou.
  public static func isCheckout(_ directory: URL) -> Bool {
    isThere(directory.appendingPathComponent("Sources/UIKit/Tinamou/Exports.swift"))
  }

  private static func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  private static let kitOptions = ["-enable-testing"]

  /// UIKit and the modules that screens import with it.
  public var kit: PrebuiltLibrary {
    switch self {
    case .checkout(let directory):
      // Built where the checkout itself is built, because most of it has been compiled there for `tinamou`.
      let scratch = directory.appendingPathComponent(".build", isDirectory: true)
      return PrebuiltLibrary(
        product: "TinamouKit", directory: scratch.appendingPathComponent("kit", isDirectory: true),
        moduleMap: directory.appendingPathComponent("Sources/UIKit/CCallSites/include/module.modulemap"),
        options: Self.kitOptions,
        recipe: PrebuiltLibrary.Recipe(package: directory, scratch: scratch, environment: ["TINAMOU_KIT": "1"]))
    case .archive(let directory):
      let kit = directory.appendingPathComponent("lib/tinamou/kit", isDirectory: true)
      return PrebuiltLibrary(
        product: "TinamouKit", directory: kit, moduleMap: kit.appendingPathComponent("CCallSites/module.modulemap"),
        options: Self.kitOptions)
    }
  }

  /// The directory with the sources of libraries that SwiftPM fetches as a rule: SnapKit as Tinamou has it, and what it is made of.
  public var chains: URL {
    switch self {
    case .checkout(let directory): directory.appendingPathComponent("Sources/Chains", isDirectory: true)
    case .archive(let directory): directory.appendingPathComponent("lib/tinamou/chains", isDirectory: true)
    }
  }

  /// The name of the package of which the library was built: that of its directory.
  public var packageName: String {
    switch self {
    case .checkout(let directory): return directory.lastPathComponent
    case .archive:
      let file = chains.appendingPathComponent("package-name")
      let name = (try? String(contentsOf: file, encoding: .utf8)) ?? "tinamou"
      return name.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// Combine, for sources that import it.
  public var combine: PrebuiltLibrary {
    switch self {
    case .checkout(let directory):
      let scratch = directory.appendingPathComponent(".build/combine", isDirectory: true)
      let programs = scratch.appendingPathComponent("debug", isDirectory: true)
      return PrebuiltLibrary(
        product: "TinamouCombine", directory: programs,
        moduleMap: programs.appendingPathComponent("COpenCombineHelpers.build/module.modulemap"),
        recipe: PrebuiltLibrary.Recipe(
          package: directory.appendingPathComponent("Substitutes/Combine", isDirectory: true), scratch: scratch,
          environment: [:]))
    case .archive(let directory):
      let combine = directory.appendingPathComponent("lib/tinamou/combine", isDirectory: true)
      return PrebuiltLibrary(
        product: "TinamouCombine", directory: combine,
        moduleMap: combine.appendingPathComponent("COpenCombineHelpers/module.modulemap"))
    }
  }

  /// CryptoKit and CommonCrypto, for sources that import one of them.
  public var cryptography: PrebuiltLibrary {
    switch self {
    case .checkout(let directory):
      let scratch = directory.appendingPathComponent(".build/crypto", isDirectory: true)
      return PrebuiltLibrary(
        product: "CryptoKit", directory: scratch.appendingPathComponent("debug", isDirectory: true),
        recipe: PrebuiltLibrary.Recipe(
          package: directory.appendingPathComponent("Substitutes/Crypto", isDirectory: true), scratch: scratch,
          environment: [:]))
    case .archive(let directory):
      return PrebuiltLibrary(
        product: "CryptoKit", directory: directory.appendingPathComponent("lib/tinamou/crypto", isDirectory: true))
    }
  }
}
