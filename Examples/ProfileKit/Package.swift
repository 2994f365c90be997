// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

// Elsewhere, `path` is that of a clone of Tinamou; or the dependency is the address of its repository with a version: see README.md.
let package = Package(
  name: "ProfileKit",
  platforms: [.iOS(.v16)],
  products: [.library(name: "ProfileKit", targets: ["ProfileKit"])],
  dependencies: [.package(name: "tinamou", path: "../..")],
  targets: [
    .target(
      name: "ProfileKit",
      dependencies: [.product(name: "UIKit", package: "tinamou", condition: .when(platforms: [.linux]))]),
    .testTarget(
      name: "ProfileKitTests",
      dependencies: ["ProfileKit", .product(name: "LayoutTesting", package: "tinamou")]),
  ],
  swiftLanguageModes: [.v6]
)
