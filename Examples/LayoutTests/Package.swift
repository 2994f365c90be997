// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

// A library for iOS with tests that import Tinamou's modules for tests. Nothing in the manifest names Tinamou:
//     tinamou test --package-path Examples/LayoutTests
let package = Package(
  name: "LayoutTests",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Badges", targets: ["Badges"])],
  targets: [
    .target(name: "Badges"),
    .testTarget(name: "BadgesTests", dependencies: ["Badges"], exclude: ["__Snapshots__"]),
  ]
)
