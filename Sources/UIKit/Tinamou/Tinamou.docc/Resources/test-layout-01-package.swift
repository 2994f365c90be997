// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v16)],
  dependencies: [
    .package(name: "tinamou", path: "../tinamou")
  ],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "UIKit", package: "tinamou", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ]
)
