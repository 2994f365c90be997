// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// Combine for adapted sources. A package of its own, so that only those whose sources import Combine resolve and build OpenCombine.
let package = Package(
  name: "TinamouCombine",
  products: [
    .library(name: "TinamouCombine", type: .dynamic, targets: ["TinamouCombine"])
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ],
  targets: [
    .target(
      name: "TinamouCombine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ]),
    .testTarget(name: "TinamouCombineTests", dependencies: ["TinamouCombine"]),
  ],
  swiftLanguageModes: [.v6]
)
