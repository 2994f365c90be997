// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou solve")
struct SolveTests {
  private static let row = "Examples/two-label-row.layout.yaml"

  private static let conflict = """
    size: [100, 100]
    views: { title: ~, price: ~ }
    layout: |
      H:|-10-[title(60)]-10-[price(30)]-10-|;
      V:|[title]|; V:|[price]|
    """

  private static let openPosition = """
    size: [100, 100]
    views: { box: ~ }
    layout: "V:|[box(10)]; H:[box(20)]-(>=30)-|"
    """

  @Test("a correct layout gives a table and exit code 0")
  func table() throws {
    let outcome = try BuiltTool.run("solve", "Fixtures/two-equal-views.layout.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.text == """
        view  class     x   y  width  height
        root  UIView    0   0    320     100
          a   UIView   20  20    136      60
          b   UIView  164  20    136      60

        """)
  }

  @Test("JSON contains the schema's number, the file, and every view with its frame")
  func json() throws {
    let outcome = try BuiltTool.run("solve", Self.row, "--format", "json")
    #expect(outcome.status == 0)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(Set(report.keys) == ["schema", "file", "scenes"])
    #expect(report["schema"] as? Int == 1)
    #expect(report["file"] as? String == Self.row)
    let scenes = try #require(report["scenes"] as? [[String: Any]])
    #expect(scenes.count == 1)
    #expect(Set(scenes[0].keys) == ["id", "views", "findings"])
    let views = try #require(scenes[0]["views"] as? [[String: Any]])
    let right = try #require(views.first { $0["name"] as? String == "spareRight" })
    #expect(Set(right.keys) == ["id", "name", "class", "parent", "frame", "ambiguous"])
    #expect(right["class"] as? String == "UILabel")
    #expect(right["parent"] as? String == "spare")
    #expect(right["frame"] as? [Double] == [95, 8, 225, 20.333])
    #expect(right["ambiguous"] as? Bool == false)
    #expect(views[0]["parent"] is NSNull)
    #expect((scenes[0]["findings"] as? [Any])?.isEmpty == true)
  }

  @Test("several files give one object per line")
  func severalFiles() throws {
    let outcome = try BuiltTool.run(
      "solve", "Fixtures/priorities.layout.yaml", "Fixtures/two-equal-views.layout.yaml", "--format", "json")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines { #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any]) }
  }

  @Test("- reads the standard input")
  func standardInput() throws {
    let outcome = try BuiltTool.run("solve", "-", input: "size: [10, 20]")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("root  UIView  0  0     10      20"))
  }

  @Test("a conflict is reported in the file's names, with its lines, the arithmetic and advice, with exit code 1")
  func conflict() throws {
    let outcome = try BuiltTool.run("solve", "-", input: Self.conflict)
    #expect(outcome.status == 1)
    let finding = try #require(outcome.text.components(separatedBy: "\n\n").last)
    #expect(finding.hasPrefix("-:4:"))
    #expect(finding.contains("error: 6 constraints on "))
    #expect(finding.contains("cannot all hold: they are 20 points apart [conflicting-constraints]"))
    #expect(
      finding.contains("price.leading == title.trailing + 10   (line 4: H:|-10-[title(60)]-10-[price(30)]-10-|;)"))
    #expect(finding.contains("root.width == 100   (the size of the root view)"))
    let line = try #require(finding.split(separator: "\n").first { $0.contains("added up, the views cancel out, ") })
    #expect(line.hasSuffix("= 120 would have to be 100") || line.contains("100 would have to be"), "\(line)")
    #expect(finding.contains("    delete price.width == 30 (line 4: "))
  }

  @Test("a conflict is an object in JSON")
  func conflictInJSON() throws {
    let outcome = try BuiltTool.run("solve", "-", "--format", "json", input: Self.conflict)
    #expect(outcome.status == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    let findings = try #require((report["scenes"] as? [[String: Any]])?[0]["findings"] as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings[0]["rule"] as? String == "conflicting-constraints")
    #expect(findings[0]["severity"] as? String == "error")
    #expect(findings[0]["line"] as? Int == 4)
    #expect(Set(findings[0]["views"] as? [String] ?? []) == ["title", "price", "root"])
  }

  @Test("ambiguities of a layout are reported with the possible values")
  func ambiguity() throws {
    let outcome = try BuiltTool.run("solve", "-", input: Self.openPosition)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("ambiguous"))
    #expect(outcome.text.contains("-:2:10: error: box is ambiguous: x may be 50 or less"))
  }

  @Test("a frame that differs from the file's expectation is reported, with exit code 1")
  func unexpectedFrame() throws {
    let outcome = try BuiltTool.run("solve", "-", input: "size: [10, 20]\nexpect: { root: [0, 0, 10, 22] }\n")
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains(
        "-:2:11: error: root should be at [0, 0, 10, 22] and is at [0, 0, 10, 20] [unexpected-frame]"))
  }

  @Test("another device gives other frames, and the file's expectations are then not compared")
  func device() throws {
    let outcome = try BuiltTool.run(
      "solve", "Fixtures/margins-of-a-screen.layout.yaml", "--device", "iphone 15 pro max")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("v   UIView  20  40    390      44"))
    let mirrored = try BuiltTool.run("solve", "Fixtures/priorities.layout.yaml", "--direction", "rtl")
    #expect(mirrored.text.contains("strong     UIView  110  10    200      20"))
    let turned = try BuiltTool.run("solve", "-", "--orientation", "landscape", input: "device: iPhone X")
    #expect(turned.text.contains("root  UIView  0  0    812     375"))
  }

  @Test(
    "an error in the input is one line with its position, with exit code 66",
    arguments: [
      ("", "-:1:1: error: the file is empty; add 'views:'"),
      ("views:\n  a: { clas: UILabel }", "-:2:8: error: a UIView has no 'clas'; did you mean 'class'?"),
      ("views: { a: UILable }", "-:1:13: error: there is no view class 'UILable'; did you mean 'UILabel'?"),
      ("device: iPhoen 15", "-:1:9: error: there is no device 'iPhoen 15'; did you mean 'iPhone 15'?"),
      (
        "views: { title: ~ }\nlayout: |\n  H:|-[title]-|;\n\n  V:|-[titel]-|",
        "-:5:8: error: titel is not a key in the views dictionary; did you mean 'title'?"
      ),
      (
        "views: { title: ~ }\nlayout: 'V:|-gp-[title]'\nmetrics: { gap: 8 }",
        "-:2:14: error: Encountered metric with name \"gp\", but value was not specified in metrics or views "
          + "dictionaries; did you mean 'gap'?"
      ),
      (
        "views: { title: ~ }\nconstraints: [ title.left == 40 ]",
        "-:2:30: error: left cannot equal a number alone: compare it with an attribute of another view"
      ),
      ("a: [", "-:1:4: error: the '[' is not closed"),
      (
        "views:\n  a: { subviews: [b] }\n  b: { subviews: [a] }",
        "-:2:19: error: the views are inside each other: b > a > b"
      ),
      (
        "views:\n  a: { class: UIImageView, image: no.png }",
        "-:2:35: error: there is no image 'no.png'"
      ),
      ("size: [.inf, 2]", "-:1:8: error: '.inf' is not a finite number"),
    ])
  func faults(input: String, line: String) throws {
    let outcome = try BuiltTool.run("solve", "-", input: input)
    #expect(outcome.status == 66)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors == line + "\n")
  }

  @Test("a missing file gives exit code 66, and the other files are solved anyway")
  func missingFile() throws {
    let outcome = try BuiltTool.run("solve", "no/such.yaml", "Fixtures/two-equal-views.layout.yaml")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "no/such.yaml:1:1: error: no such file\n")
    #expect(outcome.text.contains("164"))
  }

  @Test(
    "an invalid command line gives exit code 64",
    arguments: [
      ["solve"], ["solve", "x", "--device", "iPhon 15"], ["solve", "x", "--direction", "up"],
      ["solve", "x", "--scale", "0"], ["solve", "x", "--format", "xml"], ["solv"], ["render"],
    ])
  func usage(arguments: [String]) throws {
    let outcome =
      switch arguments.count {
      case 1: try BuiltTool.run(arguments[0])
      case 2: try BuiltTool.run(arguments[0], arguments[1])
      default: try BuiltTool.run(arguments[0], arguments[1], arguments[2], arguments[3])
      }
    #expect(outcome.status == 64)
    #expect(!outcome.errors.isEmpty)
    #expect(outcome.text.isEmpty)
  }

  @Test("a misspelled device is answered with the closest one")
  func suggestion() throws {
    let outcome = try BuiltTool.run("solve", "x", "--device", "iPhon 15")
    #expect(outcome.errors.contains("There is no device 'iPhon 15'; did you mean 'iPhone 15'?"))
  }
}
