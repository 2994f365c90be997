// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import Foundation
import PackageDescription

/// SwiftSyntax is part of the toolchain: modules and shared libraries in `lib/swift/host`, with which its macros are compiled. Those
/// of the versions below have been tried; with them the program is built in seconds. With any other toolchain, the package
/// swift-syntax is compiled, which takes ten minutes of processor time. `TINAMOU_SWIFT_SYNTAX=package` or `toolchain` decides
/// otherwise.
#if compiler(>=6.3) && compiler(<6.4)
  let isKnownToolchain = true
#else
  let isKnownToolchain = false
#endif

/// The toolchain's directory of those modules: beside the library that this manifest is linked with.
let host: String? = {
  // Functions that ask for the size of a file first read only the first page of this one.
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
  for line in lines where line.hasSuffix("/pm/ManifestAPI/libPackageDescription.so") {
    guard let start = line.firstIndex(of: "/") else { continue }
    let library = URL(fileURLWithPath: String(line[start...]))
    let host = library.deletingLastPathComponent().appendingPathComponent("../../host").standardizedFileURL.path
    let isThere = ["SwiftSyntax", "SwiftParser"].allSatisfy { name in
      ["\(host)/\(name).swiftmodule", "\(host)/lib\(name).so"].allSatisfy(FileManager.default.fileExists)
    }
    return isThere ? host : nil
  }
  return nil
}()

let usedHost: String? =
  switch Context.environment["TINAMOU_SWIFT_SYNTAX"] {
  case "toolchain": host
  case "package": nil
  default: isKnownToolchain ? host : nil
  }

let syntaxPackage: [Package.Dependency] =
  usedHost == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : []
let syntaxProducts: [Target.Dependency] =
  usedHost == nil
  ? ["SwiftSyntax", "SwiftParser"].map { .product(name: $0, package: "swift-syntax") } : []
let syntaxModules: [SwiftSetting] = usedHost.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
  usedHost.map {
    [.unsafeFlags(["-L", $0, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

/// The program `tinamou-swift`, with the commands `tinamou build`, `test`, `run`, `adapt`, `init` and `lsp`. A package of its own,
/// so that packages that use only the library do not need SwiftSyntax.
let package = Package(
  name: "TinamouAdapter",
  products: [
    .library(name: "SourceAdapter", targets: ["SourceAdapter"]),
    .executable(name: "tinamou-swift", targets: ["tinamou-swift"]),
  ],
  dependencies: syntaxPackage + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
  ],
  targets: [
    // Text in, text out: no files, no processes.
    .target(
      name: "SourceAdapter", dependencies: syntaxProducts, swiftSettings: syntaxModules, linkerSettings: syntaxLibraries
    ),
    // The overlay of the file system, the toolset and the cache.
    .target(name: "Delivery", dependencies: ["SourceAdapter"], swiftSettings: syntaxModules),
    // Messages between editors and SourceKit-LSP.
    .target(name: "EditorBridge"),
    // Project files, and the manifests made from them.
    .target(
      name: "XcodeProjects", dependencies: [.product(name: "Yams", package: "Yams")] + syntaxProducts,
      swiftSettings: syntaxModules),
    .executableTarget(
      name: "tinamou-swift",
      dependencies: [
        "Delivery", "EditorBridge", "SourceAdapter", "XcodeProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: syntaxModules),
    // The files of tests.
    .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),
    .testTarget(name: "SourceAdapterTests", dependencies: ["SourceAdapter"], swiftSettings: syntaxModules),
    .testTarget(name: "DeliveryTests", dependencies: ["Delivery", "TemporaryFolders"], swiftSettings: syntaxModules),
    .testTarget(name: "EditorBridgeTests", dependencies: ["EditorBridge"]),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "TemporaryFolders"], swiftSettings: syntaxModules),
    .testTarget(
      name: "CommandTests",
      dependencies: ["tinamou-swift", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: syntaxModules),
  ],
  swiftLanguageModes: [.v6]
)
