// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

/// The report of `tinamou test --report`, from what tests write while they run.
@Suite struct SnapshotFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")

  private func write(_ text: String, _ path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func report(_ arguments: [String]) throws -> SnapshotFolder? {
    var arguments = arguments
    return try SnapshotFolder(takenFrom: &arguments)
  }

  @Test(arguments: [["--report", "out", "--filter", "A"], ["--filter", "A", "--report=out"]])
  func theOptionIsTakenOutOfTheArguments(given: [String]) throws {
    var arguments = given
    #expect(try SnapshotFolder(takenFrom: &arguments) != nil)
    #expect(arguments == ["--filter", "A"])
  }

  @Test(arguments: [["--report"], ["--report="]])
  func aFolderIsNeeded(arguments: [String]) {
    #expect(throws: SnapshotFolder.Problem.self) { try report(arguments) }
  }

  @Test func argumentsWithoutTheOptionStay() throws { #expect(try report(["--filter", "report"]) == nil) }

  /// A run of tests: one snapshot as recorded, a text and a picture that differ, one without a recording.
  private func runTests() throws {
    let recorded = folder.appendingPathComponent("__Snapshots__/CardTests").path
    let made = folder.appendingPathComponent("report/made/CardTests").path
    for name in ["a.txt", "b.txt", "c.png"] { try write("then", "__Snapshots__/CardTests/\(name)") }
    for name in ["a.txt", "b.txt", "c.png"] { try write("now", "report/made/CardTests/\(name)") }
    for name in ["b.recorded.txt", "c.recorded.png"] { try write("then", "report/made/CardTests/\(name)") }
    try write("UILabel: y 4 → 9 <b>\n", "report/made/CardTests/b.txt.words.txt")
    try write("\nglyphs at x 84\n", "report/made/CardTests/c.png.words.txt")
    let lines = [
      "equal\t\(recorded)/a.txt\t\(made)/a.txt", "differs\t\(recorded)/b.txt\t\(made)/b.txt",
      "differs\t\(recorded)/c.png\t\(made)/c.png\tpixels\t0.99\tglyphs", "missing\t\(recorded)/d.png", "diff",
    ]
    try write(lines.joined(separator: "\n"), "report/snapshots.tsv")
  }

  @Test func thePageShowsWhatIsNotAsRecorded() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = try #require(try report(["--report", folder.path + "/report"]))
    let status = try report.fill { _ throws(SnapshotFolder.Problem) in
      do { try runTests() } catch { throw SnapshotFolder.Problem(text: "\(error)") }
      return 1
    }
    #expect(status == 1)
    let page = try String(contentsOf: folder.appendingPathComponent("report/index.html"), encoding: .utf8)
    #expect(page.contains("4 snapshots: 2 differ, 1 not recorded before, 1 as recorded."))
    #expect(page.contains("<tr><th>CardTests</th><td>2</td><td>1</td><td>1</td></tr>"))
    #expect(page.components(separatedBy: "<article").count == 4)
    #expect(page.contains("y 4 → 9 &lt;b&gt;</pre>"))
    #expect(page.contains("<pre>glyphs at x 84</pre>"))
    #expect(page.contains("src=\"made/CardTests/c.recorded.png\"") && page.contains("src=\"made/CardTests/c.png\""))
    #expect(page.contains("type=\"range\""))
  }

  @Test func theNextRunReplacesAReportAndNothingElse() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("notes", "report/notes.txt")
    try write("mine", "mine/made/picture.png")
    for _ in 1...2 {
      let report = try #require(try report(["--report", folder.path + "/report"]))
      #expect(try report.fill { _ throws(SnapshotFolder.Problem) in 0 } == 0)
      try write("old", "report/made/old.png")
    }
    let other = try #require(try report(["--report", folder.path + "/mine"]))
    #expect(throws: SnapshotFolder.Problem.self) { try other.fill { _ throws(SnapshotFolder.Problem) in 0 } }
    #expect(FileManager.default.fileExists(atPath: folder.path + "/mine/made/picture.png"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/report/notes.txt"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/report/index.html"))
  }
}
