// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// The program `tinamou-swift`, with the commands `tinamou build`, `test`, `run`, `adapt` and `init`. A package of its own,
/// so that packages that use only the library do not build SwiftSyntax.
let package = Package(
  name: "TinamouAdapter",
  products: [
    .library(name: "SourceAdapter", targets: ["SourceAdapter"]),
    .executable(name: "tinamou-swift", targets: ["tinamou-swift"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
  ],
  targets: [
    // Text in, text out: no files, no processes.
    .target(
      name: "SourceAdapter",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
      ]),
    // The overlay of the file system, the toolset and the cache.
    .target(name: "Delivery", dependencies: ["SourceAdapter"]),
    // Project files, and the manifests made from them.
    .target(name: "XcodeProjects"),
    .executableTarget(
      name: "tinamou-swift",
      dependencies: [
        "Delivery", "SourceAdapter", "XcodeProjects",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "SourceAdapterTests", dependencies: ["SourceAdapter"]),
    .testTarget(name: "DeliveryTests", dependencies: ["Delivery"]),
    .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"]),
  ],
  swiftLanguageModes: [.v6]
)
