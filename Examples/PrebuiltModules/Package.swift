// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package that imports the modules of bundles, which Scripts/pack-modules writes. Nothing of Tinamou is compiled.
let package = Package(
  name: "Profile",
  targets: [
    .binaryTarget(name: "Tinamou", path: "Tinamou.artifactbundle"),
    .target(name: "Profile", dependencies: [.target(name: "Tinamou", condition: .when(platforms: [.linux]))]),
    .binaryTarget(name: "TinamouTesting", path: "TinamouTesting.artifactbundle"),
    .testTarget(
      name: "ProfileTests",
      dependencies: ["Profile", .target(name: "TinamouTesting", condition: .when(platforms: [.linux]))]),
  ]
)
