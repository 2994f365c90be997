// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import Testing
import UIKit

@testable import RecordedSnapshots

@Suite("Assertions of snapshots")
struct AssertionTests {
  /// A folder of its own for each test.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())").path

  private func verify(
    _ text: String, named name: String? = "text", record: SnapshotTestingConfiguration.Record? = nil,
    testName: String = "testCard()"
  ) -> String? {
    verifySnapshot(of: text, as: .lines, named: name, record: record, snapshotDirectory: folder, testName: testName)
  }

  private func content(_ file: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + file).map { String(decoding: $0, as: UTF8.self) }
  }

  private func record(_ text: String, _ file: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + file))
  }

  @Test("A missing snapshot is recorded, and the failure says where")
  func missing() throws {
    let message = try #require(verify("one"))
    #expect(message.contains(folder + "/testCard.text.txt"))
    #expect(content("testCard.text.txt") == "one")
    #expect(verify("one") == nil)
  }

  @Test("A differing snapshot fails with the lines, and the recording stays")
  func differing() throws {
    try record("one\ntwo", "testCard.text.txt")
    let message = try #require(verify("one\nthree"))
    #expect(message.contains("− two\n+ three"))
    #expect(content("testCard.text.txt") == "one\ntwo")
  }

  @Test("No mode of the code replaces a recording that differs", arguments: ["all", "failed"])
  func replacing(mode: String) throws {
    try record("of an iPhone", "testCard.text.txt")
    let message = try #require(verify("of Linux", record: .init(rawValue: mode)))
    #expect(message.contains("SNAPSHOT_TESTING_RECORD"))
    #expect(content("testCard.text.txt") == "of an iPhone")
  }

  @Test("With recording switched off, nothing is written")
  func never() throws {
    let message = try #require(verify("one", record: .never))
    #expect(message.contains("testCard.text.txt"))
    #expect(content("testCard.text.txt") == nil)
  }

  @Test("Snapshots without a name are numbered in each test")
  func numbers() {
    for text in ["one", "two"] { _ = verify(text, named: nil, testName: "testNumbers()") }
    _ = verify("three", named: nil, testName: "testOthers()")
    #expect(content("testNumbers.1.txt") == "one")
    #expect(content("testNumbers.2.txt") == "two")
    #expect(content("testOthers.1.txt") == "three")
  }

  @Test(
    "Names become parts of file names",
    arguments: [
      ("iPhone 15  - portrait(x)", "iPhone-15-portrait-x"), ("testCard()", "testCard"), ("größe_1", "größe_1"),
      ("--a--", "a"),
    ])
  func names(text: String, component: String) { #expect(SnapshotLocation.pathComponent(text) == component) }

  @Test("Settings apply inside of the call, and are inherited")
  func settings() {
    withSnapshotTesting(record: .never, diffTool: "ksdiff") {
      #expect(_record == .never)
      withSnapshotTesting(record: .failed) {
        #expect(_record == .failed)
        #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
      }
    }
    #expect(_record == .missing)
  }

  @Test("A trait sets the mode of a test", .snapshots(record: .never))
  func trait() { #expect(_record == .never) }

  @Test("A value that is not there in time fails")
  func timeout() throws {
    let late = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { (_: String) in
      Async<String> { _ in }
    }
    let message = try #require(
      verifySnapshot(of: "", as: late, named: "late", snapshotDirectory: folder, timeout: 0.05))
    #expect(message.contains("0.05 seconds"))
  }
}
