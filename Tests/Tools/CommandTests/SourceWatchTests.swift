// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("Changes of files that previews depend on")
struct SourceWatchTests {
  /// A change in a package with the sources `App/One.swift` and `App/Folder/Two.swift`.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (_ root: URL) throws -> Void
    var isSeen = true
  }

  private static func write(_ text: String, _ path: String, in root: URL) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }

  static let changes = [
    Change(testDescription: "nothing", make: { _ in }, isSeen: false),
    Change(testDescription: "a new file") { try write("", "App/Three.swift", in: $0) },
    Change(testDescription: "a new file in a folder") { try write("", "App/Folder/Three.swift", in: $0) },
    Change(testDescription: "a moved file") { root in
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("App/One.swift"), to: root.appendingPathComponent("App/Folder/One.swift"))
    },
    Change(testDescription: "a renamed folder") { root in
      try FileManager.default.moveItem(
        at: root.appendingPathComponent("App/Folder"), to: root.appendingPathComponent("App/Other"))
    },
    Change(testDescription: "a deleted file") { root in
      try FileManager.default.removeItem(at: root.appendingPathComponent("App/Folder/Two.swift"))
    },
    Change(testDescription: "a changed file") { root in
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 5)],
        ofItemAtPath: root.appendingPathComponent("App/One.swift").path)
    },
    Change(testDescription: "a resource of any kind") { try write("", "App/Sound.caf", in: $0) },
    Change(testDescription: "a manifest") { try write("// changed", "Package.swift", in: $0) },
    Change(testDescription: "a manifest of another kind") { try write("", "project.yml", in: $0) },
    Change(testDescription: "a file beside the manifest", make: { try write("", "notes.txt", in: $0) }, isSeen: false),
    Change(testDescription: "a hidden file", make: { try write("", "App/.swap", in: $0) }, isSeen: false),
    Change(
      testDescription: "what a build writes",
      make: { root in
        try FileManager.default.createDirectory(
          at: root.appendingPathComponent("App/build"), withIntermediateDirectories: true)
        try write("", "App/build/One.o", in: root)
      }, isSeen: false),
  ]

  @Test("each change is seen, once", arguments: changes)
  func seen(_ change: Change) throws {
    let folder = try TemporaryFolder()
    let root = folder.url
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("App/Folder"), withIntermediateDirectories: true)
    for path in ["App/One.swift", "App/Folder/Two.swift"] { try Self.write("", path, in: root) }
    var watch = SourceWatch([root.appendingPathComponent("App").path], root: root.path)
    let before = watch.takeChange()
    try change.make(root)
    let seen = watch.takeChange()
    let after = watch.takeChange()
    #expect([before, seen, after] == [false, change.isSeen, false])
  }

  @Test("a second new file is seen like the first")
  func second() throws {
    let folder = try TemporaryFolder()
    var watch = SourceWatch([folder.url.path], root: folder.url.path)
    for name in ["One.swift", "Two.swift", "Three.swift"] {
      try Self.write("", name, in: folder.url)
      let isSeen = watch.takeChange()
      #expect(isSeen, "\(name)")
    }
  }
}
