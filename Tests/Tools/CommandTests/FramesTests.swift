// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou render --frames")
struct FramesTests {
  private static let file = "Examples/animation-squares.layout.yaml"

  @Test("frames are written to numbered files, from the beginning to the end")
  func numbered() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("render", Self.file, "--frames", "12", "-o", folder.path("frame-%03d.png"))
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(folder.names == (1...12).map { String(format: "frame-%03d.png", $0) })
    let still = try BuiltTool.run("render", Self.file, "-o", "-")
    let first = try Data(contentsOf: URL(fileURLWithPath: folder.path("frame-001.png")))
    #expect(first == still.output)
    let last = try Data(contentsOf: URL(fileURLWithPath: folder.path("frame-012.png")))
    #expect(first != last)
  }

  @Test("an SVG is animated: each frame has its time, and a viewer without animation shows the first")
  func animated() throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltTool.run("render", Self.file, "--frames", "5", "-o", folder.path("x.svg"))
    #expect(outcome.status == 0)
    let text = try String(contentsOfFile: folder.path("x.svg"), encoding: .utf8)
    #expect(text.components(separatedBy: "<animate ").count == 6)
    #expect(text.components(separatedBy: #"<g visibility="visible">"#).count == 2)
    #expect(text.contains(#"dur="2.25s" repeatCount="indefinite" values="visible;hidden" keyTimes="0;0.11111""#))
    #expect(text.contains(#"values="hidden;visible" keyTimes="0;0.44444""#))
  }

  @Test(
    "an animation that cannot be drawn is reported in one line",
    arguments: [
      (["x.png"], Self.file, 64, "needs a frame number"),
      (["file/x%d.png"], Self.file, 64, "there is no folder"),
      (["x%d.gif"], Self.file, 64, "must end in .png, .svg or .pdf"),
      (["x%d.png"], "Examples/two-label-row.layout.yaml", 66, "has no 'animate:'"),
    ])
  func refused(output: [String], file: String, status: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("file", "")
    let outcome = try BuiltTool.run("render", file, "--frames", "3", "-o", folder.path(output[0]))
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(message))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(folder.names == ["file"])
  }

  @Test("the folder of numbered frames is made, and so is one whose name ends with a slash")
  func folders() throws {
    let folder = try TemporaryFolder()
    #expect(try BuiltTool.run("render", Self.file, "--frames", "2", "-o", folder.path("new/x%d.png")).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path("new/x2.png")))
    #expect(
      try BuiltTool.run("render", "Examples/two-label-row.layout.yaml", "-o", folder.path("out") + "/deep/").status == 0
    )
    #expect(FileManager.default.fileExists(atPath: folder.path("out/deep/two-label-row.png")))
    // A misspelled folder of one picture is not made.
    let single = try BuiltTool.run("render", "Examples/two-label-row.layout.yaml", "-o", folder.path("oot/x.png"))
    #expect(single.status == 64)
  }

  @Test("too few frames, several files and the standard output are invalid usage")
  func usage() throws {
    #expect(try BuiltTool.run("render", Self.file, "--frames", "1", "-o", "x%d.png").status == 64)
    #expect(try BuiltTool.run("render", Self.file, "--frames", "3", "-o", "-").status == 64)
    #expect(try BuiltTool.run("render", Self.file, Self.file, "--frames", "3", "-o", "x%d.png").status == 64)
  }
}
