// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou check: files, formats and exit codes")
struct CheckTests {
  private func check(_ arguments: String...) throws -> BuiltTool.Outcome { try check(arguments) }

  private func check(_ arguments: [String]) throws -> BuiltTool.Outcome {
    try BuiltTool.run(all: ["check"] + arguments)
  }

  // MARK: Exit codes

  @Test(
    "the exit code says whether a finding at or above --fail-on was found",
    arguments: [(nil, 0), ("error", 0), ("warning", 1), ("note", 1), ("never", 0)] as [(String?, Int32)])
  func failOn(level: String?, status: Int32) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("sided.layout.yaml", CheckFixtures.sided)
    let outcome = try check([file] + (level.map { ["--fail-on", $0] } ?? []))
    #expect(outcome.status == status)
    #expect(outcome.text.contains("\(file):5:5: warning: box.left == root.left + 8 "))
    #expect(outcome.text.contains("[left-right-attribute]"))
  }

  @Test("an error gives exit code 1 unless --fail-on is never")
  func error() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("conflict.layout.yaml", CheckFixtures.conflict)
    #expect(try check(file).status == 1)
    #expect(try check(file, "--fail-on", "never").status == 0)
  }

  @Test("a file without findings gives exit code 0 and a summary of what was checked")
  func clean() throws {
    let outcome = try check("Fixtures/two-equal-views.layout.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.text == "nothing found in 1 scene of 1 file\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test("a missing file gives exit code 66, and the others are checked anyway")
  func missing() throws {
    let outcome = try check("no/such.xib", "no/such.layout.yaml", "Fixtures/two-equal-views.layout.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.text.contains("no/such.xib:1:1: error: "))
    #expect(outcome.text.contains("no/such.layout.yaml:1:1: error: no such file [unreadable-file]"))
    #expect(outcome.text.contains("2 errors in 1 scene of 3 files"))
  }

  @Test("a file that is neither a document nor a layout file is rejected when it is named")
  func unknownKind() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("notes.txt", "hello")
    let outcome = try check(file)
    #expect(outcome.status == 66)
    #expect(outcome.text.contains("not a document of Interface Builder, a layout file or a source file"))
  }

  @Test(
    "an invalid command line gives exit code 64",
    arguments: [
      [], ["x", "--device", "iPhon 15"], ["x", "--fail-on", "sometimes"], ["x", "--format", "xml"],
      ["x", "--write-baseline"], ["x", "--jobs", "0"], ["x", "--direction", "up"],
    ])
  func usage(arguments: [String]) throws {
    let outcome = try check(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.text.isEmpty)
  }

  // MARK: Folders

  @Test("folders are searched for documents and layout files, except hidden folders and dependencies")
  func folders() throws {
    let folder = try TemporaryFolder()
    for path in [
      "a/one.layout.yaml", "a/b/two.layout.yaml", ".hidden/no.layout.yaml", "Pods/no.layout.yaml", "a/x.yaml",
    ] {
      let url = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(CheckFixtures.sided.utf8).write(to: url)
    }
    let outcome = try check(folder.url.path)
    #expect(outcome.text.contains("/a/one.layout.yaml:5:5: "))
    #expect(outcome.text.contains("/a/b/two.layout.yaml:5:5: "))
    #expect(outcome.text.contains("2 warnings in 2 scenes of 2 files"))
  }

  @Test("- is a layout file on the standard input")
  func standardInput() throws {
    let outcome = try BuiltTool.run("check", "-", input: CheckFixtures.conflict)
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("-:4:"))
  }

  // MARK: Texts

  @Test("a conflict is reported with its constraints, its arithmetic, and advice")
  func conflict() throws {
    let outcome = try BuiltTool.run("check", "-", input: CheckFixtures.conflict)
    #expect(outcome.text.contains("6 constraints on price, root and title cannot all hold: they are 20 points apart"))
    #expect(
      outcome.text.contains(
        "    price.leading == title.trailing + 10   (line 4: H:|-10-[title(60)]-10-[price(30)]-10-|;)\n"))
    let sum = try #require(outcome.text.split(separator: "\n").first { $0.contains("added up, ") })
    #expect(sum.hasSuffix(" = 120 would have to be 100"))
    #expect(outcome.text.contains("    delete price.width == 30 (line 4: "))
  }

  @Test("notes are counted, and printed on request")
  func notes() throws {
    let text = "views: { go: { class: UIButton, size: [60, 30] } }\nlayout: 'H:|[go]; V:|[go]'"
    let quiet = try BuiltTool.run("check", "-", input: text)
    #expect(quiet.text == "1 note (not listed) in 1 scene of 1 file\n")
    let all = try BuiltTool.run("check", "-", "--show", "note", input: text)
    #expect(
      all.text.contains(
        "-:1:10: note: go: the touch target is 60×30 pt; at least 44×44 pt is recommended [small-touch-target]"))
  }

  @Test("findings in some cells of the matrix only are reported with those cells")
  func matrix() throws {
    let text = """
      views: { title: { class: UILabel, text: A title that fits a tablet but not the smallest telephone } }
      layout: 'H:|[title]|; V:|[title]'
      """
    let outcome = try BuiltTool.run(
      "check", "-", "--device", "iPad Pro 11", "--device", "iPhone SE (1st generation)", "--direction", "ltr",
      "--direction", "rtl", input: text)
    #expect(outcome.text.contains(" (iPhone SE (1st generation)) [truncated-text]"))
    #expect(outcome.text.contains("1 warning in 1 scene of 1 file"))
  }

  @Test("a position that is wrong only in right-to-left languages is reported so")
  func rightToLeft() throws {
    let text = """
      size: [200, 100]
      views:
        name: { class: UILabel, text: A name }
        icon: { class: UIButton, title: Go, size: [44, 44] }
      constraints:
        - name.leading == root.leading
        - name.top == root.top
        - icon.right == root.right
        - icon.top == root.top
      """
    let outcome = try BuiltTool.run("check", "-", "--direction", "ltr", "--direction", "rtl", input: text)
    #expect(outcome.text.contains("icon overlaps name by "))
    #expect(outcome.text.contains("(rtl) [overlapping-views]"))
  }

  @Test("the rules are listed, as text and as JSON")
  func rules() throws {
    let outcome = try check("--rules")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("conflicting-constraints    error     Required constraints cannot all hold."))
    let json = try JSONSerialization.jsonObject(with: check("--rules", "--format", "json").output) as? [String: Any]
    #expect((json?["rules"] as? [Any])?.count == outcome.text.split(separator: "\n").count - 1)
  }
}
