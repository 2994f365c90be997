// SPDX-License-Identifier: MIT

import Foundation

/// A dynamic library of Tinamou, built once, which adapted packages link without naming it in their manifests.
public struct PrebuiltLibrary: Sendable {
  /// The name of the product.
  public let product: String
  /// The directory with the manifest.
  private let package: URL
  /// The directory that SwiftPM builds the library in.
  public let scratch: URL
  /// The environment in which the manifest has the product.
  public let environment: [String: String]
  /// Options of the compiler that the modules need.
  private let moduleOptions: [String]

  /// UIKit and the modules that screens import with it.
  public static func kit(in checkout: URL) -> PrebuiltLibrary {
    PrebuiltLibrary(
      product: "TinamouKit", package: checkout,
      scratch: checkout.appendingPathComponent(".build/kit", isDirectory: true),
      environment: ["TINAMOU_KIT": "1"],
      moduleOptions: [
        "-enable-testing", "-Xcc",
        "-fmodule-map-file=\(checkout.path)/Sources/UIKit/CCallSites/include/module.modulemap",
      ])
  }

  /// Combine, for sources that import it.
  public static func combine(in checkout: URL) -> PrebuiltLibrary {
    let scratch = checkout.appendingPathComponent(".build/combine", isDirectory: true)
    return PrebuiltLibrary(
      product: "TinamouCombine", package: checkout.appendingPathComponent("Combine", isDirectory: true),
      scratch: scratch,
      environment: [:],
      moduleOptions: [
        "-Xcc", "-fmodule-map-file=\(scratch.path)/debug/COpenCombineHelpers.build/module.modulemap",
      ])
  }

  /// The directory of the library. It is built with the build system that writes all modules to one directory, with
  /// whichever the app is built.
  private var programs: URL { scratch.appendingPathComponent("debug", isDirectory: true) }
  private var binary: URL { programs.appendingPathComponent("lib\(product).so") }

  /// Options with which the linker finds the library, as does the program.
  var linkerOptions: [String] { ["-L", programs.path, "-l\(product)", "-rpath", programs.path] }

  /// Options with which the compiler finds the modules.
  ///
  /// The last option changes with the library: SwiftPM does not look at the library's modules, and compiles a package again only if
  /// an option has changed.
  var compilerOptions: [String] {
    let options = ["-I", programs.appendingPathComponent("Modules").path] + moduleOptions
    guard let stamp = FileStamp(path: binary.path) else { return options }
    return options + ["-D", "\(product)_\(stamp.seconds)_\(stamp.nanoseconds)"]
  }

  /// Whether the library is missing, or older than a source of it.
  public var needsBuild: Bool {
    guard let built = FileStamp(path: binary.path) else { return true }
    let sources = SourceSearch.files(below: package.appendingPathComponent("Sources").path).map(\.stamp)
    let manifest = FileStamp(path: package.appendingPathComponent("Package.swift").path)
    return (sources + [manifest].compactMap { $0 }).contains {
      ($0.seconds, $0.nanoseconds) > (built.seconds, built.nanoseconds)
    }
  }

  /// The arguments of `swift` that build the library.
  public var buildArguments: [String] {
    [
      "build", "--build-system", "native", "--package-path", package.path, "--scratch-path", scratch.path, "--product",
      product,
    ]
  }

  /// The checkout that a program was built in, found by the directories above it.
  public static func checkout(above program: URL) -> URL? {
    var directory = program.resolvingSymlinksInPath()
    while directory.path != "/" {
      directory = directory.deletingLastPathComponent()
      let marker = directory.appendingPathComponent("Sources/UIKit/Tinamou/Exports.swift").path
      if FileManager.default.fileExists(atPath: marker) { return directory }
    }
    return nil
  }

  /// Whether a directory is a checkout of Tinamou.
  public static func isCheckout(_ directory: URL) -> Bool {
    FileManager.default.fileExists(atPath: directory.appendingPathComponent("Sources/UIKit/Tinamou/Exports.swift").path)
  }
}
