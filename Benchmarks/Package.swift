// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// Measures Tinamou. This is a separate package, so that users of Tinamou do not resolve its dependencies.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Tinamou", path: "..")
  ],
  targets: [
    .target(name: "Scenes"),
    .target(name: "CAllocator"),
    .target(name: "Measuring", dependencies: ["CAllocator"]),
    // Does not link Foundation or views, so that instruction counts are those of the solver alone.
    .executableTarget(
      name: "SolverBench",
      dependencies: ["Scenes", "Measuring", .product(name: "Cassowary", package: "Tinamou")]),
    // Measures the same scenes as view trees, through UIKit's API.
    .executableTarget(
      name: "ViewBench",
      dependencies: ["Measuring", .product(name: "Tinamou", package: "Tinamou")],
      // The program that runs the same scenes for counting instructions, which is built with Tinamou.
      exclude: ["Counting"]),
    // Measures how the time of operations on views and files grows with their number.
    .executableTarget(
      name: "GrowthBench",
      dependencies: ["Measuring", .product(name: "Tinamou", package: "Tinamou")]),
    // Runs the other programs in turn, compares the results, and writes the tables.
    .executableTarget(name: "Bench", dependencies: ["Scenes"]),
    // Compares the instruction counts of fixed scenes with the recorded ones.
    .executableTarget(name: "InstructionCheck"),
  ],
  swiftLanguageModes: [.v6]
)
