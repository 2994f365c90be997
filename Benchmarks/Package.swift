// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

/// Measures Tinamou; apart from it, so that nobody who uses Tinamou resolves this.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Tinamou", path: "..")
  ],
  targets: [
    .target(name: "Scenes"),
    .target(name: "CAllocator"),
    .target(name: "Measuring", dependencies: ["CAllocator"]),
    // Links neither Foundation nor views, so that instruction counts are those of the solver.
    .executableTarget(
      name: "SolverBench",
      dependencies: ["Scenes", "Measuring", .product(name: "Cassowary", package: "Tinamou")]),
    // The same scenes as trees of views, through UIKit's names.
    .executableTarget(
      name: "ViewBench",
      dependencies: ["Measuring", .product(name: "Tinamou", package: "Tinamou")]),
    // Runs the others in turn, compares, and writes the tables.
    .executableTarget(name: "Bench", dependencies: ["Scenes"]),
    // Compares the instructions that fixed scenes take with those on record.
    .executableTarget(name: "InstructionCheck"),
  ],
  swiftLanguageModes: [.v6]
)
