// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing
import TinamouCommands

@MainActor
@Suite("tinamou ib")
struct InterfaceCommandTests {
  /// The output, the errors and the exit code of a command.
  struct Run {
    var output = ""
    var errors = ""
    var status = ExitStatus.clean
  }

  private let text = Drawing(
    views: Drawing.element("label", "title", "20 40 100 20", attributes: #"text="Welcome" userLabel="Title""#)
      + Drawing.view("box", "40 100 100 100"),
    constraints: """
      <constraint firstItem="title" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
      <constraint firstItem="title" firstAttribute="width" constant="100" id="c3"/>
      <constraint firstItem="box" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" constant="40" id="c4"/>
      <constraint firstItem="box" firstAttribute="top" \
      secondItem="title" secondAttribute="bottom" constant="40" id="c5"/>

      """
  ).text

  private func perform(_ arguments: [String], input: String = "") throws -> Run {
    var run = Run()
    var output = Data()
    var errors = ""
    let terminal = Terminal(
      readInput: { Data(input.utf8) }, write: { output += $0 }, writeError: { errors += $0 })
    let command = try #require(try TinamouTool.parseAsRoot(["ib"] + arguments) as? any TinamouCommand)
    run.status = command.perform(on: terminal)
    run.output = String(decoding: output, as: UTF8.self)
    run.errors = errors
    return run
  }

  /// Performs `body` with a file that contains the drawing.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Drawing.xib")
    try text.write(to: file, atomically: true, encoding: .utf8)
    try body(file)
  }

  @Test("a dry run prints the changes and writes nothing")
  func dryRun() throws {
    try withFile { file in
      let run = try perform([
        "pin", file.path, "--views", "box", "--width", "canvas", "--height", "44", "--update-frames", "new-constraints",
        "--dry-run",
      ])
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines[0].hasSuffix("Drawing.xib: 3 changes, not written"))
      #expect(lines[1].hasPrefix("+ UIView box.width = 100  "))
      #expect(lines[2].hasPrefix("+ UIView box.height = 44  "))
      #expect(lines[3] == "~ UIView box: frame (40, 100, 100, 100) → (40, 100, 100, 44)")
      #expect(run.status == .clean)
    }
  }

  @Test("the file is replaced, or another is written")
  func writes() throws {
    try withFile { file in
      let other = file.deletingLastPathComponent().appendingPathComponent("Other.xib")
      _ = try perform(["align", file.path, "--views", "Title", "box", "--edges", "leading", "-o", other.path])
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
      let written = try String(contentsOf: other, encoding: .utf8)
      #expect(written.contains(#"<constraint firstItem="box" firstAttribute="leading" secondItem="title""#))
      _ = try perform(["align", file.path, "--views", "Title", "box", "--edges", "leading"])
      #expect(try String(contentsOf: file, encoding: .utf8) == written)
      #expect(try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).count == 2)
    }
  }

  @Test("standard streams: the document is written to the output, the changes to the error stream")
  func streams() throws {
    let run = try perform(["resolve", "clear", "-", "-o", "-"], input: text)
    #expect(!run.output.contains("<constraint"))
    #expect(run.output.hasPrefix("<?xml"))
    #expect(run.errors.contains("- 'Title'.leading = UIView root.leading + 20"))
  }

  @Test(
    "an impossible command gives an error, and nothing is written",
    arguments: [
      (
        ["--views", "titel", "--top", "8"],
        "no view has the id, label, outlet or text 'titel'; did you mean 'Title' or 'title'?"
      ),
      (["--views", "root", "--top", "8"], "root is the outermost view of its scene"),
      (["--views", "c1", "--top", "8"], "'c1' is a constraint, not a view"),
      (["--views", "box", "--equal-widths"], "this needs 2 views or more, not 1"),
      (["--views", "box"], "nothing to add"),
    ])
  func refusals(_ arguments: [String], _ sentence: String) throws {
    try withFile { file in
      let run = try perform(["pin", file.path] + arguments)
      #expect(run.errors.hasPrefix("error: " + sentence), "\(run.errors)")
      #expect(run.status == .usage)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("a file that cannot be read is reported with its position")
  func unreadable() throws {
    let run = try perform(["resolve", "clear", "-", "--dry-run"], input: "<document")
    #expect(run.errors.hasPrefix("-:1:1: error: "))
    #expect(run.status == .input)
  }

  @Test("a missing file is reported without a position")
  func missingFile() throws {
    let run = try perform(["resolve", "clear", "/no/such/file.xib"])
    #expect(run.errors == "error: '/no/such/file.xib' cannot be read: No such file or directory\n")
    #expect(run.status == .input)
  }

  @Test("changes that could not be written are not reported as done")
  func unwritable() throws {
    try withFile { file in
      chmod(file.path, 0o444)
      let run = try perform(["pin", file.path, "--views", "box", "--width", "90"])
      #expect(run.output.isEmpty)
      #expect(run.errors == "error: '\(file.path)' cannot be written: Permission denied\n")
      #expect(run.status == .usage)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("conflicting constraints are printed")
  func conflicts() throws {
    try withFile { file in
      _ = try perform(["pin", file.path, "--views", "title", "--width", "90"])
      let run = try perform(["resolve", "add-missing", file.path, "--dry-run"])
      #expect(run.output.contains("! these constraints cannot hold together:\n"))
      #expect(run.output.contains("    'Title'.width = 100  c3\n"))
      #expect(run.status == .findings)
    }
  }

  @Test(
    "circular constraints and missing items give findings",
    arguments: InterfaceRemedy.allCases)
  func hostile(_ remedy: InterfaceRemedy) throws {
    let names = (0..<30).map { "v\($0)" }
    let circle = names.indices.map { index in
      """
      <constraint firstItem="\(names[index])" firstAttribute="leading" \
      secondItem="\(names[(index + 1) % names.count])" secondAttribute="trailing" constant="8" id="q\(index)"/>

      """
    }
    let drawing = Drawing(
      views: names.map { Drawing.view($0, "10 10 20 20") }.joined(),
      constraints: circle.joined()
        + #"<constraint firstItem="v0" firstAttribute="top" secondItem="nowhere" secondAttribute="top" id="q30"/>"#)
    let start = ContinuousClock.now
    let run = try perform(["resolve", remedy.rawValue, "-", "--dry-run"], input: drawing.text)
    #expect([.clean, .findings].contains(run.status))
    #expect(run.errors.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test(
    "a document in which two objects have one identifier is refused, with both lines",
    arguments: [
      ["resolve", "update-frames", "-", "--dry-run"], ["resolve", "update-constants", "-", "--dry-run"],
      ["resolve", "add-missing", "-", "--dry-run"], ["resolve", "reset", "-", "--dry-run"],
      ["resolve", "clear", "-", "-o", "-"], ["align", "-", "--views", "box", "title", "--edges", "leading", "-o", "-"],
      ["pin", "-", "--views", "box", "--width", "40", "--dry-run"],
    ])
  func repeatedIdentifiers(_ arguments: [String]) throws {
    let merged = text.replacing(#"id="c5""#, with: #"id="box""#)
    let lines = merged.split(separator: "\n", omittingEmptySubsequences: false).indices.filter {
      merged.split(separator: "\n", omittingEmptySubsequences: false)[$0].contains(#"id="box""#)
    }
    let run = try perform(arguments, input: merged)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    let words =
      "the objects at the lines \(lines[0] + 1) and \(lines[1] + 1) have one identifier, 'box'; give each its own"
    #expect(run.errors == "error: \(words)\n")
  }

  @Test("remaining problems determine the exit code")
  func findings() throws {
    try withFile { file in
      let run = try perform(["resolve", "update-frames", file.path, "--dry-run"])
      #expect(run.status == .findings)
      #expect(run.output.contains("! UIView box: frame not changed, because its position or size is ambiguous"))
      let settled = try perform(["resolve", "add-missing", file.path])
      #expect(settled.status == .clean, "\(settled.output)")
    }
  }

  @Test(
    "invalid words are rejected",
    arguments: [
      ["align", "f", "--views", "a", "--edges", "middle"], ["align", "f", "--views", "a", "--edges", "top=standard"],
      ["pin", "f", "--views", "a", "--top", "near"], ["pin", "f", "--views", "a", "--top", "8@"],
      ["pin", "f", "--views", "a", "--aspect-ratio", "3"], ["pin", "f", "--views", "a", "--aspect-ratio", "0:4"],
      ["pin", "f", "--views", "a", "--width", "nan"], ["resolve", "mend", "f"], ["resolve", "clear", "-"],
      ["resolve", "clear", "f", "--views", "a", "--scene", "b"],
    ])
  func words(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try TinamouTool.parseAsRoot(["ib"] + arguments) }
  }
}
