// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

// In a package of its own, the dependency is `.package(url: "https://github.com/OWNER/tinamou", from: "0.1.0")`.
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
