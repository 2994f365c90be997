// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import XcodeProjects

struct ProjectSearchTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private func writeProject(_ path: String, kind: String = "application") throws {
    try temporary.write("productType = \"com.apple.product-type.\(kind)\";", path + "/project.pbxproj")
  }

  private func project(_ path: String) -> ProjectSearch { .project(root.appendingPathComponent(path)) }

  @Test("The only project is taken, also one folder below")
  func onlyProject() throws {
    try writeProject("ios/App.xcodeproj")
    try writeProject("Pods/Pods.xcodeproj")
    #expect(try ProjectSearch(in: root) == project("ios/App.xcodeproj"))
    #expect(try ProjectSearch(in: root.appendingPathComponent("ios")) == project("ios/App.xcodeproj"))
  }

  @Test("In a repository of several programs, the nearest project of an app is taken")
  func repository() throws {
    try temporary.write("import Vapor\n", "server/Sources/App/entrypoint.swift")
    try temporary.write("danger.warn()\n", "Dangerfile.swift")
    try writeProject("tools/Kit.xcodeproj", kind: "framework")
    try writeProject("apps/ios/Shop.xcodeproj")
    try writeProject("apps/ios/Shop/Samples/Other.xcodeproj")
    #expect(try ProjectSearch(in: root) == project("apps/ios/Shop.xcodeproj"))
    #expect(ProjectSearch.hasProjectOfApp(in: root))
  }

  @Test("Of several projects the one with an app is taken, or that with the folder's name")
  func severalProjects() throws {
    try writeProject("App/Kit.xcodeproj", kind: "framework")
    try writeProject("App/Shop.xcodeproj")
    let folder = root.appendingPathComponent("App")
    #expect(try ProjectSearch(in: folder) == project("App/Shop.xcodeproj"))
    try writeProject("App/App.xcodeproj")
    #expect(try ProjectSearch(in: folder) == project("App/App.xcodeproj"))
  }

  @Test("Of several apps in a workspace one folder below, the one with its name is taken")
  func workspaceBelow() throws {
    for name in ["Kit", "Shop"] { try writeProject("client/Projects/\(name)/\(name).xcodeproj") }
    let references = ["Kit", "Shop"].map { "<FileRef location = \"group:Projects/\($0)/\($0).xcodeproj\"></FileRef>" }
    try temporary.write(
      "<Workspace>\(references.joined())</Workspace>", "client/Shop.xcworkspace/contents.xcworkspacedata")
    #expect(try ProjectSearch(in: root) == project("client/Projects/Shop/Shop.xcodeproj"))
  }

  @Test("Of a workspace with pods, the app's project is taken")
  func workspace() throws {
    try writeProject("Code/Shop.xcodeproj")
    try writeProject("Pods/Pods.xcodeproj", kind: "framework")
    let contents = """
      <Workspace><FileRef location = "group:Code/Shop.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """
    try temporary.write(contents, "Shop.xcworkspace/contents.xcworkspacedata")
    #expect(try ProjectSearch(in: root) == project("Code/Shop.xcodeproj"))
  }

  @Test("For tests, the only project with unit tests in the folder itself comes before projects of apps")
  func tests() throws {
    try writeProject("Kit.xcodeproj", kind: "bundle.unit-test")
    try writeProject("Sample/Sample.xcodeproj")
    let contents = """
      <Workspace><FileRef location = "group:Sample/Sample.xcodeproj"></FileRef>
      <FileRef location = "group:Kit.xcodeproj"></FileRef></Workspace>
      """
    try temporary.write(contents, "Kit.xcworkspace/contents.xcworkspacedata")
    #expect(try ProjectSearch(in: root, isForTests: true) == project("Kit.xcodeproj"))
    #expect(try ProjectSearch(in: root) == project("Sample/Sample.xcodeproj"))
    try writeProject("Other.xcodeproj", kind: "bundle.unit-test")
    #expect(try ProjectSearch(in: root, isForTests: true) == project("Sample/Sample.xcodeproj"))
  }

  @Test("Beside a manifest, projects one folder below are found; for tests, that of the library before its example")
  func belowManifest() throws {
    try temporary.write("// swift-tools-version: 5.9", "Package.swift")
    try writeProject("Kit/Kit.xcodeproj", kind: "bundle.unit-test")
    #expect(ProjectSearch.hasTestedProject(in: root))
    #expect(!ProjectSearch.hasProjectOfApp(in: root))
    try temporary.write(
      "productType = \"com.apple.product-type.application\"; productType = \"com.apple.product-type.bundle.unit-test\";",
      "Example/Example.xcodeproj/project.pbxproj")
    #expect(ProjectSearch.hasProjectOfApp(in: root))
    #expect(try ProjectSearch(in: root, isForTests: true) == project("Kit/Kit.xcodeproj"))
    #expect(try ProjectSearch(in: root) == project("Example/Example.xcodeproj"))
  }

  @Test("The project of an app is found in the folder itself and in a workspace in it", arguments: [false, true])
  func projectOfApp(isInWorkspace: Bool) throws {
    try writeProject("Kit.xcodeproj", kind: "framework")
    #expect(!ProjectSearch.hasProjectOfApp(in: root))
    try writeProject(isInWorkspace ? "Examples/Example.xcodeproj" : "Example.xcodeproj")
    let contents = """
      <Workspace><FileRef location = "group:Examples/Example.xcodeproj"></FileRef></Workspace>
      """
    if isInWorkspace { try temporary.write(contents, "Kit.xcworkspace/contents.xcworkspacedata") }
    #expect(ProjectSearch.hasProjectOfApp(in: root))
  }

  @Test("Several apps are an error that names them and the command that chooses one")
  func ambiguity() throws {
    try writeProject("One.xcodeproj")
    try writeProject("Two.xcodeproj")
    let error = #expect(throws: ManifestPlanError.self) { try ProjectSearch(in: root) }
    #expect(error?.message.contains("One.xcodeproj, Two.xcodeproj") == true)
    #expect(error?.message.contains("tinamou init --from One.xcodeproj") == true)
  }

  @Test("Swift files without a project are a target of the folder itself, and its tests another")
  func folderOfFiles() throws {
    try temporary.write("import UIKit\n@main class A {}\n", "Shop/A.swift")
    try temporary.write("class B {}\n", "Shop/Cells/B.swift")
    try temporary.write("import XCTest\n", "Shop/ShopTests/T.swift")
    try temporary.write("class Other {}\n", "Shop/Pods/Kit/Other.swift")
    let folder = root.appendingPathComponent("Shop")
    let plan = try ProjectSearch(in: folder).plan(in: folder)
    #expect(plan.directory.path == folder.path)
    #expect(
      plan.manifest.contains(
        ".executableTarget(\n      name: \"Shop\",\n      path: \".\",\n      exclude: [\"Pods\", \"ShopTests\"])"))
    #expect(
      plan.manifest.contains(
        ".testTarget(\n      name: \"ShopTests\",\n      dependencies: [\"Shop\"],\n      path: \"ShopTests\")"))
    #expect(plan.manifest(below: "Link").contains("path: \"Link\""))
    #expect(plan.manifest(below: "Link").contains("path: \"Link/ShopTests\""))
    #expect(try ProjectSearch(in: folder).plan(in: root).manifest.contains("path: \"Shop\""))
  }

  @Test("A folder is in the directory of a target if all sources are not in another one")
  func folderInTarget() throws {
    try temporary.write("import UIKit\n", "Shop/Sources/A.swift")
    try temporary.write("import UIKit\n", "Cafe/A.swift")
    try temporary.write("import UIKit\n", "Cafe/Cells/B.swift")
    for (name, isInTarget) in [("Shop", false), ("Cafe", true)] {
      let folder = root.appendingPathComponent(name)
      let plan = try ProjectSearch(in: folder).plan()
      #expect(plan.isInTarget(folder.appendingPathComponent(".tinamou")) == isInTarget)
      #expect(plan.isInTarget(root.appendingPathComponent("Other")) == false)
    }
  }

  @Test("A folder with all sources in a folder of a general name has its own name")
  func generalFolder() throws {
    try temporary.write("import UIKit\n", "Shop/Sources/A.swift")
    try temporary.write("import XCTest\n", "Shop/Tests/T.swift")
    let plan = try ProjectSearch(in: root.appendingPathComponent("Shop")).plan()
    #expect(plan.manifest.contains(".target(\n      name: \"Shop\",\n      path: \"Sources\")"))
    #expect(plan.manifest.contains("name: \"ShopTests\""))
  }

  @Test("A Swift file stands for itself, or for the project around it")
  func file() throws {
    try temporary.write("import UIKit\n", "Loose/Card.swift")
    try temporary.write("import UIKit\n", "Loose/Other.swift")
    let card = root.appendingPathComponent("Loose/Card.swift")
    #expect(ProjectSearch.projectFolder(of: card) == nil)
    let plan = try ProjectSearch(in: card).plan()
    #expect(plan.manifest.contains("products: [.library(name: \"Card\", targets: [\"Card\"])]"))
    #expect(plan.manifest.contains("exclude: [\"Other.swift\"]"))
    try temporary.write("", "Package.swift")
    #expect(ProjectSearch.projectFolder(of: card)?.path == root.path)
    #expect(ProjectSearch.projectFolder(of: root.appendingPathComponent("Loose")) == nil)
  }

  @Test("Pictures that commands have written are no resources")
  func outputs() throws {
    for path in ["Shop/A.swift", "Shop/icon.png", "Shop/first.png", "Shop/out/window.png", "Shop/out/B.swift"] {
      try temporary.write("", path)
    }
    let folder = root.appendingPathComponent("Shop")
    let outputs = Set(["first.png", "out"].map { folder.appendingPathComponent($0) })
    let manifest = try ProjectSearch(in: folder).plan(outputs: outputs).manifest
    #expect(manifest.contains("resources: [.process(\"icon.png\")]"))
    #expect(manifest.contains("exclude: [\"first.png\", \"out/window.png\"]"))
  }

  @Test("Modules come from a folder of packages", arguments: ["Tools", "tools"])
  func packageFolder(product: String) throws {
    try temporary.write("import Tools\nimport UIKit\n@main class A {}\n", "Shop/A.swift")
    try temporary.write("import UIKit\n", "Shop/B.swift")
    try temporary.write(
      "let package = Package(products: [.library(name: \"\(product)\", targets: [\"Tools\"])])",
      "Clones/Tools/Package.swift")
    var plan = try ProjectSearch(in: root.appendingPathComponent("Shop")).plan()
    #expect(plan.exclusions.contains { $0.contains("Tools") })
    plan.add(try PackageFolder(root.appendingPathComponent("Clones")))
    #expect(plan.manifest.contains("dependencies: [.product(name: \"\(product)\", package: \"Tools\")]"))
    #expect(plan.manifest.contains("path: \"\(root.path)/Clones/Tools\""))
    #expect(plan.exclusions.isEmpty)
    let error = #expect(throws: ManifestPlanError.self) { _ = try PackageFolder(root.appendingPathComponent("Shop")) }
    #expect(error?.message.contains("There are no packages in") == true)
  }

  @Test("Of several apps of a workspace, the one for iOS is taken, and no example")
  func appsOfWorkspace() throws {
    let kinds = [
      "Desk": "SDKROOT = macosx;", "Shop": "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "ShopDemo": "SDKROOT = iphoneos;",
    ]
    for (name, settings) in kinds {
      try temporary.write(
        "\(settings) productType = \"com.apple.product-type.application\";", "\(name)/\(name).xcodeproj/project.pbxproj"
      )
    }
    let references = kinds.keys.sorted().map { "<FileRef location = \"group:\($0)/\($0).xcodeproj\"></FileRef>" }
    try temporary.write("<Workspace>\(references.joined())</Workspace>", "All.xcworkspace/contents.xcworkspacedata")
    #expect(try ProjectSearch(in: root) == project("Shop/Shop.xcodeproj"))
  }

  @Test("Manifests, such as those from which Tuist makes projects, are no sources; other files of these names are")
  func manifests() throws {
    try temporary.write("import ProjectDescription\nlet project = 1\n", "Shop/Shop/Inner/Project.swift")
    try temporary.write("import ProjectDescription\n", "Shop/Tuist/ProjectDescriptionHelpers/Helper.swift")
    try temporary.write("struct Project {}\n", "Shop/Shop/Models/Project.swift")
    try temporary.write("@main class A {}\n", "Shop/Shop/A.swift")
    let manifest = try ProjectSearch(in: root.appendingPathComponent("Shop")).plan().manifest
    #expect(manifest.contains("path: \"Shop\",\n      exclude: [\"Inner\"])"))
  }

  @Test("The report has one line for each cause, with its files")
  func report() throws {
    try temporary.write("@main class A {}\n", "App/A.swift")
    try temporary.write("import SwiftUI\nstruct Card {}\n", "App/Card.swift")
    try temporary.write("let card = Card()\n", "App/CardUser.swift")
    try temporary.write("import Alamofire\n", "App/Net.swift")
    for name in ["a", "b", "c", "d"] { try temporary.write("", "App/\(name).m") }
    try temporary.write("target 'App' do\n  pod 'Alamofire', '~> 5'\nend\n", "App/Podfile")
    let folder = root.appendingPathComponent("App")
    #expect(
      try ProjectSearch(in: folder).plan().exclusions == [
        "Not part of the package:\n",
        "  4 files are not written in Swift: what a bridging header imports of them does nothing, and other uses are left out "
          + "(a.m, b.m, c.m, …)\n",
        "A build leaves out what uses missing modules:\n",
        """
          1 file imports SwiftUI, which is not available on Linux: such views become boxes with their names (Card.swift)\n
        """,
        """
          1 file imports Alamofire, which the project has from CocoaPods or Carthage: `--packages FOLDER` takes it from a \
        folder of packages (Net.swift)\n
        """,
      ])
  }
}
