// SPDX-License-Identifier: MIT

import Foundation
import RunningTests
import Testing
import UIKit

@testable import RecordedSnapshots

@MainActor
@Suite("Reference images")
struct ReferenceImageTests {
  /// A folder of its own with a test's file in it.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("references-\(UUID())")

  private func place(
    _ identifier: String? = nil, folder name: String? = nil, options: FBSnapshotTestCaseFileNameOptions = []
  ) -> URL {
    ReferenceImagePlace(
      testFile: folder.appendingPathComponent("Tests/Cards/CardTests.swift").path, test: "CardTests.testCard",
      className: "AppTests.CardTests", folder: name, identifier: identifier, options: options, suffixes: ["_64"]
    ).location.file
  }

  private var scale: String { "@\(Int(UIScreen.main.scale))x" }

  @Test("The picture of a test is in a folder with the name of its class")
  func names() {
    let root = folder.path + "/Tests/Cards/ReferenceImages_64/"
    #expect(place().path == root + "AppTests.CardTests/testCard\(scale).png")
    #expect(place("wide").path == root + "AppTests.CardTests/testCard_wide\(scale).png")
    #expect(place("", folder: "Own").path == root + "Own/testCard\(scale).png")
    let size = UIScreen.main.bounds.size
    #expect(
      place(options: .screenSize).lastPathComponent
        == "testCard_\(Int(size.width))x\(Int(size.height))\(scale).png")
  }

  @Test("A folder above the test is found")
  func above() throws {
    let above = folder.appendingPathComponent("ReferenceImages_64")
    try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(place().path == above.path + "/AppTests.CardTests/testCard\(scale).png")
  }

  @Test("A picture in a folder without the name of the module is found")
  func withoutModule() throws {
    let file = folder.appendingPathComponent("Tests/Cards/ReferenceImages_64/CardTests/testCard\(scale).png")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: file)
    #expect(place().path == file.path)
    #expect(place("wide").path.contains("AppTests.CardTests"))
  }

  @Test("The first test of a process is known, so that its failures count")
  func firstTest() {
    #expect(TestCaseObserver.hasStartedBeforeMain)
  }
}
