// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import TemporaryFolders
import Testing

@Suite("Manifests without the packages that cannot be fetched, and with all resources")
struct AmendedManifestTests {
  private static let lost = "https://example.org/tools/Specs.git"

  /// A manifest that uses a package as a library by each way of naming it, another package, and one by its path.
  private static func manifest(version: String, plugin: Bool) -> String {
    """
    // swift-tools-version:\(version)
    import PackageDescription

    let package = Package(
      name: "Cards",
      products: [.library(name: "Cards", targets: ["Cards"])],
      dependencies: [
        .package(name: "specs", url: "\(lost)", from: "1.0.0"),
        .package(url: "https://example.org/tools/kept", from: "1.0.0"),
        .package(path: "../Beside"),
      ],
      targets: [
        .target(name: "Cards", dependencies: [.product(name: "Kept", package: "kept"), "Beside"]\(
          plugin ? ", plugins: [.plugin(name: \"Format\", package: \"specs\")]" : "")),
        .testTarget(name: "CardsTests", dependencies: ["Cards", "specs", .product(name: "Checks", package: "specs")]),
      ]
    )
    """
  }

  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private func dump(_ text: String, _ name: String) throws -> Data {
    let directory = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: directory.appendingPathComponent("Package.swift"))
    return try output(of: "/usr/bin/env", ["swift", "package", "--package-path", directory.path, "dump-package"])
  }

  @Test(
    "SwiftPM reads what is left, with manifests of all versions",
    arguments: [("5.3", false), ("5.6", true), ("6.1", true)])
  func remainder(version: String, plugin: Bool) throws {
    // `name:` beside an address is of earlier versions.
    let text = Self.manifest(version: version, plugin: plugin).replacingOccurrences(
      of: version == "5.3" ? "\0" : "name: \"specs\", ", with: "")
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    #expect(manifest.addresses == [Self.lost, "https://example.org/tools/kept"])
    #expect(manifest.products(of: [Self.lost]) == ["specs", "Checks"])

    let amended = manifest.text(without: [Self.lost])
    #expect(amended.hasPrefix(text))
    let rest = String(decoding: try dump(amended, "Cards/below/it"), as: UTF8.self)
    #expect(!rest.contains(Self.lost) && !rest.contains("Checks") && !rest.contains("Format"))
    #expect(rest.contains("example.org/tools/kept") && rest.contains("\"Kept\""))
    #expect(rest.contains("\"\(root.path)/Beside\""))
  }

  @Test("A package that is given takes the place of the one at an address", arguments: ["5.1", "5.3", "5.6", "6.1"])
  func given(version: String) throws {
    let name = version == "5.3" ? "name: \"specs\", " : ""
    let text = """
      // swift-tools-version:\(version)
      import PackageDescription

      let package = Package(
        name: "Cards",
        dependencies: [.package(\(name)url: "\(Self.lost)", from: "1.0.0"), .package(url: "https://example.org/a/kept", from: "1.0.0")],
        targets: [.target(name: "Cards", dependencies: ["Checks"])]
      )
      """
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    let amended = manifest.text(without: [], given: [Self.lost: root.appendingPathComponent("Clones/Specs")])
    let rest = String(decoding: try dump(amended, "elsewhere/below"), as: UTF8.self)
    #expect(!rest.contains(Self.lost) && rest.contains("\"\(root.path)/Clones/Specs\"") && rest.contains("Checks"))
    #expect(rest.contains("example.org/a/kept"))
  }

  @Test("A package is taken from a copy, by every way of naming it", arguments: ["5.1", "5.3", "5.6", "6.1"])
  func copies(version: String) throws {
    let named = version == "5.1" ? "" : ".package(name: \"Second\", path: \"../Two\"),"
    let text = """
      // swift-tools-version:\(version)
      import PackageDescription

      let package = Package(
        name: "Cards",
        dependencies: [.package(path: "../One"), \(named) .package(path: "Inside/Three")],
        targets: [.target(name: "Cards", dependencies: ["One"])]
      )
      """
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    func directory(_ path: String) -> URL { root.appendingPathComponent(path).resolvingSymlinksInPath() }
    let others = version == "5.1" ? [] : [directory("Two")]
    #expect(manifest.directories == [directory("One")] + others + [directory("Cards/Inside/Three")])

    let copies = Dictionary(
      uniqueKeysWithValues: ["One", "Two"].map { (directory($0), root.appendingPathComponent("copies/\($0)")) })
    let rest = String(
      decoding: try dump(manifest.text(without: [], copies: copies), "elsewhere/below"), as: UTF8.self)
    for path in ["copies/One", "Cards/Inside/Three"] + (others.isEmpty ? [] : ["copies/Two"]) {
      #expect(rest.contains("\"\(root.path)/\(path)\""), "\(path)")
    }
    #expect(version == "5.1" || rest.contains("\"Second\""))
  }

  @Test("Resources that Xcode compiles are declared, unless the manifest does so or excludes them")
  func resources() throws {
    let text = """
      // swift-tools-version:5.5
      import PackageDescription

      let package = Package(
        name: "Cards",
        targets: [
          .target(name: "Cards", exclude: ["Old"], resources: [.process("Declared")]),
          .target(name: "Shapes", path: "Shapes"),
          .testTarget(name: "CardsTests", dependencies: ["Cards"], resources: [.process("Words.xcstrings")]),
        ]
      )
      """
    let files = [
      "Sources/Cards/Assets.xcassets/Contents.json", "Sources/Cards/Screens/Card.xib", "Sources/Cards/Declared/A.xib",
      "Sources/Cards/Old/B.storyboard", "Sources/Cards/notes.txt", "Sources/Cards/Card.swift", "Shapes/Shape.swift",
      "Tests/CardsTests/Words.xcstrings", "Tests/CardsTests/Main.storyboard",
    ]
    for file in files {
      let url = root.appendingPathComponent("Cards").appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    #expect(manifest.undeclaredResources.map(\.target) == ["Cards", "CardsTests"])
    #expect(manifest.builtTargets.map(\.name) == ["Cards", "Shapes"])
    #expect(manifest.builtTargets.map(\.directory.lastPathComponent) == ["Cards", "Shapes"])
    #expect(
      manifest.undeclaredResources.map(\.paths) == [["Assets.xcassets", "Screens/Card.xib"], ["Main.storyboard"]])
    let amended = String(decoding: try dump(manifest.text(without: []), "Cards"), as: UTF8.self)
    for path in ["Assets.xcassets", "Screens/Card.xib", "Main.storyboard", "Declared", "Words.xcstrings"] {
      #expect(amended.contains("\"path\" : \"\(path)\""))
    }
    #expect(!amended.contains("B.storyboard"))
  }

  @Test("SnapKit comes from the package with Tinamou's, by every way of naming it", arguments: ["5.3", "6.1"])
  func chains(version: String) throws {
    let text = """
      // swift-tools-version:\(version)
      import PackageDescription

      let package = Package(
        name: "Cards",
        dependencies: [.package(url: "https://example.org/SnapKit.git", from: "5.0.0")],
        targets: [
          .target(name: "Cards", dependencies: ["SnapKit"]),
          .target(name: "Shapes", dependencies: [.product(name: "SnapKit", package: "SnapKit"), "Cards"]),
        ]
      )
      """
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("mirror/share/tinamou"), withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("mirror/share/tinamou/made-with"))
    let installation = try #require(Installation(at: root.appendingPathComponent("mirror")))
    let chains = ChainPackage(in: root.appendingPathComponent("home"), installation)
    let amended = manifest.text(without: ["https://example.org/SnapKit.git"], chains: chains)
    let rest = String(decoding: try dump(amended, "elsewhere/below"), as: UTF8.self)
    #expect(!rest.contains("example.org") && rest.contains("\"\(chains.directory.path)\""))
    let name = chains.directory.lastPathComponent
    #expect(rest.ranges(of: "\"\(name)\"").count >= 2 && rest.contains("\"Cards\""))
  }

  @Test("Versions of the language that only Xcode knows are those of the compiler", arguments: ["5.0", "5.9", "6.1"])
  func languageVersions(version: String) throws {
    let property = version == "6.1" ? "swiftLanguageModes" : "swiftLanguageVersions"
    for (stated, known) in [("5.0", "5"), ("4.1", "4"), ("4.2", nil), ("5", nil)] as [(String, String?)] {
      let text = """
        // swift-tools-version:\(version)
        import PackageDescription

        let package = Package(name: "Cards", targets: [.target(name: "Cards")], \(property): [.version("\(stated)")])
        """
      let manifest = try #require(
        AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
      #expect(manifest.knownLanguageVersions == known.map { [$0] }, "\(stated)")
      let rest = String(decoding: try dump(manifest.text(without: []), "elsewhere/below"), as: UTF8.self)
      let line = try #require(rest.firstMatch(of: /"swiftLanguageVersions" : \[\s*"([0-9.]+)"/))
      #expect(line.1 == known ?? stated)
    }
  }

  @Test("Targets that stand in no library are one, unless there is a program", arguments: ["5.3", "6.1"])
  func targetsWithoutProduct(version: String) throws {
    for (kind, expected) in [("target", ["Cards", "Shapes"]), ("executableTarget", [])] {
      if version == "5.3", kind != "target" { continue }
      let text = """
        // swift-tools-version:\(version)
        import PackageDescription

        let package = Package(
          name: "Cards", products: [.library(name: "Known", targets: ["Known"])],
          targets: [.\(kind)(name: "Cards"), .target(name: "Shapes"), .target(name: "Known"), .testTarget(name: "Tests")])
        """
      let manifest = try #require(
        AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
      #expect(manifest.targetsWithoutProduct == expected)
      let rest = String(
        decoding: try dump(manifest.text(without: [], library: "Shown"), "elsewhere/below"), as: UTF8.self)
      #expect(rest.contains("\"Shown\"") == (kind == "target"))
    }
  }

  @Test("Targets in Objective-C and binary ones are left out, and what names them", arguments: ["5.3", "6.1"])
  func foreignTargets(version: String) throws {
    let text = """
      // swift-tools-version:\(version)
      import PackageDescription

      let package = Package(
        name: "Cards",
        products: [
          .library(name: "Cards", targets: ["Cards", "CardsObjC"]), .library(name: "Old", targets: ["CardsObjC"]),
        ],
        targets: [
          .target(name: "Cards", dependencies: ["CardsObjC", .target(name: "Shapes"), .target(name: "Closed")]),
          .target(name: "CardsObjC"), .target(name: "Shapes", path: "Shapes"), .target(name: "CardsC"),
          .binaryTarget(name: "Closed", path: "Closed.xcframework"),
          .binaryTarget(name: "Tool", path: "Tool.artifactbundle"),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]), .testTarget(name: "OldTests"),
        ]
      )
      """
    let files = [
      "Sources/Cards/A.swift", "Sources/CardsObjC/a/B.m", "Shapes/S.swift", "Sources/CardsC/c.c", "Tests/OldTests/O.m",
      "Tests/CardsTests/C.swift",
    ]
    for file in files {
      let url = root.appendingPathComponent("Cards").appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    #expect(manifest.foreignTargets == ["CardsObjC", "Closed", "OldTests"] && manifest.lostTests == ["OldTests"])
    let amended = manifest.text(without: [], targets: manifest.foreignTargets)
    let rest = String(decoding: try dump(amended, "elsewhere/below"), as: UTF8.self)
    for name in ["CardsObjC", "Closed", "Old", "OldTests"] { #expect(!rest.contains("\"\(name)\""), "\(name)") }
    for name in ["Cards", "Shapes", "CardsC", "Tool"] { #expect(rest.contains("\"name\" : \"\(name)\""), "\(name)") }
  }

  @Test("Targets in Objective-C with headers have stand-ins, which other targets see", arguments: ["5.3", "6.1"])
  func standIns(version: String) throws {
    let text = """
      // swift-tools-version:\(version)
      import PackageDescription

      let package = Package(
        name: "Cards",
        targets: [
          .target(name: "Cards", dependencies: ["Old"]), .target(name: "Old", dependencies: [.target(name: "Base")]),
          .target(name: "Base", path: "Base", exclude: ["b.txt"], publicHeadersPath: "."),
        ]
      )
      """
    let files = [
      "Sources/Cards/A.swift": "", "Sources/Old/B.m": "", "Base/B.m": "", "Base/b.txt": "",
      "Sources/Old/include/Old.h": "#import <Base/Base.h>\n@interface Old : Base\n- (void)show;\n@end",
      "Sources/Old/Hidden.h": "@interface Hidden : NSObject\n@end", "Base/Base.h": "@interface Base : UIView\n@end",
    ]
    for (file, contents) in files {
      let url = root.appendingPathComponent("Cards").appendingPathComponent(file)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: url)
    }
    let manifest = try #require(
      AmendedManifest(text: text, description: try dump(text, "Cards"), root: root.path + "/Cards"))
    #expect(manifest.foreignTargets == ["Old", "Base"] && manifest.lostTargets.isEmpty)
    #expect(manifest.standIns["Base"]?.contains("open class Base: UIView {") == true)
    let old = try #require(manifest.standIns["Old"])
    #expect(old.contains("import Base\n") && old.contains("open class Old: Base {") && !old.contains("Hidden"))
    let amended = manifest.text(without: [], targets: manifest.foreignTargets)
    let rest = String(decoding: try dump(amended, "elsewhere/below"), as: UTF8.self)
    let paths = rest.replacing("\\/", with: "/")
    for name in ["Old", "Base"] { #expect(paths.contains("\"path\" : \".stand-ins/\(name)\"")) }
    #expect(!rest.contains("b.txt"))
    let linked = LinkedPackage(root.appendingPathComponent("linked"), origin: root.appendingPathComponent("Cards"))
    try linked.write(manifest: amended, standIns: manifest.standIns)
    let written = linked.directory.appendingPathComponent(".stand-ins/Old/StandIns.swift")
    #expect(try String(contentsOf: written, encoding: .utf8) == old)
  }

  @Test("A package that is not a global constant cannot be changed")
  func otherForms() {
    let description = Data(#"{"dependencies": [], "targets": [], "toolsVersion": {"_version": "6.1.0"}}"#.utf8)
    for text in ["func make() -> Package { Package(name: \"A\") }", "import PackageDescription"] {
      #expect(AmendedManifest(text: text, description: description, root: "/a") == nil)
    }
    for text in ["let package = Package(name: \"A\")", "import X\nvar it: Package = Package(\nname: \"A\")"] {
      #expect(AmendedManifest(text: text, description: description, root: "/a") != nil)
    }
  }

  @Test("SwiftPM reads the manifest for the newest version that the compiler has")
  func versions() {
    let names = [
      "Package.swift", "Package@swift-5.9.swift", "Package@swift-6.swift", "Package@swift-6.10.swift", "Sources",
    ]
    func file(_ compiler: String) -> String {
      AmendedManifest.file(among: names, compiler: "Swift version \(compiler) (swift-\(compiler)-RELEASE)")
    }
    #expect(file("5.8") == "Package.swift")
    #expect(file("5.9.2") == "Package@swift-5.9.swift")
    #expect(file("6.3.1") == "Package@swift-6.swift")
    #expect(file("6.10") == "Package@swift-6.10.swift")
  }
}
