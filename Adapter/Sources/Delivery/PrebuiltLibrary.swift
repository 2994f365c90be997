// SPDX-License-Identifier: MIT

import Foundation

/// Tinamou as one dynamic library, built once, which adapted packages link without naming it in their manifests.
public struct PrebuiltLibrary: Sendable {
  /// A checkout of Tinamou.
  public let checkout: URL

  /// The name of the product.
  static let product = "TinamouKit"

  /// Creates the description of the library in a checkout.
  public init(checkout: URL) {
    self.checkout = checkout
  }

  /// The directory that SwiftPM builds the library in.
  public var scratch: URL { checkout.appendingPathComponent(".build/kit", isDirectory: true) }

  private var programs: URL { scratch.appendingPathComponent("debug", isDirectory: true) }
  private var binary: URL { programs.appendingPathComponent("lib\(Self.product).so") }

  /// Options with which the compiler finds the modules, and the linker the library.
  ///
  /// The last option changes with the library: SwiftPM does not look at the library's modules, and compiles a package again only if
  /// an option has changed.
  var compilerOptions: [String] {
    let options = [
      "-I", programs.appendingPathComponent("Modules").path, "-enable-testing", "-L", programs.path,
      "-l\(Self.product)", "-Xlinker", "-rpath", "-Xlinker", programs.path,
    ]
    guard let stamp = FileStamp(path: binary.path) else { return options }
    return options + ["-D", "TINAMOU_KIT_\(stamp.seconds)_\(stamp.nanoseconds)"]
  }

  /// Whether the library is missing, or older than a source of it.
  public var needsBuild: Bool {
    guard let built = FileStamp(path: binary.path) else { return true }
    let sources = SourceSearch.files(below: checkout.appendingPathComponent("Sources").path).map(\.stamp)
    let manifest = FileStamp(path: checkout.appendingPathComponent("Package.swift").path)
    return (sources + [manifest].compactMap { $0 }).contains {
      ($0.seconds, $0.nanoseconds) > (built.seconds, built.nanoseconds)
    }
  }

  /// What builds the library.
  public var buildArguments: [String] {
    [
      "build", "--package-path", checkout.path, "--scratch-path", scratch.path, "--product", Self.product,
    ]
  }

  /// The checkout that a program was built in, found by the directories above it.
  public static func checkout(above program: URL) -> URL? {
    var directory = program.resolvingSymlinksInPath()
    while directory.path != "/" {
      directory = directory.deletingLastPathComponent()
      let marker = directory.appendingPathComponent("Sources/Tinamou/Exports.swift").path
      if FileManager.default.fileExists(atPath: marker) { return directory }
    }
    return nil
  }

  /// Whether a directory is a checkout of Tinamou.
  public static func isCheckout(_ directory: URL) -> Bool {
    FileManager.default.fileExists(atPath: directory.appendingPathComponent("Sources/Tinamou/Exports.swift").path)
  }
}
