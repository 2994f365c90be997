// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

@Suite("Manifests of Tuist")
struct TuistTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  /// Ways to state the list of targets, which say the same.
  private static let spellings: [(manifest: String, helper: String)] = [
    (
      """
      let project = Project(name: "Shop", targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "org.example.shop",
          infoPlist: .extendingDefault(with: ["UIMainStoryboardFile": "Main", "Sizes": [1, 2], "On": true]),
          sources: ["App/Sources/**"], resources: ["App/Resources/**"],
          dependencies: [.target(name: "Kit"), .external(name: "Then")], settings: .settings(base: ["SWIFT_VERSION": "6.0"])),
        .target(name: "Kit", destinations: [.iPhone, .iPad], product: .staticFramework, bundleId: "org.example.kit",
          sources: [.glob("Kit/**", excluding: ["Kit/Old/**"])]),
        .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "org.example.tests",
          sources: "Tests/**", dependencies: [.target(name: "Shop")]),
        .target(name: "Desk", destinations: .macOS, product: .app, bundleId: "org.example.desk", sources: ["Desk/**"]),
      ])
      """, ""
    ),
    (
      """
      let name = "Shop"
      let project = Project(name: name, packages: [], targets: [
        Target(name: name, platform: .iOS, product: .app, bundleId: "\\(Values.prefix).shop",
          infoPlist: .extendingDefault(with: .base), sources: ["App/Sources/**"], resources: ["App/Resources/**"],
          dependencies: [.Module.kit, .external(name: "Then")], settings: .settings(base: settings)),
      ] + [.kit(excluding: ["Kit/Old/**"]), .tests(of: name)])
      """,
      """
      import ProjectDescription
      public enum Values { public static let prefix = "org" + ".example" }
      public let settings: SettingsDictionary = ["SWIFT_VERSION": "6.0"]
      extension Dictionary {
        public static var base: Self { ["UIMainStoryboardFile": "Main", "Sizes": [1, 2], "On": .boolean(true)] }
      }
      extension TargetDependency {
        public enum Module { public static let kit = TargetDependency.target(name: "Kit") }
      }
      extension Target {
        public static func kit(excluding paths: [Path] = []) -> Target {
          let name = "Kit"
          return Target(name: name, platform: .iOS, product: .staticFramework, bundleId: "\\(Values.prefix).kit",
            sources: SourceFilesList(globs: [.init("\\(name)/**", excluding: paths)]))
        }
        public static func tests(of target: String, product: Product = .unitTests) -> Target {
          .init(name: "\\(target)Tests", platform: .iOS, product: product, bundleId: "org.example.tests",
            sources: ["Tests/**"], dependencies: [.target(name: target)])
        }
      }
      """
    ),
  ]

  private func write(_ spelling: (manifest: String, helper: String)) throws {
    try temporary.write("import ProjectDescription\n\n" + spelling.manifest, "Project.swift")
    try temporary.write(spelling.helper, "Tuist/ProjectDescriptionHelpers/Helpers.swift")
    try temporary.write(
      """
      import PackageDescription
      let package = Package(name: "Dependencies", dependencies: [
        .package(url: "https://example.com/devs/Then.git", from: "3.0.0"),
      ])
      """, "Tuist/Package.swift")
    for path in [
      "App/Sources/AppDelegate", "App/Sources/Views/Card", "Kit/Box", "Kit/Old/Box", "Tests/AppTests", "Desk/main",
    ] {
      let lines = path.hasPrefix("App/Sources/App") ? "import Then\n@main class A {}\n" : ""
      try temporary.write("import UIKit\n" + lines, path + ".swift")
    }
    try temporary.write("{}", "App/Resources/shop.json")
    try temporary.write("", "Derived/Sources/Bundle.swift")
  }

  @Test("targets are read from literals, constants and functions", arguments: [0, 1])
  func targets(spelling: Int) throws {
    try write(Self.spellings[spelling])
    let search = try ProjectSearch(in: root)
    #expect(search == .project(root.appendingPathComponent("Project.swift")))
    let plan = try search.plan()
    #expect(plan.manifest.contains("name: \"Shop\""))
    let targets = plan.manifest.components(separatedBy: "    .")
    let app = try #require(targets.first { $0.hasPrefix("executableTarget") })
    #expect(app.contains("path: \"App\"") && app.contains(".process(\"Resources/shop.json\")"))
    #expect(app.contains("\"Kit\"") && app.contains(".product(name: \"Then\", package: \"Then\")"))
    let kit = try #require(targets.first { $0.hasPrefix("target(") })
    #expect(kit.contains("path: \"Kit\"") && kit.contains("exclude: [\"Old\"]"))
    #expect(targets.contains { $0.hasPrefix("testTarget(") && $0.contains("path: \"Tests\"") })
    #expect(plan.manifest.contains("url: \"https://example.com/devs/Then.git\", from: \"3.0.0\""))
    #expect(plan.manifest.contains("swiftLanguageModes: [.v6]"))
    #expect(plan.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.shop")
    let information = try #require(plan.information)
    let list = try PropertyListSerialization.propertyList(from: information, format: nil) as? [String: Any]
    #expect(list?["UIMainStoryboardFile"] as? String == "Main" && list?["On"] as? Bool == true)
    #expect(!plan.manifest.contains("Desk") && !plan.manifest.contains("Derived/"))
    let accessors = plan.targetsWithAccessors
    #expect(accessors.map(\.name) == ["Shop"])
    #expect(accessors.map(\.resources) == [["App/Resources/shop.json"]])
    #expect(accessors[0].sources.contains("App/Sources/AppDelegate.swift"))
  }

  @Test("helpers of plugins in folders of the project are read")
  func plugins() throws {
    try write(Self.spellings[1])
    let helper = root.appendingPathComponent("Tuist/ProjectDescriptionHelpers/Helpers.swift")
    try FileManager.default.removeItem(at: helper)
    try temporary.write(Self.spellings[1].helper, "Plugins/Values/ProjectDescriptionHelpers/Helpers.swift")
    #expect(try ProjectSearch(in: root).plan().manifest.contains("path: \"Kit\""))
  }

  @Test("a workspace has the app of one project and the libraries of others")
  func workspace() throws {
    try temporary.write(
      "import ProjectDescription\nlet workspace = Workspace(name: \"Shop\", projects: [\"Projects/**\"])\n",
      "Workspace.swift")
    let app = """
      import ProjectDescription
      let project = Project(name: "App", targets: [.target(name: "App", destinations: .iOS, product: .app, bundleId: "a",
        sources: ["Sources/**"], dependencies: [.project(target: "Kit", path: .relativeToRoot("Projects/Kit"))])])
      """
    let kit = """
      import ProjectDescription
      let project = Project(name: "Kit", targets: [.target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
        sources: ["Sources/**"])])
      """
    for (name, manifest, source) in [("App", app, "import Kit\n@main class A {}\n"), ("Kit", kit, "")] {
      try temporary.write(manifest, "Projects/\(name)/Project.swift")
      try temporary.write("import UIKit\n" + source, "Projects/\(name)/Sources/File.swift")
    }
    for folder in ["", "Projects/App"] {
      let manifest = try ProjectSearch(in: root.appendingPathComponent(folder)).plan().manifest
      #expect(manifest.contains("dependencies: [\"Kit\"]") && manifest.contains("Kit/Sources\""), "\(manifest)")
    }
  }

  @Test("tests have helpers of their own, and the library from the package around the project")
  func testsOfPackage() throws {
    try temporary.write(
      """
      import ProjectDescription
      let project = Project(name: "Development", targets: [
        .target(name: "Host", destinations: .iOS, product: .app, bundleId: "h", sources: ["../Tests/Host/**"]),
        .target(name: "KitTests", destinations: .iOS, product: .unitTests, bundleId: "t", sources: ["../Tests/*.swift"],
          dependencies: [.external(name: "Kit"), .target(name: "Helpers"), .target(name: "Host")]),
        .target(name: "Helpers", destinations: .iOS, product: .framework, bundleId: "e", sources: ["Helpers/**"],
          dependencies: [.target(name: "Values")]),
        .target(name: "Values", destinations: .iOS, product: .framework, bundleId: "v", sources: ["Values/**"]),
      ])
      """, "Development/Project.swift")
    try temporary.write(
      "import PackageDescription\nlet package = Package(name: \"D\", dependencies: [.package(path: \"../../\")])\n",
      "Development/Tuist/Package.swift")
    try temporary.write(
      "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])])\n", "Package.swift"
    )
    try temporary.write("import UIKit\n@UIApplicationMain class A {}\n", "Tests/Host/A.swift")
    try temporary.write("import Kit\nimport Helpers\n", "Tests/KitTests.swift")
    try temporary.write("import Values\n", "Development/Helpers/H.swift")
    try temporary.write("public let one = 1\n", "Development/Values/V.swift")
    let search = try ProjectSearch(in: root.appendingPathComponent("Development"), isForTests: true)
    let plan = try search.plan(isForTests: true, isKeptElsewhere: true)
    #expect(plan.incomplete.isEmpty)
    let manifest = plan.manifest(below: "Link")
    #expect(manifest.contains("dependencies: [\"Helpers\", \"Host\", .product(name: \"Kit\", package: "), "\(manifest)")
    #expect(manifest.contains("name: \"Helpers\",\n      dependencies: [\"Values\"]"), "\(manifest)")
    #expect(plan.localDirectories.map(\.path) == [root.resolvingSymlinksInPath().path])
    // A manifest in the package's own directory cannot depend on it.
    #expect(try search.plan(isForTests: true).incomplete.map(\.reason) == [.missingModule("Kit")])
  }

  @Test("closures of lists are evaluated, and computed resources are looked for beside the sources")
  func closures() throws {
    try temporary.write("import UIKit\n@main class A {}\n", "App/Sources/A.swift")
    for kit in ["One", "Two"] { try temporary.write("public struct \(kit) {}\n", "\(kit)/K.swift") }
    try temporary.write("a", "App/Resources/a.txt")
    try temporary.write(
      """
      import ProjectDescription
      enum Module { case app; var resources: ResourceFileElements? { self == .app ? ["App/Resources/**"] : nil } }
      let kits = ["One", "Two"].map { name in
        Target.target(name: name, destinations: .iOS, product: .framework, bundleId: name, sources: ["\\(name)/**"])
      }
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/Sources/**"],
          resources: Module.app.resources, dependencies: kits.map { .target(name: $0.name) }),
      ] + kits)
      """, "Project.swift")
    let plan = try ProjectSearch(in: root).plan()
    #expect(!plan.exclusions.contains { $0.contains("dependencies") || $0.contains("targets are computed") })
    #expect(plan.exclusions.contains { $0.contains("resources of the target App are computed") })
    let manifest = plan.manifest(below: "App")
    #expect(manifest.contains("a.txt") || manifest.contains("Resources"))
    for kit in ["One", "Two"] { #expect(manifest.contains("\"\(kit)\""), "\(manifest)") }
  }

  @Test("what only a run of the manifest tells is named")
  func computed() throws {
    try temporary.write("import UIKit\n@main class A {}\n", "App/A.swift")
    let target = ".target(name: \"App\", destinations: .iOS, product: .app, bundleId: \"a\", sources: [\"App/**\"]"
    let lists = [
      "[\(target), dependencies: modules.map { .target(name: $0) })]":
        "the dependencies of the target App are computed",
      "[\(target))] + modules.map { .kit($0) }": "targets are computed, and not read: modules.map",
    ]
    for (list, note) in lists {
      try temporary.write(
        "import ProjectDescription\nlet project = Project(name: \"App\", targets: \(list))\n", "Project.swift")
      let plan = try ProjectSearch(in: root).plan()
      #expect(plan.exclusions.contains { $0.contains("Project.swift") && $0.contains(note) })
    }
    try temporary.write("import ProjectDescription\nlet project = Project.app(name: \"App\")\n", "Project.swift")
    let error = #expect(throws: ManifestPlanError.self) { _ = try ProjectSearch(in: root).plan() }
    #expect(error?.message.contains("`tuist generate` makes an Xcode project") == true)
  }
}
