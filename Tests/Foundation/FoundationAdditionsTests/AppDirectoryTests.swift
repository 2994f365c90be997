// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Directories and bundles of an app")
struct AppDirectoryTests {
  private static let directories: [(FileManager.SearchPathDirectory, String)] = [
    (.libraryDirectory, "Library"), (.allLibrariesDirectory, "Library"), (.documentDirectory, "Documents"),
    (.documentationDirectory, "Library/Documentation"), (.inputMethodsDirectory, "Library/Input Methods"),
    (.preferencePanesDirectory, "Library/PreferencePanes"), (.applicationDirectory, "Applications"),
    (.developerDirectory, "Developer"),
  ]

  @Test("an app finds its directories by every function", arguments: directories)
  func directory(_ directory: FileManager.SearchPathDirectory, name: String) throws {
    let manager = FileManager.default
    let url = try #require(manager.urls(for: directory, in: .userDomainMask).first)
    #expect(url.path.hasSuffix("/" + name))
    #expect(NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true) == [url.path])
    #expect(try manager.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: false).path == url.path)
  }

  @Test("no user has directories of the system")
  func systemDirectories() {
    #expect(FileManager.default.urls(for: .coreServiceDirectory, in: .userDomainMask).isEmpty)
    #expect(FileManager.default.urls(for: .libraryDirectory, in: .systemDomainMask).isEmpty)
  }

  @Test("a module has the bundle of its framework")
  func frameworks() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let framework = folder.appendingPathComponent("Kit.framework")
    try FileManager.default.createDirectory(at: framework, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: framework.appendingPathComponent("shop.json"))
    let bundles = FrameworkBundles.bundles(in: folder)
    #expect(bundles.keys.sorted() == ["Kit"])
    #expect(bundles["Kit"]?.path(forResource: "shop", ofType: "json") != nil)
    #expect(FrameworkBundles.bundle(of: Own.self) == nil)
    #expect(Bundle(for: Own.self) == Bundle.main)
  }

  private final class Own {}
}
