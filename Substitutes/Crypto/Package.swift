// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// CryptoKit and CommonCrypto for adapted sources. A package of its own, so that only those whose sources import one of them resolve and
/// build Swift Crypto.
let package = Package(
  name: "TinamouCrypto",
  products: [
    .library(name: "CryptoKit", type: .dynamic, targets: ["CryptoKit", "CommonCrypto"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-crypto", from: "3.12.3")
  ],
  targets: [
    .target(name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
    .target(name: "CommonCrypto", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
    .testTarget(name: "TinamouCryptoTests", dependencies: ["CommonCrypto"]),
  ],
  swiftLanguageModes: [.v6]
)
