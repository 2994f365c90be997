// swift-tools-version: 6.1
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Notes",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  targets: [
    .executableTarget(
      name: "Notes",
      path: "Notes",
      exclude: ["Info.plist"],
      resources: [.process("Base.lproj/Main.storyboard"), .process("NoteCell.xib")]),
    .testTarget(
      name: "NotesTests",
      dependencies: ["Notes"],
      path: "NotesTests"),
  ],
  swiftLanguageModes: [.v5]
)
