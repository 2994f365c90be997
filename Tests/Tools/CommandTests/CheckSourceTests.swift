// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou check: source files and errors of layout files")
struct CheckSourceTests {
  private static let source = """
    func pin() {
      let views = ["title": title]
      add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[titel]-|", metrics: nil, views: views))
    }
    """

  @Test("a format is reported at its line and column")
  func location() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Screen.swift", Self.source)
    let outcome = try BuiltTool.run("check", file)
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        \(file):3:62: error: titel is not a key in the views dictionary; did you mean 'title'? [invalid-format]

        1 error in 1 format of 1 file

        """)
    let json = try BuiltTool.run("check", file, "--format", "json")
    #expect(json.text.contains("\"length\": 5"))
  }

  @Test("a folder can contain documents, layout files and sources")
  func folder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.layout.yaml", CheckFixtures.conflict)
    _ = try folder.file("b.swift", Self.source)
    _ = try folder.file(
      "c.m", "[NSLayoutConstraint constraintsWithVisualFormat:@\"[a\" options:0 metrics:nil views:v];\n")
    _ = try folder.file("d.swift", "print(\"[a\")\n")
    _ = try folder.file("e.storyboard", CheckFixtures.storyboard())
    let outcome = try BuiltTool.run("check", folder.url.path, "--format", "xcode")
    #expect(outcome.text.contains("a.layout.yaml"))
    #expect(outcome.text.contains("b.swift:3:62: error"))
    #expect(outcome.text.contains("c.m:1:53: error: Expected a ']' here"))
    let summary = try BuiltTool.run("check", folder.url.path)
    #expect(summary.text.hasSuffix("in 2 scenes and 2 formats of 5 files\n"))
  }

  @Test("a source that is missing, a folder or not text does not stop the check")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("b.swift", Self.source)
    let missing = try BuiltTool.run("check", folder.path("none.swift"), good)
    #expect(missing.status == 66)
    #expect(missing.text.contains("3:62: error"))
    let binary = folder.url.appendingPathComponent("c.swift")
    try Data([0xFF, 0x00, 0x22, 0xC3] + Array("constraints(withVisualFormat: \"[a\", views: v)".utf8)).write(to: binary)
    #expect(try BuiltTool.run("check", binary.path).status == 0)
  }

  @Test("every command reports all errors of a layout file", arguments: ["solve", "check", "render"])
  func layoutFile(command: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "x.layout.yaml", "views:\n  a: { class: UILable }\n  b: { alhpa: 1 }\nlayout: \"H:|[c]|; V:|[a|\"\n")
    let picture = command == "render" ? ["-o", folder.path("x.png")] : []
    let outcome = try BuiltTool.run(all: [command, file] + picture)
    #expect(outcome.status == 66)
    let lines = (outcome.text + outcome.errors).split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      lines.map { $0.dropFirst(file.count).prefix { $0 != " " } } == [":2:15:", ":3:8:", ":4:14:", ":4:24:"])
  }
}
