// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

struct ManifestPlanTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; targets = (A, T); mainGroup = G; developmentRegion = de; packageReferences = (R); };
        G = { isa = PBXGroup; children = (GA, GT); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; path = App; children = (F1, F2, F3, F4, V); sourceTree = "<group>"; };
        GT = { isa = PBXGroup; path = AppTests; children = (F5); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = Map.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Main.storyboard; children = (F6); sourceTree = "<group>"; };
        F6 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F5 = { isa = PBXFileReference; path = AppTests.swift; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = F5; }; B6 = { isa = PBXBuildFile; fileRef = V; };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        X = { isa = PBXResourcesBuildPhase; files = (B4, B6); };
        ST = { isa = PBXSourcesBuildPhase; files = (B5); };
        A = { isa = PBXNativeTarget; name = "My App"; buildPhases = (S, X); packageProductDependencies = (D);
              productType = "com.apple.product-type.application"; };
        T = { isa = PBXNativeTarget; name = AppTests; buildPhases = (ST); dependencies = (TD);
              productType = "com.apple.product-type.bundle.unit-test"; };
        TD = { isa = PBXTargetDependency; target = A; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kit.git";
              requirement = { kind = upToNextMajorVersion; minimumVersion = 5.1.0; }; };
        D = { isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
      };
      rootObject = P;
    }
    """

  @Test func theIsolationOfNewProjectsIsThatOfThePackage() throws {
    let settings = """
        A = { isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L;
      """
    let configurations = """
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 6.0;
              SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES; }; };
        P = { isa = PBXProject;
      """
    let project = Self.project.replacing("    A = { isa = PBXNativeTarget; name = \"My App\";", with: settings)
      .replacing("    P = { isa = PBXProject;", with: configurations)
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    try temporary.write(
      "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n", "App/AppDelegate.swift")
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    #expect(plan.manifest.hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(plan.manifest.contains(".defaultIsolation(MainActor.self),"))
    #expect(plan.manifest.contains(".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")"))
    #expect(plan.manifest.contains("swiftLanguageModes: [.v6]"))
  }

  @Test func aModelIsCopiedWithItsVersions() throws {
    let project = Self.project.replacing("files = (B1, B2, B3);", with: "files = (B1, B9);").replacing(
      "    F1 = {",
      with: """
            F9 = { isa = XCVersionGroup; path = Trips.xcdatamodeld; sourceTree = "<group>"; children = (); };
            B9 = { isa = PBXBuildFile; fileRef = F9; };
            F1 = {
        """
    ).replacing("children = (F1, F2", with: "children = (F9, F1, F2")
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\n@main class AppDelegate: UIResponder {}\n", "App/AppDelegate.swift")
    for version in ["Trips", "Trips 2"] {
      try temporary.write("<model/>", "App/Trips.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    #expect(plan.manifest.contains(".copy(\"Trips.xcdatamodeld\")"))
  }

  /// The target's own settings come first, then those of its configuration file, the project's and those of the project's file.
  @Test func configurationFilesNameModules() throws {
    let project = """
      {
        objects = {
          P = { isa = PBXProject; targets = (A); mainGroup = G; buildConfigurationList = LP; };
          G = { isa = PBXGroup; children = (F1, F2, F3, F4, F5, F6, F7, X1, X2, S); sourceTree = "<group>"; };
          F6 = { isa = PBXFileReference; path = App/App.icon; sourceTree = "<group>"; };
          F7 = { isa = PBXFileReference; path = App/shaders.h; sourceTree = "<group>"; };
          B6 = { isa = PBXBuildFile; fileRef = F6; }; B7 = { isa = PBXBuildFile; fileRef = F7; };
          F1 = { isa = PBXFileReference; path = App/Screen.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = App/Feeds.opml; sourceTree = "<group>"; };
          F3 = { isa = PBXFileReference; path = App/Themes; sourceTree = "<group>"; };
          F4 = { isa = PBXFileReference; path = App/Info.plist; sourceTree = "<group>"; };
          F5 = { isa = PBXFileReference; path = "App/Service-Info.plist"; sourceTree = "<group>"; };
          X1 = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
          B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
          B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
          B5 = { isa = PBXBuildFile; fileRef = F5; };
          SA = { isa = PBXSourcesBuildPhase; files = (B1); };
          RA = { isa = PBXResourcesBuildPhase; files = (B2, B3, B4, B5, B6, B7); };
          A = { isa = PBXNativeTarget; name = "App for iOS"; buildPhases = (SA, RA); buildConfigurationList = LA;
                productType = "com.apple.product-type.application"; };
          LA = { isa = XCConfigurationList; buildConfigurations = (CA); };
          CA = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X1;
                 buildSettings = { PRODUCT_NAME = Own; }; };
          LP = { isa = XCConfigurationList; buildConfigurations = (CP); };
          CP = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S;
                 baseConfigurationReferenceRelativePath = "Project.xcconfig"; buildSettings = { A_SETTING = project; }; };
        };
        rootObject = P;
      }
      """
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\n", "App/Screen.swift")
    try temporary.write(
      "PRODUCT_NAME = Other\nPRODUCT_MODULE_NAME = Reader // as in Xcode\nA_SETTING = target\n", "Config/App.xcconfig")
    try temporary.write("SWIFT_VERSION = 6.0\nA_SETTING = last\nANOTHER = last\n", "Config/Project.xcconfig")
    for path in [
      "Feeds.opml", "Info.plist", "Service-Info.plist", "Themes/A.theme/Info.plist", "Themes/B.theme/Info.plist",
      "App.icon/icon.json", "shaders.h",
    ] {
      try temporary.write("", "App/\(path)")
    }
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    #expect(plan.manifest.contains("name: \"Reader\""))
    #expect(plan.manifest.contains("swiftLanguageModes: [.v6]"))
    #expect(
      ["PRODUCT_NAME", "A_SETTING", "ANOTHER"].map { plan.settings[$0] } == ["Own", "target", "last"])
    // A folder is copied with its bundles, and what is listed is a resource whatever its kind.
    for rule in ["Feeds.opml", "Service-Info.plist", "shaders.h"].map({ ".process(\"\($0)\")" }) + [".copy(\"Themes\")"]
    {
      #expect(plan.manifest.contains(rule), "\(rule)")
    }
    #expect(plan.manifest.contains("exclude: [\"App.icon\", \"Info.plist\"]"))
  }

  /// A file of a folder belongs to the target by its kind: Xcode copies those that it does not know.
  @Test func filesOfSynchronizedFoldersHaveTheirRoles() throws {
    let project = """
      {
        objects = {
          P = { isa = PBXProject; targets = (A); mainGroup = G; };
          G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
          S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
          E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Old.opml); };
          A = { isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (S);
                productType = "com.apple.product-type.application"; };
        };
        rootObject = P;
      }
      """
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    for path in [
      "Screen.swift", "Feeds.opml", "Old.opml", "Info.plist", "Service-Info.plist", "App.entitlements", "App.h",
      "Config.xcconfig", "Words/Text.strings",
    ] {
      try temporary.write(path.hasSuffix("swift") ? "import UIKit\n" : "", "App/\(path)")
    }
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    for name in ["Feeds.opml", "Service-Info.plist", "Words/Text.strings"] {
      #expect(plan.manifest.contains(".process(\"\(name)\")"), "\(name)")
    }
    for name in ["Old.opml", "Info.plist", "App.entitlements", "App.h", "Config.xcconfig"] {
      #expect(plan.manifest.contains("\"\(name)\"") && !plan.manifest.contains(".process(\"\(name)\")"), "\(name)")
    }
  }

  @Test func anAppForTheMacIsNotChosenUnlessNamed() throws {
    let project = """
      {
        objects = {
          P = { isa = PBXProject; targets = (M, A); mainGroup = G; };
          G = { isa = PBXGroup; children = (F1, F2); sourceTree = "<group>"; };
          F1 = { isa = PBXFileReference; path = Mac/Window.swift; sourceTree = "<group>"; };
          F2 = { isa = PBXFileReference; path = Phone/Screen.swift; sourceTree = "<group>"; };
          B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
          SM = { isa = PBXSourcesBuildPhase; files = (B1); }; SA = { isa = PBXSourcesBuildPhase; files = (B2); };
          M = { isa = PBXNativeTarget; name = Mac; buildPhases = (SM);
                productType = "com.apple.product-type.application"; };
          A = { isa = PBXNativeTarget; name = Phone; buildPhases = (SA);
                productType = "com.apple.product-type.application"; };
        };
        rootObject = P;
      }
      """
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    try temporary.write("import AppKit\n", "Mac/Window.swift")
    try temporary.write("import UIKit\n", "Phone/Screen.swift")
    let url = root.appendingPathComponent("App.xcodeproj")
    #expect(try ManifestPlan(project: url, target: nil).manifest.contains("name: \"Phone\""))
    let named = try ManifestPlan(project: url, target: "Mac")
    #expect(named.manifest.contains("name: \"Mac\""))
    #expect(named.incomplete.map(\.path) == ["Mac/Window.swift"])
  }

  @Test func aProjectsAppBecomesATargetWithResourcesAndTests() throws {
    try temporary.write(Self.project, "App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\nimport Kit\n", "App/AppDelegate.swift")
    try temporary.write("import HealthKit\n", "App/Map.swift")
    try temporary.write("", "App/Old.m")
    try temporary.write("{}", "App/Assets.xcassets/Contents.json")
    try temporary.write("<document/>", "App/Base.lproj/Main.storyboard")
    try temporary.write("", "App/Info.plist")
    try temporary.write("import XCTest\n@testable import My_App\n", "AppTests/AppTests.swift")
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    #expect(
      plan.manifest == """
        // swift-tools-version: 6.1

        import PackageDescription

        let package = Package(
          name: "My_App",
          defaultLocalization: "de",
          platforms: [.iOS(.v15)],
          dependencies: [
            .package(url: "https://example.com/Kit.git", from: "5.1.0"),
          ],
          targets: [
            .executableTarget(
              name: "My_App",
              dependencies: [.product(name: "Kit", package: "Kit")],
              path: "App",
              exclude: ["Info.plist", "Old.m"],
              resources: [.process("Assets.xcassets"), .process("Base.lproj/Main.storyboard")]),
            .testTarget(
              name: "AppTests",
              dependencies: ["My_App"],
              path: "AppTests"),
          ],
          swiftLanguageModes: [.v5]
        )

        """)
    #expect(plan.excluded.map(\.path) == ["App/Old.m"])
    #expect(plan.excluded.map(\.reason) == [.otherLanguage])
    #expect(plan.incomplete.map(\.path) == ["App/Map.swift"])
    #expect(plan.incomplete.map(\.reason) == [.missingModule("HealthKit")])
  }

  /// An app with two libraries, each of which compiles a file `Shared.swift` if `shares`.
  private static func librariesProject(shares: Bool) -> String {
    let libraries = ["K", "L"].map { name in
      """
      B\(name) = { isa = PBXBuildFile; fileRef = F\(name); }; BS\(name) = { isa = PBXBuildFile; fileRef = FS; };
      F\(name) = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
      S\(name) = { isa = PBXSourcesBuildPhase; files = (B\(name)\(shares ? ", BS\(name)" : "")); };
      \(name) = { isa = PBXNativeTarget; name = \(name); buildPhases = (S\(name));
        productType = "com.apple.product-type.framework"; };
      D\(name) = { isa = PBXTargetDependency; target = \(name); };
      """
    }
    return """
      // !$*UTF8*$!
      {
        objects = {
          P = { isa = PBXProject; targets = (A, K, L); mainGroup = G; };
          G = { isa = PBXGroup; children = (FA, FK, FL, FS); sourceTree = "<group>"; };
          FA = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
          FS = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
          BA = { isa = PBXBuildFile; fileRef = FA; };
          SA = { isa = PBXSourcesBuildPhase; files = (BA); };
          A = { isa = PBXNativeTarget; name = App; buildPhases = (SA); dependencies = (DK, DL);
            productType = "com.apple.product-type.application"; };
          \(libraries.joined())
        };
        rootObject = P;
      }
      """
  }

  @Test(arguments: [(false, ["Link"]), (true, ["Link", "Link-2"])])
  func librariesThatShareFilesHaveLinksOfTheirOwn(shares: Bool, links: [String]) throws {
    try temporary.write(Self.librariesProject(shares: shares), "App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\nimport K\nimport L\n", "App.swift")
    for file in ["K", "L", "Shared"] { try temporary.write("import UIKit\n", "\(file).swift") }
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    let manifest = plan.manifest(below: "Link")
    #expect(plan.links(below: "Link") == links)
    let paths = manifest.split(separator: "\n").filter { $0.contains("path:") }.map { $0.split(separator: "\"")[1] }
    #expect(paths.map(String.init) == ["Link", "Link", links.last])
  }

  @Test func aFolderBecomesATarget() throws {
    try temporary.write("import UIKit\n@main class A {}\n", "Shop/Sources/A.swift")
    try temporary.write("", "Shop/Sources/Cell.xib")
    try temporary.write("import XCTest\n", "Shop/Tests/T.swift")
    let plan = try ManifestPlan(
      folder: root.appendingPathComponent("Shop/Sources"), directory: root.appendingPathComponent("Shop"))
    #expect(plan.directory.lastPathComponent == "Shop")
    #expect(
      plan.manifest.contains(
        "executableTarget(\n      name: \"Shop\",\n      path: \"Sources\",\n      resources: [.process(\"Cell.xib\")])"
      ))
    #expect(
      plan.manifest.contains(
        "testTarget(\n      name: \"ShopTests\",\n      dependencies: [\"Shop\"],\n      path: \"Tests\")"))
  }

  @Test func aModuleThatIsMissingComesFromAnotherPackage() throws {
    try temporary.write("import UIKit\nimport SnapKit\n", "App/View.swift")
    try temporary.write("// import Masonry\n", "App/Other.swift")
    var plan = try ManifestPlan(folder: root.appendingPathComponent("App"), directory: root)
    #expect(plan.lacks("SnapKit") && !plan.lacks("Masonry"))
    plan.add("SnapKit", from: URL(fileURLWithPath: "/chains/tinamou"))
    let text = plan.manifest(below: "App")
    #expect(text.contains(".package(path: \"/chains/tinamou\")"))
    #expect(text.contains("dependencies: [.product(name: \"SnapKit\", package: \"tinamou\")]"))
    #expect(!plan.lacks("SnapKit"))
  }

  @Test(
    "An app of one file is no script", arguments: [("@UIApplicationMain", true), ("@main", false)])
  func appOfOneFile(attribute: String, isTold: Bool) throws {
    try temporary.write("import UIKit\n\(attribute) class A {}\n", "App/A.swift")
    let folder = root.appendingPathComponent("App")
    #expect(try ManifestPlan(folder: folder, directory: root).manifest.contains("-parse-as-library") == isTold)
    try temporary.write("class B {}\n", "App/B.swift")
    #expect(try !ManifestPlan(folder: folder, directory: root).manifest.contains("-parse-as-library"))
  }

  @Test func aFolderWithoutSourcesIsRefused() throws {
    try temporary.write("", "Empty/readme.txt")
    #expect(throws: ManifestPlanError.self) {
      try ManifestPlan(folder: root.appendingPathComponent("Empty"), directory: root)
    }
  }

  @Test(arguments: ["", "{}", "{ objects = {}; }", "{ objects = { P = {}; }; rootObject = P; }"])
  func aProjectThatIsNoneIsRefused(text: String) throws {
    try temporary.write(text, "App.xcodeproj/project.pbxproj")
    #expect(throws: (any Error).self) {
      try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    }
  }

  @Test func filesThatImportMissingModulesArePartOfThePackage() throws {
    try temporary.write("@main class AppDelegate {}\n", "App/AppDelegate.swift")
    try temporary.write("import Cartography3D\nclass Map {}\n", "App/Map.swift")
    let plan = try ManifestPlan(folder: root.appendingPathComponent("App"), directory: root)
    #expect(plan.excluded.isEmpty && !plan.manifest.contains("exclude:"))
    #expect(plan.incomplete.map(\.reason.sentence) == ["imports Cartography3D, which is not available on Linux"])
    #expect(
      plan.exclusions == [
        "A build leaves out what uses missing modules:\n",
        "  1 file imports Cartography3D, which is not available on Linux (Map.swift)\n",
      ])
  }

  @Test func filesAreFoundWhoseNamesDifferInCaseOrComposition() throws {
    let project = Self.project.replacing("path = Base.lproj/Main.storyboard", with: "path = base.lproj/Main.storyboard")
      .replacing("path = Map.swift", with: "path = \"Caf\u{e9}.swift\"")
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    let application = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    try temporary.write(application, "app/appDelegate.swift")
    try temporary.write("import UIKit\n", "app/Cafe\u{301}.swift")
    try temporary.write("", "app/Base.lproj/Main.storyboard")
    try temporary.write("", "app/Assets.xcassets/Contents.json")
    try temporary.write("import XCTest\n", "AppTests/AppTests.swift")
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    #expect(plan.manifest.contains("path: \"app\""))
    #expect(plan.manifest.contains(".process(\"Base.lproj/Main.storyboard\")"))
    #expect(plan.manifest.contains(".process(\"Assets.xcassets\")"))
    #expect(plan.excluded.map(\.path) == ["App/Old.m"], "only what is nowhere is missing: it keeps its name")
  }

  @Test func bundlesAreCopiedAsTheyAre() throws {
    let project = Self.project.replacing("path = Assets.xcassets", with: "path = Settings.bundle")
    try temporary.write(project, "App.xcodeproj/project.pbxproj")
    try temporary.write("import UIKit\n@main class AppDelegate: UIResponder {}\n", "App/AppDelegate.swift")
    try temporary.write("", "App/Settings.bundle/en.lproj/Root.strings")
    let plan = try ManifestPlan(project: root.appendingPathComponent("App.xcodeproj"), target: nil)
    #expect(plan.manifest.contains(".copy(\"Settings.bundle\")"))
  }

  @Test func ofResourcesWithOneNameOneIsPartOfThePackage() throws {
    try temporary.write("@main class AppDelegate {}\n", "App/AppDelegate.swift")
    for path in ["A/mark.png", "B/mark.png", "A/de.lproj/L.strings", "A/en.lproj/L.strings", "App.icon/icon.json"] {
      try temporary.write("", "App/" + path)
    }
    let plan = try ManifestPlan(folder: root.appendingPathComponent("App"), directory: root)
    #expect(plan.excluded.map(\.path) == ["App/B/mark.png"])
    #expect(plan.excluded.map(\.reason.sentence) == ["has the name of another resource, App/A/mark.png"])
    #expect(plan.manifest.contains("exclude: [\"App.icon\", \"B\"]"))
    #expect(plan.manifest.contains(".process(\"A/de.lproj/L.strings\")"))
  }
}
