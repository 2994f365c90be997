// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

// An app as it is written for iOS. Nothing in it names Tinamou:
//     tinamou preview render --package-path Examples/Trips
let package = Package(
  name: "Trips",
  platforms: [.iOS(.v17)],
  targets: [.executableTarget(name: "Trips", path: "Trips")],
  swiftLanguageModes: [.v5]
)
