// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou render")
struct RenderTests {
  private static let file = "Examples/two-label-row.layout.yaml"

  @Test("defaults in help texts are words")
  func help() throws {
    for command in ["render", "solve", "check", "convert", "explain", "fidelity", "devices", "schema", "ib"] {
      let outcome = try BuiltTool.run("help", command)
      #expect(outcome.status == 0)
      #expect(!outcome.text.contains("rawValue"), "\(command)")
    }
    #expect(try BuiltTool.run("help", "render").text.contains("default: none"))
  }

  @Test(
    "the extension of the output determines the kind of picture",
    arguments: [
      ("row.png", [0x89, 0x50, 0x4E, 0x47]), ("row.svg", Array("<svg".utf8)), ("row.pdf", Array("%PDF".utf8)),
    ])
  func formats(name: String, start: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("render", Self.file, "-o", folder.path(name))
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty && outcome.errors.isEmpty)
    let picture = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
    #expect(picture.starts(with: start))
    #expect(folder.names == [name])
  }

  @Test("the same layout gives the same bytes, to a file and to the standard output")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    let all = "frames,constraints,names,baselines,margins"
    _ = try BuiltTool.run("render", Self.file, "-o", folder.path("a.png"), "--show", all)
    let second = try BuiltTool.run("render", Self.file, "-o", "-", "--show", all)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("a.png"))) == second.output)
    let plain = try BuiltTool.run("render", Self.file, "-o", "-")
    #expect(plain.output != second.output)
  }

  @Test("several files are written to a folder, each under its own name")
  func severalFiles() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run(
      "render", Self.file, "Fixtures/priorities.layout.yaml", "-o", folder.url.path, "--format", "svg")
    #expect(outcome.status == 0)
    #expect(folder.names == ["priorities.svg", "two-label-row.svg"])
  }

  @Test("a scale makes a larger picture of the same layout")
  func scale() throws {
    let small = try BuiltTool.run("render", Self.file, "-o", "-", "--scale", "1")
    #expect(small.status == 0)
    // Bytes 16 to 19 of a PNG file contain the width.
    #expect(Array(small.output[16..<20]) == [0, 0, 1, 96])
  }

  @Test("an error in the input writes nothing, and keeps existing files")
  func noPartialOutput() throws {
    let folder = try TemporaryFolder()
    let output = try folder.file("old.png", "what was there")
    let outcome = try BuiltTool.run("render", "-", "-o", output, input: "views: { a: UILable }")
    #expect(outcome.status == 66)
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "what was there")
    #expect(folder.names == ["old.png"])
    let absent = try BuiltTool.run("render", "-", "-o", folder.path("new.png"), input: "views: { a: UILable }")
    #expect(absent.status == 66)
    #expect(folder.names == ["old.png"])
  }

  @Test("findings are reported on the error stream, and the picture is written anyway")
  func findings() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run(
      "render", "-", "-o", folder.path("x.png"), input: "size: [10, 20]\nexpect: { root: [0, 0, 10, 22] }\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("[unexpected-frame]"))
    #expect(folder.names == ["x.png"])
  }

  @Test("an output that cannot be written is reported in one line with exit code 64")
  func badOutput() throws {
    let folder = try TemporaryFolder()
    let noFolder = try BuiltTool.run("render", Self.file, "-o", folder.path("no/such/x.png"))
    #expect(noFolder.status == 64)
    #expect(noFolder.errors == "error: there is no folder '\(folder.path("no/such"))' to write to\n")
    let noKind = try BuiltTool.run("render", Self.file, "-o", folder.path("x.gif"))
    #expect(noKind.status == 64)
    #expect(noKind.errors.contains("the name must end in .png, .svg or .pdf"))
    let several = try BuiltTool.run("render", Self.file, Self.file, "-o", folder.path("x.png"))
    #expect(several.status == 64)
    let same = try BuiltTool.run("render", Self.file, Self.file, "-o", folder.url.path)
    #expect(same.status == 64)
    #expect(folder.names.isEmpty)
  }

  @Test("an empty picture is an error in the input")
  func emptyPicture() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("render", "-", "-o", folder.path("x.png"), input: "size: [0, 0]")
    #expect(outcome.status == 66)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.names.isEmpty)
  }
}
