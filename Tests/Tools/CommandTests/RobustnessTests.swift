// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Files in `Fixtures/Robustness` with which a command once crashed, hung or used too much memory.
@Suite("Files that once failed")
struct RobustnessTests {
  private static let folder = BuiltTool.package.appendingPathComponent("Fixtures/Robustness")

  private static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    .filter { !$0.hasSuffix(".png") && !$0.hasSuffix(".jpg") }

  /// Runs the built tool with at most a gigabyte of memory and ten seconds of processor time.
  private func run(_ arguments: String...) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "ulimit -d 1048576; ulimit -t 10; exec \"$0\" \"$@\"", BuiltTool.program.path] + arguments
    let folder = try TemporaryFolder()
    let errors = folder.url.appendingPathComponent("err")
    try Data().write(to: errors)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return (process.terminationStatus, String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  @Test("every command ends as it should", arguments: files)
  func commands(file: String) throws {
    let path = Self.folder.appendingPathComponent(file).path
    let output = try TemporaryFolder()
    var runs = [
      try run("solve", path), try run("solve", path, "--format", "json"), try run("check", path),
      try run("render", path, "-o", output.path("a.png")), try run("render", path, "-o", output.path("a.svg")),
      try run("render", path, "-o", output.path("a.pdf")),
    ]
    if !file.hasSuffix(".yaml") {
      for action in ["update-frames", "update-constants", "add-missing", "reset", "clear"] {
        runs.append(try run("ib", "resolve", action, path, "-o", "-"))
      }
      runs.append(try run("fidelity", path))
    }
    for (status, errors) in runs { #expect([0, 1, 64, 66].contains(status), "\(status): \(errors)") }
  }

  @Test(
    "values out of range are reported with their positions",
    arguments: [
      ("spacing-out-of-range.layout.yaml", ":3:41: error: '1e309' is not a finite number"),
      ("margins-out-of-range.layout.yaml", ":3:42: error: -1e19 is out of range"),
      ("factor-out-of-range.layout.yaml", ":5:26: error: the factor 1e-20 is out of range"),
      ("metric-out-of-range.layout.yaml", ":2:19: error: 1e30 is out of range"),
      ("frame-out-of-range.layout.yaml", ":3:41: error: 3e38 is out of range"),
      ("image-truncated.layout.yaml", ":3:35: error: the image 'truncated.png' cannot be decoded: it is truncated"),
      ("image-chunk-beyond-the-file.layout.yaml", "'chunk-beyond-the-file.png' cannot be decoded: it is truncated"),
      ("image-few-bytes-for-many-pixels.layout.yaml", "cannot be decoded: it is truncated"),
      (
        "image-larger-than-a-camera.layout.yaml", "it has 20000 by 20000 pixels; at most 50000000 in all can be decoded"
      ),
      ("image-strange-header.layout.yaml", "cannot be decoded: it is damaged"),
    ])
  func positions(file: String, message: String) throws {
    let (status, errors) = try run("solve", Self.folder.appendingPathComponent(file).path)
    #expect(status == 66)
    #expect(errors.contains(message), "\(errors)")
  }

  @Test("numbers of a document that are out of range are reported with their positions, and the rest is laid out")
  func document() throws {
    let process = try BuiltTool.run("solve", "Fixtures/Robustness/numbers-out-of-range.xib")
    for position in ["5:", "7:", "8:", "12:"] {
      #expect(process.text.contains("numbers-out-of-range.xib:\(position)"), "\(process.text)")
    }
    #expect(process.text.contains("the number '1e309' is out of range for 'spacing'; it is ignored"))
    #expect(process.text.contains("im1-im-ima"))
    let check = try BuiltTool.run("check", "Fixtures/Robustness/numbers-out-of-range.xib")
    #expect(check.text.contains("the number '1e-320' is out of range for 'multiplier'"))
  }

  @Test("a file that cannot be laid out leaves the others alone")
  func others() throws {
    let good = "Fixtures/two-equal-views.layout.yaml"
    let outcome = try BuiltTool.run("solve", "Fixtures/Robustness/frame-out-of-range.layout.yaml", good)
    #expect(outcome.status == 66)
    #expect(outcome.text.contains("two-equal-views"))
  }

  @Test("brackets in quoted text and in comments are not nesting")
  func brackets() throws {
    #expect(try run("solve", Self.folder.appendingPathComponent("brackets-in-text.layout.yaml").path).status == 0)
  }

  @Test(
    "control characters in names do not reach a terminal or a workflow",
    arguments: [
      "check", "check --format github", "check --format json", "check --format sarif", "solve", "fidelity",
      "render -o x.png",
      "ib resolve reset --dry-run",
    ])
  func controlCharacters(command: String) throws {
    let folder = try TemporaryFolder()
    let document = try folder.file("a\u{1B}[31m\u{9B}b\u{7}\n::error::x.xib", "<broken")
    let layout = try folder.file("c\u{1B}]0;title\u{7}.layout.yaml", "views: { a: { text\u{85}: 1 } }\n")
    let words = command.split(separator: " ").map(String.init)
    for path in [document, layout, folder.path("\u{1B}[2Jmissing.xib"), "--\u{1B}[31mno"] {
      let outcome = try BuiltTool.run(all: words + [path])
      for text in [outcome.text, outcome.errors] {
        #expect(
          !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) }, "\(text)"
        )
        #expect(!text.contains("\n::error::"), "\(text)")
      }
    }
  }

  @Test(
    "options with invalid numbers are rejected",
    arguments: [
      "fidelity a.xib --jobs 0", "fidelity a.xib --jobs -1", "fidelity a.xib --worst -1", "check a.xib --jobs 0",
      "render a.xib -o b.png --frames 1", "solve a.xib --scale nan", "solve a.xib --scale 1e400",
    ])
  func options(line: String) throws {
    #expect(try BuiltTool.run(all: line.split(separator: " ").map(String.init)).status == 64)
  }

  @Test("a file that is not a table of inputs is rejected")
  func tables() throws {
    let folder = try TemporaryFolder()
    for text in ["{\"a\": ", "{}", "", "file\titem\n", "file\titem\tkind\tedge\tvalue\nx\ty\tsafeArea\ttop\t1e30\n"] {
      let table = try folder.file("table", text)
      for command in ["solve", "fidelity"] {
        let outcome = try BuiltTool.run(command, "Fixtures/Documents/LoginView.xib", "--inputs", table)
        #expect(outcome.status == 66, "\(text)")
        #expect(outcome.errors.contains("error: "))
      }
    }
  }
}
