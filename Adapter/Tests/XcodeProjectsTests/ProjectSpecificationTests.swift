// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

@Suite("Specifications of XcodeGen")
struct ProjectSpecificationTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try temporary.write(text, path) }
  }

  private func project() throws -> XcodeProject {
    try ProjectSurroundings(of: root.appendingPathComponent("project.yml"), root: root).projects[0]
  }

  private func target(_ name: String) throws -> XcodeTarget {
    try #require(try project().targets.first { $0.name == name })
  }

  @Test("A folder with a specification and no project is that of a project")
  func search() throws {
    try write([
      "project.yml": "name: Shop\ntargets:\n  Shop: { type: application, platform: iOS, sources: Shop }\n",
      "Shop/App.swift": "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n",
    ])
    let specification = ProjectSearch.project(root.appendingPathComponent("project.yml"))
    #expect(try ProjectSearch(in: root) == specification)
    #expect(ProjectSearch.hasProjectOfApp(in: root) && !ProjectSearch.hasTestedProject(in: root))
    #expect(try specification.plan().manifest.contains(".executableTarget(\n      name: \"Shop\""))
    // A project that is there is what Xcode opens.
    try write(["Shop.xcodeproj/project.pbxproj": "productType = \"com.apple.product-type.application\";"])
    #expect(try ProjectSearch(in: root) == .project(root.appendingPathComponent("Shop.xcodeproj")))
  }

  @Test("Other YAML with this name is no specification")
  func otherFile() throws {
    try write(["project.yml": "title: Plan\ntargets: [a]\n", "App.swift": "import UIKit\n"])
    #expect(try ProjectSearch(in: root) == .folder(root))
  }

  @Test("Folders are taken without what the patterns leave out, and only with what they include")
  func sources() throws {
    try write([
      "project.yml": """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - Shop/Main.swift
            - path: Shop/Views
              excludes: ["**/*.md", "Old", "*.{txt,log}"]
            - path: Shop/Models
              includes: ["**/*.swift"]
            - { path: Web, type: folder }
            - { path: Scripts, buildPhase: none }
            - { path: Missing, optional: true }
            - Lost.swift
      """,
      "Shop/Main.swift": "", "Shop/Other.swift": "", "Shop/Views/A.swift": "", "Shop/Views/B/C.swift": "",
      "Shop/Views/B/Read.md": "", "Shop/Views/Read.md": "", "Shop/Views/Old/D.swift": "", "Shop/Views/notes.txt": "",
      "Shop/Models/M.swift": "", "Shop/Models/m.json": "", "Web/index.html": "", "Scripts/s.swift": "",
    ])
    let shop = try target("Shop")
    #expect(
      shop.sources == [
        "Shop/Main.swift", "Shop/Views/A.swift", "Shop/Views/B/C.swift", "Shop/Models/M.swift", "Lost.swift",
      ])
    #expect(shop.resources == ["Web"])
  }

  @Test(
    "A pattern fits names, folders at any depth and alternatives",
    arguments: [
      ("*.md", "a.md", true), ("*.md", "a/b.md", false), ("**/*.md", "a.md", true), ("**/*.md", "a/b/c.md", true),
      ("a", "a/b/c.swift", true), ("a", "ab", false), ("a/**", "a/b/c.swift", true), ("a/**", "b/a", false),
      ("**/b", "a/b/c", true), ("a/*/c.swift", "a/b/c.swift", true), ("a/*/c.swift", "a/b/d/c.swift", false),
      ("?.swift", "a.swift", true), ("./a/", "a/b", true), ("{a,b}/*.swift", "b/c.swift", true),
      ("{a,b}/*.swift", "c/c.swift", false), ("[ab].swift", "a.swift", true), ("", "a", false), ("**", "a/b", true),
    ])
  func patterns(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }

  @Test("Settings of targets come before those of files, of groups and of the project")
  func settings() throws {
    try write([
      "project.yml": """
      name: Shop
      options: { bundleIdPrefix: org.example, developmentLanguage: de }
      settings:
        MARKETING_VERSION: "1.2"
        SWIFT_VERSION: 6
        A: project
      settingGroups:
        common: { B: group, C: group }
      configFiles: { Release: release.xcconfig, Debug: debug.xcconfig }
      targets:
        Shop:
          type: application
          platform: iOS
          sources: Shop
          settings:
            groups: [common]
            base: { B: base, FLAGS: [-a, -b], ENABLED: true, QUOTED: "true" }
            configs:
              Release: { D: release }
              Debug: { D: debug }
      """,
      "debug.xcconfig": "E = file\nA = file\n", "release.xcconfig": "E = other\n", "Shop/App.swift": "",
    ])
    let settings = try target("Shop").settings
    let expected = [
      "A": "project", "B": "base", "C": "group", "D": "debug", "E": "file", "FLAGS": "-a -b", "ENABLED": "YES",
      "QUOTED": "true", "MARKETING_VERSION": "1.2", "SWIFT_VERSION": "6", "PRODUCT_NAME": "Shop",
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.Shop", "DEVELOPMENT_LANGUAGE": "de",
    ]
    for (name, value) in expected { #expect(settings[name] == value, "\(name)") }
    #expect(try target("Shop").swiftVersion == "6")
  }

  @Test("Included files have paths of their own, and templates are below what targets say")
  func includes() throws {
    try write([
      "project.yml": """
      name: Shop
      include:
        - path: Modules/Kit/kit.yml
        - { path: shared.yml, relativePaths: false }
        - { path: nothing.yml, enable: false }
      targets:
        Shop:
          type: application
          platform: iOS
          sources: Shop
          dependencies: [{ target: Kit }]
      """,
      "shared.yml": """
      targetTemplates:
        Library:
          type: framework
          platform: iOS
          settings: { base: { MODE: "${mode}", OWNER: "${target_name}" } }
          sources: ["Common/${target_name}"]
      """,
      "Modules/Kit/kit.yml": """
      configFiles: { Debug: kit.xcconfig }
      targets:
        Kit:
          templates: [Library]
          templateAttributes: { mode: fast }
          sources: [Sources]
          info: { path: Info.plist }
      """,
      "Modules/Kit/kit.xcconfig": "FROM_FILE = 1\n", "Modules/Kit/Sources/Kit.swift": "", "Common/Kit/Base.swift": "",
      "Shop/App.swift": "import Kit\n",
    ])
    let kit = try target("Kit")
    #expect(kit.kind == .library && kit.sources == ["Common/Kit/Base.swift", "Modules/Kit/Sources/Kit.swift"])
    #expect(kit.settings["MODE"] == "fast" && kit.settings["OWNER"] == "Kit" && kit.settings["FROM_FILE"] == "1")
    #expect(kit.settings["INFOPLIST_FILE"] == "Modules/Kit/Info.plist")
    #expect(try target("Shop").dependencies == [kit.identifier])
  }

  @Test("Lists of included files are joined, and `:REPLACE` replaces them")
  func merging() throws {
    try write([
      "project.yml": """
      name: Shop
      include: base.yml
      targets:
        A: { sources: [A] }
        B: { "sources:REPLACE": [A] }
      """,
      "base.yml": """
      targets:
        A: { type: framework, platform: iOS, sources: [B] }
        B: { type: framework, platform: iOS, sources: [B] }
      """,
      "A/A.swift": "", "B/B.swift": "",
    ])
    #expect(try target("A").sources == ["B/B.swift", "A/A.swift"])
    #expect(try target("B").sources == ["A/A.swift"])
  }

  @Test("Packages have the versions and products that targets need, and those nearby are found")
  func packages() throws {
    try write([
      "project.yml": """
      name: Shop
      packages:
        Net: { url: https://example.org/Net, from: 5.0 }
        Exact: { url: https://example.org/Exact.git, exactVersion: 1.2.3 }
        Minor: { url: https://example.org/Minor, minorVersion: 2 }
        Range: { url: https://example.org/Range, minVersion: 1.0.0, maxVersion: 2.0.0 }
        Branch: { url: https://example.org/Branch, branch: main }
        Hub: { github: owner/Hub, revision: abc }
        Near: { path: Packages/Near }
      targets:
        Shop:
          type: application
          platform: [iOS]
          sources: Shop
          dependencies:
            - package: Net
            - { package: Exact, product: Core }
            - { package: Exact, products: [Core, More] }
            - { sdk: UIKit.framework }
            - { package: Near }
      """,
      "Shop/App.swift": "import Near\n",
      "Packages/Near/Package.swift": """
      let package = Package(
        name: "Near", products: [.library(name: "Near", targets: ["Near"])], targets: [.target(name: "Near")])
      """,
      "Packages/Near/Sources/Near/Near.swift": "",
    ])
    let packages = try project().packages
    #expect(
      packages.map(\.arguments) == [
        "url: \"https://example.org/Net\", from: \"5.0.0\"", "url: \"https://example.org/Exact.git\", exact: \"1.2.3\"",
        "url: \"https://example.org/Minor\", .upToNextMinor(from: \"2.0.0\")",
        "url: \"https://example.org/Range\", \"1.0.0\"..<\"2.0.0\"",
        "url: \"https://example.org/Branch\", branch: \"main\"",
        "url: \"https://github.com/owner/Hub\", revision: \"abc\"",
      ])
    #expect(packages[1].products == ["Core", "More"])
    #expect(try target("Shop").products == ["Net", "Core", "Core", "More", "Near"])
    let plan = try ProjectSearch(in: root).plan()
    #expect(plan.localDirectories.map(\.lastPathComponent) == ["Near"])
  }

  @Test("Targets for other systems are left out, and one for several is one for iOS")
  func systems() throws {
    try write([
      "project.yml": """
      name: Shop
      targets:
        Kit: { type: framework, platform: [macOS, iOS], sources: [Kit, "Only${platform}"] }
        Desk: { type: application, platform: macOS, sources: Desk }
        Shop: { type: application, platform: iOS, sources: Shop, dependencies: [{ target: Kit_iOS }] }
        ShopTests: { type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{ target: Shop }] }
      """,
      "Kit/Kit.swift": "", "OnlyiOS/Phone.swift": "", "Desk/main.swift": "", "Shop/App.swift": "@main class App {}\n",
      "Tests/T.swift": "",
    ])
    #expect(try project().targets.map(\.name) == ["Kit", "Shop", "ShopTests"])
    #expect(try target("Kit").sources == ["Kit/Kit.swift", "OnlyiOS/Phone.swift"])
    #expect(try target("Shop").dependencies == ["Kit"])
    let manifest = try ProjectSearch(in: root).plan().manifest
    #expect(manifest.contains("name: \"Kit\"") && manifest.contains(".testTarget(\n      name: \"ShopTests\""))
  }

  @Test("Entries of the property list are those of the app's, with their types")
  func information() throws {
    try write([
      "project.yml": """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources: Shop
          info:
            path: Shop/Info.plist
            properties:
              UILaunchStoryboardName: LaunchScreen
              UIApplicationSceneManifest: { UIApplicationSupportsMultipleScenes: false }
              UIAppFonts: [Font.ttf]
              Number: 3
              Text: "3"
      """,
      "Shop/App.swift": "@main class App {}\n",
    ])
    let data = try #require(try ProjectSearch(in: root).plan().information)
    let object = try PropertyListSerialization.propertyList(from: data, format: nil)
    let list = try #require(object as? [String: Any])
    #expect(list["UILaunchStoryboardName"] as? String == "LaunchScreen")
    #expect((list["UIApplicationSceneManifest"] as? [String: Bool])?["UIApplicationSupportsMultipleScenes"] == false)
    #expect(list["UIAppFonts"] as? [String] == ["Font.ttf"])
    #expect(list["Number"] as? Int == 3 && list["Text"] as? String == "3")
  }

  @Test(
    "A fault names the file",
    arguments: [
      ("name: Shop\ninclude: lost.yml\n", "lost.yml: the specification of the project cannot be read"),
      ("name: Shop\ninclude: project.yml\n", "project.yml: the included files include each other"),
      ("name: Shop\ntargets:\n  - a\n b\n", "project.yml: not YAML:"),
      (
        "name: Shop\ntargets:\n  A: { templates: [Lost] }\n",
        "project.yml: the target A: there is no template 'Lost' under 'targetTemplates'"
      ),
      (
        "name: Shop\ntargetTemplates:\n  T: { templates: [T] }\ntargets:\n  A: { templates: [T] }\n",
        "project.yml: the target A: its templates contain each other"
      ),
      (
        "name: Shop\ntargets:\n  A: { type: application, info: { path: I.plist, properties: { Key: null } } }\n",
        "The target A: 'properties' under 'info' have a value"
      ),
      ("name: Shop\ntargets: {}\n", "The project has no target that is an app or a library."),
    ])
  func faults(text: String, message: String) throws {
    try write(["project.yml": text, "App.swift": ""])
    #expect {
      _ = try ProjectSearch(in: root).plan()
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test("Folders are found in any case, as on the disks of Macs")
  func spelling() throws {
    try write([
      "project.yml": """
      name: Shop
      targets:
        Shop: { type: application, platform: iOS, sources: [shop/VIEWS, shop/app.swift], configFiles: { Debug: A.XCCONFIG } }
      """,
      "Shop/Views/A.swift": "", "Shop/App.swift": "", "a.xcconfig": "KEY = value\n",
    ])
    let shop = try target("Shop")
    #expect(shop.sources == ["Shop/Views/A.swift", "Shop/App.swift"] && shop.settings["KEY"] == "value")
  }

  @Test("Sources above the specification move the manifest up")
  func ascent() throws {
    try write([
      "App/project.yml": """
      name: Shop
      targets:
        Shop: { type: application, platform: iOS, sources: [Shop, ../Shared] }
      """,
      "App/Shop/App.swift": "@main class App {}\n", "Shared/Model.swift": "",
    ])
    let plan = try ProjectSearch(in: root.appendingPathComponent("App")).plan()
    #expect(plan.directory.standardizedFileURL.path == root.standardizedFileURL.path)
    #expect(plan.excluded.isEmpty)
  }
}
