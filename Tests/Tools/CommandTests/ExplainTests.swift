// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("tinamou explain")
struct ExplainTests {
  static let log = """
    2024-03-11 10:22:41 Shop[1:2] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 H:|-(16)-[title]   (active, names: title:0xa2, '|':Card:0xa1 )>",
        "<NSLayoutConstraint:0x2 title.width == 320   (active, names: title:0xa2 )>",
        "<NSLayoutConstraint:0x3 H:[title]-(16)-|   (active, names: title:0xa2, '|':Card:0xa1 )>",
        "<NSLayoutConstraint:0x4 Card:0xa1.width == 300   (active)>",
        "<NSLayoutConstraint:0x5 Card:0xa1.hei
    """

  @Test("a log gives the set, the drawing, the arithmetic, the changes and what could not be read")
  func text() throws {
    let outcome = try BuiltTool.run("explain", "-", input: Self.log)
    #expect(outcome.status == 0)
    #expect(
      outcome.text.hasPrefix("line 1: 1 line was not understood\n    line 7: <NSLayoutConstraint:0x5 Card:0xa1.hei\n"))
    #expect(outcome.text.contains("\nline 1: 4 constraints cannot all hold: they are 52 points apart\n"))
    #expect(outcome.text.contains("|-16-|"))
    #expect(outcome.text.contains("16 + 320 + 16 = 352 would have to be 300"))
    #expect(
      outcome.text.contains(
        "    1. delete title.width == 320 (line 4 of the log): both edges determine it already, as 268\n"))
  }

  @Test("JSON has the same facts, and the picture is SVG")
  func formats() throws {
    let folder = try TemporaryFolder()
    let picture = folder.path("conflict.svg")
    let outcome = try BuiltTool.run("explain", "-", "--format", "json", "-o", picture, input: Self.log)
    let report = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    let conflict = try #require((report["conflicts"] as? [[String: Any]])?.first)
    let set = try #require((conflict["sets"] as? [[String: Any]])?.first)
    #expect((set["members"] as? [Any])?.count == 4)
    #expect((set["contradiction"] as? Double) == 52)
    #expect((report["unread"] as? [[String: Any]])?.first?["line"] as? Int == 7)
    let svg = try String(contentsOfFile: picture, encoding: .utf8)
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.contains("title 320"))
  }

  @Test("lines that are not understood are named before a verdict that does not claim more than it can")
  func unread() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
          "<NSLayoutConstraint:0x1 title.width == 320   (active, names: title:0xa2 )>",
          "<NSLayoutConstraint:0x2 title.wdth == 300   (active, names: title:0xa2 )>"
      """
    let text = try BuiltTool.run("explain", "-", input: log).text
    #expect(text.hasPrefix("line 1: 1 line was not understood\n    line 3: <NSLayoutConstraint:0x2 "))
    #expect(text.contains("can all hold, so what contradicts them is among the lines above"))
    #expect(!text.contains("the log lacks"))
  }

  @Test("a list of a debugger and an ambiguous view are explained")
  func debugger() throws {
    let list = "  - 0 : <NSLayoutConstraint:0x1 H:|-(8)-[title]   (active, names: title:0xa2, '|':Card:0xa1 )>\n"
    let open = "|   *UILabel:0x7f'Hi'- AMBIGUOUS LAYOUT for UILabel:0x7f'Hi'.minX{id: 3}\n"
    let text = try BuiltTool.run("explain", "-", input: list + open).text
    #expect(text.hasPrefix("line 1: these 1 constraints can all hold") == false)
    #expect(
      text.hasPrefix("line 1: this constraint can hold\n    it does not determine title.top, title.width, title.height")
    )
    #expect(
      text.contains(
        "line 2: “Hi” is ambiguous: its constraints do not determine its horizontal position\n    1. constrain"))
    let json = try BuiltTool.run("explain", "-", "--format", "json", input: list + open)
    let report = try #require(try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
    #expect((report["ambiguities"] as? [[String: Any]])?.first?["open"] as? [String] == ["horizontal position"])
    #expect((report["conflicts"] as? [[String: Any]])?.first?["reported"] as? Bool == false)
  }

  @Test("text without a conflict gives exit code 66")
  func nothing() throws {
    #expect(try BuiltTool.run("explain", "-", input: "hello\n").status == 66)
    #expect(try BuiltTool.run("explain", "/no/such/log").status == 66)
  }

  @Test("--why names the constraints that determine a value")
  func why() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file(
      "a.layout.yaml",
      """
      size: [300, 100]
      views: { box: ~ }
      layout: "H:|-20-[box(44)]; V:|[box(10)]"
      """)
    let width = try BuiltTool.run("explain", file, "--why", "box.width")
    #expect(width.text.hasPrefix("box.width is 44 because\n    box.width == 44   (line 3: "))
    let right = try BuiltTool.run("explain", file, "--why", "box.right", "--format", "json")
    #expect(right.text.contains("\"value\": 64"))
    #expect(try BuiltTool.run("explain", file, "--why", "bag.width").status == 66)
    #expect(try BuiltTool.run("explain", file, "--why", "box").status == 64)
  }
}
