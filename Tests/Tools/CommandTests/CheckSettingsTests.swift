// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("tinamou check: rules, configuration and reporters")
struct CheckSettingsTests {
  @Test("rules can be left out, or be the only ones")
  func rules() throws {
    let without = try BuiltTool.run(
      "check", "-", "--disable", "left-right-attribute", "--fail-on", "warning", input: CheckFixtures.sided)
    #expect(without.status == 0)
    #expect(!without.text.contains("left-right"))
    let other = try BuiltTool.run("check", "-", "--only", "small-touch-target", input: CheckFixtures.sided)
    #expect(!other.text.contains("left-right"))
    let only = try BuiltTool.run("check", "-", "--only", "left-right-attribute", input: CheckFixtures.sided)
    #expect(only.text.contains("[left-right-attribute]"))
    let wrong = try BuiltTool.run("check", "-", "--disable", "left-right-atribute", input: CheckFixtures.sided)
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("did you mean 'left-right-attribute'?"))
  }

  @Test("a configuration sets rules, severities, exceptions, paths and screens")
  func configuration() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.layout.yaml", CheckFixtures.sided)
    _ = try folder.file("b.layout.yaml", CheckFixtures.conflict)
    let file = try folder.file(
      "tinamou.yml",
      """
      include: [.]
      exclude: ["b.*"]
      severity: { left-right-attribute: error }
      directions: [ltr, rtl]
      """)
    let raised = try BuiltTool.run("check", "--config", file)
    #expect(raised.status == 1)
    #expect(raised.text.contains("error: box.left == root.left + 8"))
    #expect(raised.text.hasSuffix("1 error in 1 scene of 1 file\n"))
    _ = try folder.file(
      "tinamou.yml", "include: [a.layout.yaml]\nignore: [{ rule: left-right-attribute, object: box }]")
    #expect(try BuiltTool.run("check", "--config", file, "--fail-on", "warning").status == 0)
    _ = try folder.file("tinamou.yml", "disable: [conflict]")
    let wrong = try BuiltTool.run("check", "--config", file, folder.path("a.layout.yaml"))
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("there is no setting 'disable'; did you mean 'disabled'?"))
  }

  @Test("all mistakes of a configuration are reported at once, each with its line and what was meant")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let document = try folder.file("a.layout.yaml", CheckFixtures.sided)
    let file = try folder.file(
      "tinamou.yml",
      """
      disabled: [conflict]
      severity:
        small-touch-targets: warning
        misplaced-view: fatal
      ignore:
        - { rule: left-right-atribute, object: box }
        - { rule: left-right-attribute, obejct: box }
        - { object: box, reason: later }
      excludes: [Legacy]
      devices: [iPhone SE, iPhone Sx]
      fail-on: warnings
      """)
    let outcome = try BuiltTool.run("check", "--config", file, document)
    #expect(outcome.status == 64)
    let lines = outcome.errors.split(separator: "\n").map { $0.replacing(file, with: "tinamou.yml") }
    #expect(
      lines == [
        "tinamou.yml:1: error: There is no rule 'conflict'; see tinamou check --rules.",
        "tinamou.yml:3: error: There is no rule 'small-touch-targets'; did you mean 'small-touch-target'?",
        "tinamou.yml:4: error: the severity of 'misplaced-view' must be error, warning or note",
        "tinamou.yml:6: error: There is no rule 'left-right-atribute'; did you mean 'left-right-attribute'?",
        "tinamou.yml:7: error: there is no key of an entry of 'ignore' 'obejct'; did you mean 'object'?",
        "tinamou.yml:7: error: an entry of 'ignore' needs 'object', the identifier or name of a view or constraint",
        "tinamou.yml:8: error: there is no key of an entry of 'ignore' 'reason'; there are rule, object",
        "tinamou.yml:9: error: there is no setting 'excludes'; did you mean 'exclude'?",
        "tinamou.yml:11: error: 'fail-on' must be error, warning, note or never",
      ])
    _ = try folder.file("tinamou.yml", "devices:\n  - iPhone SE\n  - iPhone Sx\ndirections: [up]\n")
    let screens = try BuiltTool.run("check", "--config", file, document)
    #expect(screens.status == 64)
    #expect(screens.errors.contains("tinamou.yml:3: error: "))
    #expect(screens.errors.contains("tinamou.yml:4: error: "))
  }

  @Test("an exception that no finding needs is a mistake, when everything is checked that the configuration is for")
  func staleExceptions() throws {
    let folder = try TemporaryFolder()
    let document = try folder.file("a.layout.yaml", CheckFixtures.sided)
    let file = try folder.file(
      "tinamou.yml",
      """
      include: [a.layout.yaml]
      ignore:
        - { rule: left-right-attribute, object: box }
        - { rule: left-right-attribute, object: bax }
        - { rule: misplaced-view, object: abc-De-fGh }
      """)
    let whole = try BuiltTool.run("check", "--config", file)
    #expect(whole.status == 64)
    #expect(
      whole.errors.replacing(file, with: "tinamou.yml") == """
        tinamou.yml:4: error: there is no finding of 'left-right-attribute' about 'bax' to ignore; did you mean 'box'?
        tinamou.yml:5: error: there is no finding of 'misplaced-view' about 'abc-De-fGh' to ignore; remove the entry

        """)
    #expect(!whole.text.contains("left-right"))
    // Other files than those of the configuration say nothing about its exceptions.
    #expect(try BuiltTool.run("check", "--config", file, document).status == 0)
  }

  @Test("patterns with stars match, and a folder excludes what is in it")
  func patterns() throws {
    let configuration = try CheckConfiguration(text: "exclude: [Legacy, 'App/*/Old.xib', '*.layout.yaml']")
    #expect(configuration.excludes("Legacy/A.xib"))
    #expect(configuration.excludes("./Legacy/B/A.xib"))
    #expect(configuration.excludes("App/Views/Old.xib"))
    #expect(configuration.excludes("x/y.layout.yaml"))
    #expect(!configuration.excludes("LegacyViews/A.xib"))
    #expect(!configuration.excludes("App/Views/New.xib"))
  }

  @Test("excluded files are not checked when they are named either, as by hooks, and the command says so")
  func excludedNames() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("Legacy"), withIntermediateDirectories: false)
    let old = try folder.file("Legacy/a.layout.yaml", CheckFixtures.conflict)
    let new = try folder.file("b.layout.yaml", CheckFixtures.sided)
    let file = try folder.file("tinamou.yml", "exclude: [Legacy]\n")
    // The path relative to the folder in which the tests run the command.
    let up = BuiltTool.package.path.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    for name in [old, up + old] {
      let both = try BuiltTool.run("check", "--config", file, name, new)
      #expect(both.status == 0)
      #expect(both.text.hasSuffix("1 warning in 1 scene of 1 file\n"))
      #expect(both.errors == "not checked, because the configuration excludes it: '\(name)'\n")
    }
    let alone = try BuiltTool.run("check", "--config", file, old)
    #expect(alone.status == 0)
    #expect(alone.errors == "not checked, because the configuration excludes it: '\(old)'\n")
  }

  @Test("the shards of files are disjoint and complete")
  func shards() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e"] { _ = try folder.file("\(name).layout.yaml", CheckFixtures.sided) }
    var found: [String] = []
    for part in 1...3 {
      let outcome = try BuiltTool.run("check", folder.url.path, "--shard", "\(part)/3", "--format", "xcode")
      found += outcome.text.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    }
    #expect(found.count == 5)
    #expect(Set(found).count == 5)
    #expect(try BuiltTool.run("check", folder.url.path, "--shard", "4/3").status == 64)
  }

  // MARK: Reporters

  @Test("lines for Xcode have absolute paths and end with the rule")
  func xcode() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.layout.yaml", CheckFixtures.conflict)
    let line = try BuiltTool.run("check", file, "--format", "xcode").text
    #expect(line.hasPrefix("/"))
    #expect(line.contains("a.layout.yaml:4:"))
    #expect(line.contains(": error: 6 constraints on price, root and title cannot all hold"))
    #expect(line.hasSuffix(" (conflicting-constraints)\n"))
  }

  @Test("XML reports are well formed, and have an element for each finding", arguments: ["junit", "checkstyle"])
  func markup(format: String) throws {
    let folder = try TemporaryFolder()
    let bad = try folder.file("a & <b>.layout.yaml", CheckFixtures.conflict)
    let good = try folder.file("c.layout.yaml", "size: [10, 10]\n")
    let outcome = try BuiltTool.run("check", bad, good, "--format", format)
    #expect(outcome.status == 1)
    let names = try MarkupNames(outcome.output).names
    #expect(names.count { $0 == (format == "junit" ? "failure" : "error") } == 1)
    #expect(names.count { $0 == (format == "junit" ? "testsuite" : "file") } == 2)
  }

  @Test(
    "the test cases of a JUnit report fail for the findings for which the command fails",
    arguments: [(nil, 0), ("warning", 1), ("never", 0)] as [(String?, Int)])
  func failures(level: String?, count: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.layout.yaml", CheckFixtures.sided)
    let outcome = try BuiltTool.run(
      all: ["check", file, "--format", "junit"] + (level.map { ["--fail-on", $0] } ?? []))
    #expect(outcome.status == Int32(count))
    let names = try MarkupNames(outcome.output).names
    #expect(names.count { $0 == "failure" } == count)
    #expect(names.count { $0 == "system-out" } == 1 - count)
    #expect(outcome.text.contains("<testsuites name=\"tinamou\" tests=\"1\" failures=\"\(count)\">"))
    let missing = try BuiltTool.run("check", folder.path("no.xib"), "--format", "junit", "--fail-on", "never")
    #expect(missing.status == 66)
    #expect(try MarkupNames(missing.output).names.contains("failure"))
  }

  /// The names of the elements of a document, whose tags must match.
  private struct MarkupNames {
    var names: [String] = []

    struct Malformed: Error {}

    init(_ data: Data) throws {
      var open: [String] = []
      for tag in String(decoding: data, as: UTF8.self).split(separator: "<").dropFirst().map(String.init) {
        guard let end = tag.firstIndex(of: ">") else { throw Malformed() }
        let content = tag[..<end]
        if content.hasPrefix("?") { continue }
        if content.hasPrefix("/") {
          guard open.popLast() == String(content.dropFirst()) else { throw Malformed() }
          continue
        }
        let name = String(content.prefix { $0 != " " && $0 != "/" })
        names.append(name)
        if !content.hasSuffix("/") { open.append(name) }
      }
      guard open.isEmpty else { throw Malformed() }
    }
  }

  @Test("a misspelled command is answered with the one that was meant, and the version is printed")
  func commands() throws {
    let wrong = try BuiltTool.run("chekc")
    #expect(wrong.status == 64)
    #expect(wrong.errors == "error: there is no command 'chekc'; did you mean 'check'?\n")
    #expect(try BuiltTool.run("--version").text.first?.isNumber == true)
    let page = try BuiltTool.run("check", "--explain-rule", "overlapping-views")
    #expect(page.text.hasPrefix("overlapping-views (warning): "))
    #expect(page.text.contains("How to fix. "))
  }
}
