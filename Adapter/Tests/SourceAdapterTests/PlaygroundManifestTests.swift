// SPDX-License-Identifier: MIT

import Testing

@testable import SourceAdapter

@Suite("Manifests of apps of Swift Playgrounds")
struct PlaygroundManifestTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    import AppleProductTypes

    let package = Package(
      name: "Doodle",
      products: [
        .iOSApplication(
          name: "Doodle", targets: ["AppModule"], bundleIdentifier: "org.example.doodle", teamIdentifier: "A1",
          displayVersion: "1.4", bundleVersion: "9", appIcon: .placeholder(icon: .pencil),
          accentColor: .presetColor(.orange), supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))])
      ],
      targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])]
    )
    """

  @Test("the app is a program, and what it says of itself is in its property list")
  func program() throws {
    let manifest = try #require(PlaygroundManifest(Self.manifest))
    #expect(manifest.text.contains("    .executable(name: \"Doodle\", targets: [\"AppModule\"])\n  ],"))
    #expect(!manifest.text.contains("AppleProductTypes") && !manifest.text.contains("pencil"))
    #expect(
      manifest.information == [
        "CFBundleDisplayName": "Doodle", "CFBundleIdentifier": "org.example.doodle",
        "CFBundleShortVersionString": "1.4", "CFBundleVersion": "9",
      ])
  }

  @Test("other manifests are as they are")
  func others() {
    #expect(PlaygroundManifest(Self.manifest.replacing("import AppleProductTypes", with: "")) == nil)
    #expect(PlaygroundManifest("import AppleProductTypes\nlet package = Package(name: \"A\")") == nil)
  }
}
