// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// CryptoKit for adapted sources. A package of its own, so that only those whose sources import CryptoKit resolve and build Swift Crypto.
let package = Package(
  name: "TinamouCrypto",
  products: [
    .library(name: "CryptoKit", type: .dynamic, targets: ["CryptoKit"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-crypto", from: "3.12.3")
  ],
  targets: [
    .target(name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
  ],
  swiftLanguageModes: [.v6]
)
