// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("Packages that are built from links to their sources")
struct LinkedPackageTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("copy").path).sorted()
  }

  @Test(
    "Everything but manifests, versions and what is hidden is reached through links, which follow the author's directory"
  )
  func links() throws {
    for path in [
      "Sources/Kit/A.swift", "Package.swift", "Package@swift-5.9.swift", "Package.resolved", ".hidden", "note",
    ] {
      try temporary.write("author", "Kit/\(path)")
    }
    let package = LinkedPackage(root.appendingPathComponent("copy"), origin: root.appendingPathComponent("Kit"))
    try package.write(manifest: "amended")
    #expect(try names() == [".origin", "Package.resolved", "Package.swift", "Sources", "note"])
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent("copy/\(path)"), encoding: .utf8)
    }
    #expect(try text("Package.swift") == "amended")
    #expect(try text("Sources/Kit/A.swift") == "author")

    try FileManager.default.removeItem(at: root.appendingPathComponent("Kit/note"))
    try temporary.write("author", "Kit/Tests/T.swift")
    try temporary.write("resolved", "copy/Package.resolved")
    try package.write(manifest: "amended again")
    #expect(try names() == [".origin", "Package.resolved", "Package.swift", "Sources", "Tests"])
    #expect(try text("Package.swift") == "amended again")
    #expect(try text("Package.resolved") == "resolved")
    #expect(LinkedPackage.origin(of: package.directory)?.path == package.origin.path)
    #expect(LinkedPackage.origin(of: package.origin) == nil)
  }

  /// The compiler names the files of a copy by its path, and the author edits those of the package.
  @Test("A dependency that is built from a copy is adapted in the author's directory, for the paths of both")
  func dependency() throws {
    try temporary.write("// swift-tools-version: 6.1\n", "App/Package.swift")
    try temporary.write("import UIKit\nclass V: UIView { @objc func f() {} }\n", "App/Sources/App/V.swift")
    try temporary.write("// swift-tools-version: 6.1\n", "Kit/Package.swift")
    try temporary.write("import Foundation\nimport Lost\nvar request: URLRequest?\n", "Kit/Sources/Kit/W.swift")
    let copy = root.appendingPathComponent("App/.build/tinamou/packages/Kit")
    try LinkedPackage(copy, origin: root.appendingPathComponent("Kit")).write(manifest: "// swift-tools-version: 6.1\n")
    let state = """
      {"object": {"dependencies": [{"packageRef": {"kind": "fileSystem", "location": "\(copy.path)"}, "subpath": "kit"}]}}
      """
    try temporary.write(state, "App/.build/workspace-state.json")

    let package = AdaptedPackage(root: root.appendingPathComponent("App").path, scratch: nil)
    #expect(package.dependencies().map(\.path) == [root.path + "/Kit"])
    var adaptation = Adaptation(package)
    let result = try adaptation.perform(skipping: [])
    let own = root.path + "/Kit/Sources/Kit/W.swift"
    let linked = copy.path + "/Sources/Kit/W.swift"
    let texts = result.overlay.filter { [own, linked].contains($0.path) }
    #expect(Set(texts.map(\.path)) == [own, linked])
    #expect(Set(texts.map(\.text)).count == 1)
    #expect(result.factsOfLocalPackages.keys.sorted() == [own])
    #expect(result.factsOfLocalPackages[own]?.imports.contains("Lost") == true)
    #expect(result.facts.keys.sorted() == [root.path + "/App/Sources/App/V.swift"])
    let paths = package.sourcePaths()
    #expect(paths.path(of: linked) == own)
    #expect(paths.path(of: own) == own)
  }
}
