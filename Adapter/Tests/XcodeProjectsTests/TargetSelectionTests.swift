// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

/// Modules that an app's files import, found in packages and projects near its project.
struct TargetSelectionTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  /// A project with one target of one file, and further objects.
  private func project(
    _ name: String, _ type: String, file: String, group: String = "", _ more: String = ""
  ) -> String {
    """
    {
      objects = {
        P = { isa = PBXProject; targets = (A); mainGroup = G; };
        G = { isa = PBXGroup; children = (F, \(group)); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
        A = { isa = PBXNativeTarget; name = \(name); buildPhases = (S); productType = "com.apple.product-type.\(type)"; };
        \(more)
      };
      rootObject = P;
    }
    """
  }

  private func plan(_ path: String) throws -> ManifestPlan {
    try ManifestPlan(project: root.appendingPathComponent(path), target: nil)
  }

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit",
      products: [.library(name: "Kit-Dynamic", type: .dynamic, targets: ["Kit", "KitCore"])],
      targets: [.target(name: "Kit"), .target(name: "KitCore")])
    """

  @Test(arguments: ["wrapper", "folder"])
  func aPackageThatTheProjectNamesByItsFolderIsADependency(kind: String) throws {
    let reference = "L = { isa = PBXFileReference; lastKnownFileType = \(kind); path = Kit; };"
    try temporary.write(
      project("App", "application", file: "App.swift", group: "L", reference), "App.xcodeproj/project.pbxproj")
    try temporary.write("import KitCore\n", "App.swift")
    try temporary.write(Self.manifest, "Kit/Package.swift")
    let plan = try plan("App.xcodeproj")
    #expect(plan.excluded.isEmpty && plan.incomplete.isEmpty)
    #expect(plan.manifest.contains(".package(path: \"Kit\")"))
    #expect(plan.manifest.contains(".product(name: \"Kit-Dynamic\", package: \"Kit\")"))
  }

  /// Objective-C and binaries are not on Linux. A product without them stays, without those of its targets that it depends on.
  @Test(arguments: [
    ("Sources/Kit/View.m", "", false), ("Sources/Kit/View.mm", "", false), ("Core/Inner/View.m", "", true),
    ("Sources/Other/View.m", "", true), ("Sources/Kit/View.c", "", true),
    ("Sources/Kit/View.swift", ", .binaryTarget(name: \"KitCore\", path: \"Kit.xcframework\")", true),
  ])
  func aProductThatLinuxCannotCompileIsNoDependency(file: String, more: String, isThere: Bool) throws {
    let reference = "L = { isa = PBXFileReference; lastKnownFileType = folder; path = Kit; };"
    try temporary.write(
      project("App", "application", file: "App.swift", group: "L", reference), "App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "App.swift")
    let manifest = """
      let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [
        .target(name: "Kit", dependencies: [.target(name: "KitCore")]), .target(name: "KitCore", path: "Core"),
        .target(name: "Other")\(more)])
      """
    try temporary.write(manifest, "Kit/Package.swift")
    try temporary.write("", "Kit/" + file)
    let plan = try plan("App.xcodeproj")
    #expect(plan.manifest.contains(".package(path: \"Kit\")") == isThere)
    #expect(plan.incomplete.map(\.reason) == (isThere ? [] : [.missingModule("Kit")]))
  }

  @Test func aLocalPackageReferenceIsADependency() throws {
    let more = """
      R = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };
      D = { isa = XCSwiftPackageProductDependency; productName = Kit; };
      """
    let text = project("App", "application", file: "App.swift", more)
      .replacing("mainGroup = G;", with: "mainGroup = G; packageReferences = (R);")
      .replacing("buildPhases", with: "packageProductDependencies = (D); buildPhases")
    try temporary.write(text, "App/App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "App/App.swift")
    try temporary.write(Self.manifest, "Kit/Package.swift")
    let plan = try plan("App/App.xcodeproj")
    #expect(plan.excluded.isEmpty && plan.incomplete.isEmpty)
    #expect(plan.manifest.contains(".package(path: \"../Kit\")"))
    #expect(plan.manifest.contains("dependencies: [.product(name: \"Kit-Dynamic\", package: \"Kit\")]"))
  }

  @Test func aPackageAroundAnExampleIsADependency() throws {
    try temporary.write(
      project("App", "application", file: "App.swift"), "Kit/Examples/App/App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "Kit/Examples/App/App.swift")
    try temporary.write(Self.manifest, "Kit/Package.swift")
    let plan = try plan("Kit/Examples/App/App.xcodeproj")
    #expect(plan.excluded.isEmpty && plan.incomplete.isEmpty)
    #expect(plan.manifest.contains(".package(path: \"../..\")"))
    #expect(plan.manifest.contains("package: \"Kit\""))
  }

  @Test func aProjectThatTheProjectNamesHasATargetForTheModule() throws {
    let reference = """
      L = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = ../Kit/Kit.xcodeproj; \
      sourceTree = "<group>"; };
      """
    try temporary.write(
      project("App", "application", file: "App.swift", group: "L", reference), "App/App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "App/App.swift")
    // The identifiers of both projects are the same.
    try temporary.write(project("Kit", "framework", file: "Kit.swift"), "Kit/Kit.xcodeproj/project.pbxproj")
    try temporary.write("", "Kit/Kit.swift")
    let plan = try plan("App/App.xcodeproj")
    #expect(plan.excluded.isEmpty && plan.incomplete.isEmpty)
    #expect(plan.directory.standardizedFileURL.path == root.standardizedFileURL.path)
    #expect(plan.manifest.contains("name: \"App\",\n      dependencies: [\"Kit\"],\n      path: \"App\""))
    #expect(plan.manifest.contains(".target(\n      name: \"Kit\",\n      path: \"Kit\""))
  }

  @Test func aWorkspaceHasATargetForTheModule() throws {
    try temporary.write(
      """
      <Workspace version = "1.0">
        <Group location = "group:Pods" name = "Pods"><FileRef location = "group:Pods.xcodeproj"></FileRef></Group>
        <FileRef location = "container:App.xcodeproj"></FileRef>
      </Workspace>
      """, "App.xcworkspace/contents.xcworkspacedata")
    try temporary.write(project("App", "application", file: "App.swift"), "App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "App.swift")
    try temporary.write(project("Kit", "framework", file: "Kit/Kit.swift"), "Pods/Pods.xcodeproj/project.pbxproj")
    try temporary.write("import Absent\n", "Pods/Kit/Kit.swift")
    let plan = try plan("App.xcodeproj")
    #expect(plan.incomplete.map(\.reason) == [.missingModule("Absent")])
    #expect(plan.manifest.contains("dependencies: [\"Kit\"]"))
    try temporary.write("", "Pods/Kit/Kit.swift")
    #expect(try self.plan("App.xcodeproj").manifest.contains("dependencies: [\"Kit\"]"))
  }

  @Test func aPackageOfWhichAFileCannotBeCompiledGivesWayToAProject() throws {
    let reference = """
      L = { isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = ../Kit.xcodeproj; \
      sourceTree = "<group>"; };
      """
    try temporary.write(
      project("App", "application", file: "App.swift", group: "L", reference), "App/App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "App/App.swift")
    try temporary.write(project("Kit", "framework", file: "Kit.swift"), "Kit.xcodeproj/project.pbxproj")
    try temporary.write("", "Kit.swift")
    try temporary.write(Self.manifest, "Package.swift")
    #expect(try plan("App/App.xcodeproj").manifest.contains(".package(path: \"..\")"))
    try temporary.write("import SwiftUI\n", "Kit.swift")
    let plan = try plan("App/App.xcodeproj")
    #expect(!plan.manifest.contains(".package("))
    #expect(plan.incomplete.map(\.reason) == [.missingModule("SwiftUI")])
    // Another module is in the package only.
    try temporary.write("import Kit\nimport KitCore\n", "App/App.swift")
    let other = try self.plan("App/App.xcodeproj")
    #expect(other.manifest.contains(".package(path: \"..\")") && other.incomplete.isEmpty)
  }

  @Test func aFileOfAnAppAndOfALibraryBelongsToOneOfThem() throws {
    let more = """
      SK = { isa = PBXSourcesBuildPhase; files = (B); };
      K = { isa = PBXNativeTarget; name = Kit; buildPhases = (SK); productType = "com.apple.product-type.framework"; };
      TD = { isa = PBXTargetDependency; target = K; };
      M = { isa = PBXFileReference; path = Main/Main.swift; sourceTree = "<group>"; };
      BM = { isa = PBXBuildFile; fileRef = M; };
      """
    let text = project("App", "application", file: "Kit/Kit.swift", group: "M", more)
      .replacing("targets = (A)", with: "targets = (A, K)")
      .replacing("files = (B); };\n    A =", with: "files = (B, BM); };\n    A =")
      .replacing("name = App;", with: "name = App; dependencies = (TD);")
    try temporary.write(text, "App.xcodeproj/project.pbxproj")
    try temporary.write("", "Kit/Kit.swift")
    try temporary.write("import UIKit\n", "Main/Main.swift")
    #expect(!(try plan("App.xcodeproj").manifest.contains("name: \"Kit\"")))
    try temporary.write("import Kit\n", "Main/Main.swift")
    let plan = try plan("App.xcodeproj")
    #expect(plan.manifest.contains("dependencies: [\"Kit\"],\n      path: \"Main\""))
  }

  @Test func whatOnlyAPackageImportsIsMissing() throws {
    try temporary.write(project("App", "application", file: "App.swift"), "App.xcodeproj/project.pbxproj")
    try temporary.write("#if SWIFT_PACKAGE\nimport Pages\n#else\nimport Other\n#endif\n", "App.swift")
    #expect(try plan("App.xcodeproj").incomplete.map(\.reason) == [.missingModule("Pages")])
    try temporary.write("#if DEBUG\nimport Pages\n#endif\n", "App.swift")
    #expect(try plan("App.xcodeproj").incomplete.isEmpty)
  }

  @Test func filesAboveTheProjectArePartOfThePackage() throws {
    try temporary.write(project("App", "application", file: "../Shared/A.swift"), "App/App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\n", "Shared/A.swift")
    let plan = try plan("App/App.xcodeproj")
    #expect(plan.excluded.isEmpty && plan.incomplete.isEmpty)
    #expect(plan.manifest.contains("path: \"Shared\""))
  }

  @Test func aProjectThatIsNotThereIsLeftOut() throws {
    let reference =
      "L = { isa = PBXFileReference; lastKnownFileType = \"wrapper.pb-project\"; path = Pods/Pods.xcodeproj; };"
    try temporary.write(
      project("App", "application", file: "App.swift", group: "L", reference), "App.xcodeproj/project.pbxproj")
    try temporary.write("import Kit\n", "App.swift")
    #expect(try plan("App.xcodeproj").incomplete.map(\.reason) == [.missingModule("Kit")])
  }

  @Test(
    "A pod or framework whose repository has a manifest is that package, in the version of the lock",
    arguments: [
      (
        [
          "Podfile": "target 'App' do\n  pod 'Alamofire', '~> 5.0'\nend\n",
          "Podfile.lock": "PODS:\n  - Alamofire (5.4)\n",
        ], "exact: \"5.4.0\""
      ),
      (["Podfile": "pod \"Alamofire\"\n"], "\"0.0.1\"..<\"999.0.0\""),
      (
        [
          "Cartfile": "github \"Alamofire/Alamofire\" ~> 5.0\n",
          "Cartfile.resolved": "github \"Alamofire/Alamofire\" \"5.4.3\"\n",
        ], "exact: \"5.4.3\""
      ),
    ])
  func pods(files: [String: String], requirement: String) throws {
    try temporary.write(project("App", "application", file: "App.swift"), "App.xcodeproj/project.pbxproj")
    try temporary.write("import Alamofire\nimport Unknown\n", "App.swift")
    for (name, text) in files { try temporary.write(text, name) }
    let plan = try plan("App.xcodeproj")
    #expect(plan.incomplete.map(\.reason) == [.missingModule("Unknown")])
    #expect(plan.addresses == ["https://github.com/Alamofire/Alamofire"])
    #expect(plan.manifest.contains(".package(url: \"https://github.com/Alamofire/Alamofire\", \(requirement))"))
    #expect(plan.manifest.contains(".product(name: \"Alamofire\", package: \"Alamofire\")"))
    var without = plan
    without.removePackages(at: ["https://github.com/Alamofire/Alamofire"])
    #expect(!without.manifest.contains("Alamofire"))
  }

  @Test func aFileOfAnAppAndOfItsTestsIsTheApps() throws {
    let more = """
      ST = { isa = PBXSourcesBuildPhase; files = (B, BT); };
      T = { isa = PBXNativeTarget; name = AppTests; buildPhases = (ST); dependencies = (TD);
            productType = "com.apple.product-type.bundle.unit-test"; };
      TD = { isa = PBXTargetDependency; target = A; };
      FT = { isa = PBXFileReference; path = AppTests/T.swift; sourceTree = "<group>"; };
      BT = { isa = PBXBuildFile; fileRef = FT; };
      """
    let text = project("App", "application", file: "App/App.swift", group: "FT", more)
      .replacing("targets = (A)", with: "targets = (A, T)")
    try temporary.write(text, "App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\n", "App/App.swift")
    try temporary.write("import XCTest\n", "AppTests/T.swift")
    let manifest = try plan("App.xcodeproj").manifest
    #expect(manifest.contains("name: \"AppTests\",\n      dependencies: [\"App\"],\n      path: \"AppTests\")"))
  }

  /// A project with an app, a library and the tests of one or both.
  private func testedProject(app: Bool, testsOfApp: Bool) -> String {
    func target(_ letter: String, _ name: String, _ type: String, _ dependencies: String = "") -> String {
      """
      \(letter)F = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
      \(letter)B = { isa = PBXBuildFile; fileRef = \(letter)F; };
      \(letter)S = { isa = PBXSourcesBuildPhase; files = (\(letter)B); };
      \(letter) = { isa = PBXNativeTarget; name = \(name); buildPhases = (\(letter)S); dependencies = (\(dependencies));
        productType = "com.apple.product-type.\(type)"; };
      """
    }
    return """
      { objects = {
        P = { isa = PBXProject; targets = (\(app ? "A, " : "")L, T\(testsOfApp ? ", U" : "")); mainGroup = G; };
        G = { isa = PBXGroup; children = (AF, LF, TF, UF); sourceTree = "<group>"; };
        DL = { isa = PBXTargetDependency; target = L; };
        DA = { isa = PBXTargetDependency; target = A; };
        \(target("A", "Demo", "application"))
        \(target("L", "Kit", "framework"))
        \(target("T", "KitTests", "bundle.unit-test", "DL"))
        \(target("U", "DemoTests", "bundle.unit-test", "DA"))
      }; rootObject = P; }
      """
  }

  @Test(arguments: [
    (app: false, testsOfApp: false, forTests: false, targets: ["Kit", "KitTests"]),
    (false, false, true, ["Kit", "KitTests"]), (true, false, false, ["Demo"]),
    (true, false, true, ["Kit", "KitTests"]),
    (true, true, true, ["Demo", "DemoTests"]),
  ])
  func theTestsOfALibraryAreThoseOfAProjectWhoseAppHasNone(
    app: Bool, testsOfApp: Bool, forTests: Bool, targets: [String]
  ) throws {
    try temporary.write(testedProject(app: app, testsOfApp: testsOfApp), "Kit.xcodeproj/project.pbxproj")
    for name in ["Demo", "Kit", "KitTests", "DemoTests"] { try temporary.write("import UIKit\n", "\(name).swift") }
    #expect(ProjectSearch.hasTestedProject(in: root))
    let plan = try ManifestPlan(
      project: root.appendingPathComponent("Kit.xcodeproj"), target: nil, isForTests: forTests)
    let names = plan.manifest.matches(of: /arget\(\s*name: "(\w+)"/).map { String($0.output.1) }
    #expect(names == targets)
  }

  /// A file that two test targets have goes to the one that needs no module from elsewhere, because the other may lose its tests.
  @Test(arguments: [
    ("import Quick\n", "import UIKit\n", "OtherTests"), ("import UIKit\n", "import Quick\n", "KitTests"),
  ])
  func filesThatTestTargetsShareGoToTheOneThatCanBeCompiled(first: String, second: String, owner: String) throws {
    func target(_ letter: String, _ name: String, _ files: String, _ type: String, _ more: String = "") -> String {
      """
      \(letter)S = { isa = PBXSourcesBuildPhase; files = (\(files)); };
      \(letter) = { isa = PBXNativeTarget; name = \(name); buildPhases = (\(letter)S); \(more)
        productType = "com.apple.product-type.\(type)"; };
      """
    }
    let names = ["Kit/Kit", "KitTests/A", "OtherTests/B", "Helpers/Mock"]
    let files = names.enumerated().map { index, name in
      """
      F\(index) = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
      B\(index) = { isa = PBXBuildFile; fileRef = F\(index); }; C\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
      """
    }
    let text = """
      { objects = {
        P = { isa = PBXProject; targets = (L, T, U); mainGroup = G; };
        G = { isa = PBXGroup; children = (F0, F1, F2, F3); sourceTree = "<group>"; };
        D = { isa = PBXTargetDependency; target = L; };
        \(files.joined(separator: "\n"))
        \(target("L", "Kit", "B0", "framework"))
        \(target("T", "KitTests", "B1, B3", "bundle.unit-test", "dependencies = (D);"))
        \(target("U", "OtherTests", "B2, C3", "bundle.unit-test", "dependencies = (D);"))
      }; rootObject = P; }
      """
    try temporary.write(text, "Kit.xcodeproj/project.pbxproj")
    for (name, content) in zip(names, ["import UIKit\n", first, second, "class Mock {}\n"]) {
      try temporary.write(content, name + ".swift")
    }
    let manifest = try ManifestPlan(
      project: root.appendingPathComponent("Kit.xcodeproj"), target: nil, isForTests: true
    ).manifest
    let parts = manifest.components(separatedBy: ".testTarget(").dropFirst()
    let owners = parts.filter { !$0.contains("path: \"KitTests\"") && !$0.contains("path: \"OtherTests\"") }
    #expect(owners.count == 1 && owners[0].contains("name: \"\(owner)\""))
  }
}
