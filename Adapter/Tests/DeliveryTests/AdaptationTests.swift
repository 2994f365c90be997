// SPDX-License-Identifier: MIT

import Delivery
import Foundation
import TemporaryFolders
import Testing

struct AdaptationTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private func adapt() throws -> Adaptation.Result {
    var adaptation = Adaptation(AdaptedPackage(root: root.path, scratch: nil))
    return try adaptation.perform(skipping: [])
  }

  private func makePackage() throws {
    try temporary.write("// swift-tools-version: 6.1\n", "Package.swift")
    try temporary.write("import UIKit\nclass V: UIView { @objc func f() {} }\n", "Sources/App/V.swift")
    try temporary.write("func plain() {}\n", "Sources/App/Plain.swift")
    try temporary.write("class X { @objc func f() {} }\n", ".build/checkouts/X/X.swift")
    try temporary.write("class X { @objc func f() {} }\n", "Pods/X/X.swift")
  }

  /// Notes a checkout as a dependency, as SwiftPM does.
  private func noteDependency(_ name: String) throws {
    let state = """
      {"object": {"dependencies": [{"packageRef": {"kind": "remoteSourceControl", "location": "https://example.org/\(name)"},
      "subpath": "\(name)"}]}}
      """
    try temporary.write(state, ".build/workspace-state.json")
  }

  @Test func classesOfAModelAreInAFileThatImportsCoreData() throws {
    func model(_ attribute: String) throws {
      try temporary.write(
        """
        <?xml version="1.0"?><model type="m"><entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="\(attribute)" attributeType="String"/></entity></model>
        """, "Sources/App/Model.xcdatamodeld/Model.xcdatamodel/contents")
    }
    try makePackage()
    try temporary.write("import CoreData\nlet request = Item.fetchRequest()\n", "Sources/App/Store.swift")
    try temporary.write("import CoreData\n", "Tests/AppTests/A.swift")
    try temporary.write("import CoreData\n", "Sources/Other/A.swift")
    try model("title")
    func adapted() throws -> String {
      let overlay = try adapt().overlay.filter { $0.path.hasSuffix("/Store.swift") }
      return try String(contentsOfFile: #require(overlay.first).text, encoding: .utf8)
    }
    #expect(try adapted().contains("var `title`: String?"))
    #expect(try adapt().adapted == 0)
    // Another model is seen, although no source has changed.
    try model("name")
    #expect(try adapted().contains("var `name`: String?"))
    #expect(try !adapted().contains("title"))
  }

  @Test func aListOfTestsIsFound() throws {
    try makePackage()
    let package = AdaptedPackage(root: root.path, scratch: nil)
    #expect(!package.listsTests)
    try temporary.write("XCTMain([])\n", "Tests/LinuxMain.swift")
    #expect(package.listsTests)
  }

  @Test func aLibraryOfSnapshotsIsReplacedByTinamous() throws {
    try makePackage()
    try noteDependency("snapshots")
    let sources = ".build/checkouts/snapshots/Sources/"
    for file in ["SnapshotTesting/A.swift", "SnapshotTesting/Strategies/B.swift", "Other/C.swift"] {
      try temporary.write("import UIKit\nclass V: UIView { @objc func g() {} }\n", sources + file)
    }
    let result = try adapt()
    let texts = try Dictionary(
      uniqueKeysWithValues: result.overlay.map {
        (
          $0.path.replacingOccurrences(of: root.path + "/", with: ""),
          try String(contentsOfFile: $0.text, encoding: .utf8)
        )
      })
    #expect(texts[sources + "SnapshotTesting/A.swift"] == "@_exported import RecordedSnapshots\n")
    #expect(texts[sources + "SnapshotTesting/Strategies/B.swift"] == "")
    #expect(texts[sources + "Other/C.swift"]?.contains(".method(\"g\")") == true)
    #expect(try adapt().overlay.map(\.path) == result.overlay.map(\.path))
  }

  /// A copy of the library is known by its functions. Another module of this name stays as it is.
  @Test(arguments: [
    ("public func assertSnapshot<Value, Format>(of value: Value) {}", true), ("public func blur() {}", false),
  ])
  func aCopyOfALibraryOfSnapshotsIsReplaced(declaration: String, isReplaced: Bool) throws {
    try makePackage()
    try temporary.write("import UIKit\n\(declaration)\n", "Sources/SnapshotTesting/A.swift")
    try temporary.write("import UIKit\nclass V: UIView { @objc func g() {} }\n", "Sources/SnapshotTesting/B.swift")
    let texts = try Dictionary(
      uniqueKeysWithValues: adapt().overlay.map {
        (($0.path as NSString).lastPathComponent, try String(contentsOfFile: $0.text, encoding: .utf8))
      })
    #expect(texts["A.swift"] == (isReplaced ? "@_exported import RecordedSnapshots\n" : nil))
    #expect(texts["B.swift"]?.contains(".method(\"g\")") == !isReplaced)
  }

  @Test func onlyFilesThatNeedItHaveAnotherText() throws {
    try makePackage()
    let result = try adapt()
    #expect(result.files == 2)
    #expect(result.overlay.map(\.path) == [root.path + "/Sources/App/V.swift"])
    #expect(try String(contentsOfFile: result.overlay[0].text, encoding: .utf8).contains(".method(\"f\")"))
  }

  @Test func unchangedFilesAreNotAdaptedAgain() throws {
    try makePackage()
    let first = try adapt()
    let second = try adapt()
    #expect(first.adapted == 2 && second.adapted == 0)
    #expect(first.overlay.map(\.path) == second.overlay.map(\.path))
  }

  @Test func aChangeThatOthersDependOnAdaptsThemAgain() throws {
    try makePackage()
    try temporary.write("import UIKit\nfunc g() { use(#selector(V.h)) }\n", "Sources/App/G.swift")
    _ = try adapt()
    try temporary.write("import UIKit\nclass V: UIView { @objc func h(_ x: Int) {} }\n", "Sources/App/V.swift")
    let result = try adapt()
    #expect(result.changedOutputs == ["G", "V"].map { root.path + "/Sources/App/\($0).swift" })
    let text = try #require(result.overlay.first { $0.path.hasSuffix("G.swift") }?.text)
    #expect(try String(contentsOfFile: text, encoding: .utf8).contains("_sel(\"h:\")"))
  }

  @Test func aSetOfAnAssetCatalogGivesFilesItsSymbol() throws {
    try makePackage()
    try temporary.write("import UIKit\nlet image = UIImage(resource: .twoLakes)\n", "Sources/App/G.swift")
    let declaration = "extension ImageResource"
    let text = {
      try adapt().overlay.first { $0.path.hasSuffix("G.swift") }.map {
        try String(contentsOfFile: $0.text, encoding: .utf8)
      }
    }
    #expect(try text() == nil)
    try temporary.write("{}", "Sources/App/Media.xcassets/Lakes/two-lakes.imageset/Contents.json")
    #expect(try text()?.contains(declaration) == true, "also if no source has changed")
    try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/App/Media.xcassets"))
    #expect(try text()?.contains(declaration) != true)
  }

  @Test func aRemovedFileLeavesTheOverlay() throws {
    try makePackage()
    _ = try adapt()
    try FileManager.default.removeItem(at: root.appendingPathComponent("Sources/App/V.swift"))
    #expect(try adapt().overlay.isEmpty)
  }

  @Test func theToolsetNamesTheOverlay() throws {
    try makePackage()
    let package = AdaptedPackage(root: root.path, scratch: nil)
    let toolset = Toolset(package)
    try toolset.write(try adapt().overlay, libraries: [], to: toolset.defaultFile)
    let data = try Data(contentsOf: toolset.defaultFile)
    let options = try #require(
      (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["swiftCompiler"] as? [String: [String]])
    #expect(options["extraCLIOptions"] == ["-use-ld=lld", "-vfsoverlay", root.path + "/.build/tinamou/overlay.yaml"])
  }

  @Test func dependenciesAreLookedForOnceForEachManifest() throws {
    try makePackage()
    let package = AdaptedPackage(root: root.path, scratch: nil)
    #expect(package.needsResolution)
    try temporary.write("{\"object\":{\"dependencies\":[]}}", ".build/workspace-state.json")
    #expect(package.needsResolution)
    try package.noteResolution()
    #expect(!package.needsResolution)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: package.manifest.path)
    #expect(package.needsResolution)
  }

  @Test func aFileThatIsNotTextIsLeftAlone() throws {
    try makePackage()
    let file = root.appendingPathComponent("Sources/App/Broken.swift")
    try Data([0xFF, 0xFE, 0x00]).write(to: file)
    #expect(try adapt().overlay.count == 1)
  }

  @Test func onlyPackagesThatImportCombineLinkIt() throws {
    try makePackage()
    #expect(try !adapt().importsCombine)
    try temporary.write("import Combine\nlet kept: Set<Combine.AnyCancellable> = []\n", "Sources/App/Model.swift")
    #expect(try adapt().importsCombine)
    #expect(try adapt().importsCombine, "also if nothing has changed")
    let package = AdaptedPackage(root: root.path, scratch: nil)
    let toolset = Toolset(package)
    try toolset.write(
      try adapt().overlay, libraries: [Installation.checkout(URL(fileURLWithPath: "/tinamou")).combine],
      to: toolset.defaultFile)
    let text = try String(contentsOf: toolset.defaultFile, encoding: .utf8)
    #expect(text.contains("-lTinamouCombine") && text.contains("/tinamou/.build/combine/debug"))
    #expect(!text.contains("TinamouKit"))
  }

  @Test func classesOfTheTestsOfADependencyAreNotKnownToItsSources() throws {
    try temporary.write("// swift-tools-version: 6.1\n", "Package.swift")
    try temporary.write("import UIKit\n", "Sources/App/V.swift")
    let state =
      #"{"object": {"dependencies": [{"packageRef": {"kind": "remoteSourceControl", "location": ""}, "subpath": "X"}]}}"#
    try temporary.write(state, ".build/workspace-state.json")
    try temporary.write("// swift-tools-version: 6.1\n", ".build/checkouts/X/Package.swift")
    let source = "import UIKit\nextension UIViewController { @objc func f() {} }\n"
    try temporary.write(source, ".build/checkouts/X/Sources/X.swift")
    try temporary.write(
      "import UIKit\nclass C: UIViewController { override func f() {} }\n", ".build/checkouts/X/Tests/XTests/X.swift")
    let texts = try adapt().overlay.map { try String(contentsOfFile: $0.text, encoding: .utf8) }
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.contains(".method(\"f\")") && !$0.contains("as? C") })
  }

  @Test(arguments: ["Pods/X", "Code/Pods/X", "Code/Pods"])
  func sourcesOfOthersAreAdaptedIfATargetIsAmongThem(path: String) throws {
    try makePackage()
    try temporary.write("class X { @objc func f() {} }\n", "Code/Pods/X/X.swift")
    #expect(try adapt().files == 2)
    try temporary.write("// swift-tools-version: 6.1\n.target(name: \"X\", path: \"\(path)\")\n", "Package.swift")
    #expect(try adapt().files == 4)
  }

  /// The library of an example is often in the directory around it.
  @Test func aFileOfTheAppIsNotOneOfThePackageAroundIt() throws {
    let app = root.appendingPathComponent("Examples/App")
    try temporary.write("// swift-tools-version: 6.1\n", "Package.swift")
    try temporary.write("import UIKit\nclass L: UIView { @objc func g() {} }\n", "Sources/L.swift")
    try temporary.write("// swift-tools-version: 6.1\n", "Examples/App/Manifest/Package.swift")
    try temporary.write(
      "import UIKit\nclass C: UIViewController {}\nextension C { override func viewDidLoad() {} }\n",
      "Examples/App/C.swift")
    let state =
      #"{"object": {"dependencies": [{"packageRef": {"kind": "fileSystem", "location": "\#(root.path)"}, "subpath": ""}]}}"#
    try temporary.write(state, "Examples/App/Manifest/.build/workspace-state.json")
    let manifest = app.appendingPathComponent("Manifest")
    let links = ["App", "App-2"].map(manifest.appendingPathComponent)
    for link in links { try FileManager.default.createSymbolicLink(at: link, withDestinationURL: app) }
    var adaptation = Adaptation(AdaptedPackage(root: manifest.path, scratch: nil, links: links))
    let overlay = try adaptation.perform(skipping: []).overlay
    let texts = try overlay.filter { $0.path == app.path + "/C.swift" }.map {
      try String(contentsOfFile: $0.text, encoding: .utf8)
    }
    #expect(overlay.contains { $0.path == root.path + "/Sources/L.swift" })
    #expect(texts.map { $0.components(separatedBy: "override func viewDidLoad()").count } == [2])
    let names = links.map { $0.path + "/C.swift" }
    #expect(Set(overlay.map(\.path)).isSuperset(of: names), "SwiftPM finds the file through both links")
  }
}
