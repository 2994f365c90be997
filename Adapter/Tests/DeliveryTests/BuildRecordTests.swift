// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("The files that a build reads")
struct BuildRecordTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }
  private let package: AdaptedPackage
  private let program: URL

  init() throws {
    package = AdaptedPackage(root: temporary.url.path, scratch: nil)
    program = temporary.url.appendingPathComponent(".build/debug/App")
    for path in ["Package.swift", "App/View.swift", "App/Base.lproj/Main.storyboard", ".build/debug/App"] {
      try write(path)
    }
    try FileManager.default.createDirectory(at: package.output, withIntermediateDirectories: true)
    let elsewhere = root.appendingPathComponent(".elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try write(".elsewhere/Linked.swift")
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("App/Link"), withDestinationURL: elsewhere)
  }

  private func write(_ path: String, _ text: String = "") throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func record(_ circumstances: [String] = ["debug"], adapted: [String: FileStamp] = [:]) -> BuildRecord {
    BuildRecord(
      of: package, targets: [root.appendingPathComponent("App")], adapted: adapted,
      toolset: root.appendingPathComponent("toolset.json"), circumstances: circumstances)
  }

  @Test("The program is known while nothing changes")
  func unchanged() throws {
    #expect(record().program == nil)
    try record().keep(program)
    #expect(record().program?.path == program.path)
  }

  @Test(
    "A build is needed after a change of a source, a resource, the manifest, what a link leads to, or the program",
    arguments: [
      "Package.swift", "App/View.swift", "App/Base.lproj/Main.storyboard", "App/New.swift", "Package.resolved",
      ".elsewhere/Linked.swift", ".build/debug/App", "toolset.json", ".build/workspace-state.json",
    ])
  func changed(path: String) throws {
    try record().keep(program)
    try write(path, "changed")
    #expect(record().program == nil)
  }

  @Test("A build is needed after a file is removed, and with other arguments")
  func others() throws {
    try record().keep(program)
    #expect(record(["release"]).program == nil)
    try FileManager.default.removeItem(at: root.appendingPathComponent("App/View.swift"))
    #expect(record().program == nil)
  }

  @Test("Files beside the targets do not matter, such as pictures that are drawn")
  func pictures() throws {
    try record().keep(program)
    try write("previews/sheet.png")
    #expect(record().program?.path == program.path)
  }

  @Test("A file that changes during the build is built again")
  func duringBuild() throws {
    let before = record()
    try write("App/View.swift", "changed")
    try before.keep(program)
    #expect(record().program == nil)
  }

  @Test("A source that changes between its adaptation and the build is built again, and one that was removed")
  func afterAdaptation() throws {
    let view = root.appendingPathComponent("App/View.swift").path
    let adapted = try [view: #require(FileStamp(path: view))]
    try write("App/View.swift", "changed")
    try record(adapted: adapted).keep(program)
    #expect(record().program == nil)
    try record().keep(program)
    #expect(record().program?.path == program.path)
    try FileManager.default.removeItem(atPath: view)
    try record(adapted: adapted).keep(program)
    #expect(record(adapted: adapted).program?.path == program.path, "the build did not read it")
  }

  @Test(
    "Only sources of the app can be brought into the program that is there",
    arguments: [
      ("App/View.swift", true), ("App/Base.lproj/Main.storyboard", false), ("App/New.swift", false),
      ("App/Kit/Model.swift", false), ("Package.swift", false), (".build/debug/App", false),
    ])
  func sources(path: String, isOnlySource: Bool) throws {
    try write("App/Kit/Model.swift")
    let sources: Set = [root.appendingPathComponent("App/View.swift").path]
    #expect(record().program(beforeChangesOf: sources) == nil)
    try record().keep(program)
    try write(path, "changed")
    #expect((record().program(beforeChangesOf: sources) != nil) == isOnlySource)
  }
}
