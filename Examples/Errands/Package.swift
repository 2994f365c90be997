// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

// An iOS app as it is on a Mac: nothing here mentions Tinamou. `tinamou run` builds it on Linux.
let package = Package(
  name: "Errands",
  platforms: [.iOS(.v17)],
  targets: [.executableTarget(name: "Errands", path: "Errands")],
  swiftLanguageModes: [.v5]
)
