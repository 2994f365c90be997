// SPDX-License-Identifier: MIT

import Testing

@testable import ConflictExplanations

@Suite("Logs as they arrive")
struct LogFormTests {
  static let plain = """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x61 'UIView-Encapsulated-Layout-Width' UIView:0xa0.width == 320   (active)>",
        "<NSLayoutConstraint:0x62 H:|-(16)-[UILabel:0xa1'It "is" 5 > 4\\nor so']   (active, names: '|':UIView:0xa0 )>",
        "<NSLayoutConstraint:0x63 H:[UILabel:0xa1'It "is" 5 > 4\\nor so']-(>=16)-|   (active, names: '|':UIView:0xa0 )>",
        "<NSLayoutConstraint:0x64 UILabel:0xa1'It "is" 5 > 4\\nor so'.width == 300   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x64 UILabel:0xa1'It "is" 5 > 4\\nor so'.width == 300   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  /// A way in which a log reaches whoever explains it.
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let write: @Sendable (String) -> String
    var testDescription: String { name }
  }

  private static func eachLine(_ log: String, _ write: (String) -> String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).map { write(String($0)) }.joined(separator: "\n")
  }

  private static func html(_ text: String) -> String {
    text.replacing("&", by: "&amp;").replacing("<", by: "&lt;").replacing(">", by: "&gt;").replacing("\"", by: "&quot;")
      .replacing("'", by: "&#39;")
  }

  private static func json(_ text: String) -> String {
    text.replacing("\\", by: "\\\\").replacing("\"", by: "\\\"").replacing("\n", by: "\\n").replacing("\t", by: "\\t")
  }

  /// A line of a page that took the brackets of descriptions for those of markup.
  private static func withoutBrackets(_ line: String) -> String {
    line.replacing("\"<NS", by: "\"NS").replacing(")>\"", by: ")\"").replacing("<NS", by: "NS").replacing(")>", by: ")")
  }

  static let forms = [
    Form(name: "as it is") { $0 },
    Form(name: "carriage returns") { $0.replacing("\n", by: "\r\n") },
    Form(name: "Jira's noformat") { "h3. Log\n{noformat}\n\($0)\n{noformat}" },
    Form(name: "Jira's strikethrough") { $0.replacing(")-", by: ")~~").replacing("-(", by: "~~(") },
    Form(name: "bold lines of Jira, with hyphens struck out") { log in
      eachLine(log.replacing("-", by: "~~")) { $0.isEmpty ? $0 : "**\($0)**\n" }
    },
    Form(name: "escaped for Markdown") {
      $0.replacing("[", by: "\\[").replacing("]", by: "\\]").replacing("|", by: "\\|")
    },
    Form(name: "HTML") { html($0) },
    Form(name: "HTML twice, with line breaks") { html(html($0).replacing("\n", by: "<br/>\n")) },
    Form(name: "HTML in one line") { html($0).replacing("\n", by: "<br>") },
    Form(name: "one line") { $0.replacing("\n", by: " ") },
    Form(name: "a quotation") { eachLine($0) { "> \($0)" } },
    Form(name: "a quotation of a quotation") { eachLine($0) { ">> \($0)" } },
    Form(name: "without angle brackets") { eachLine($0, withoutBrackets) },
    Form(name: "a quotation without angle brackets") { log in eachLine(log) { "> " + withoutBrackets($0) } },
    Form(name: "one object of JSON") { "{\"level\":\"error\",\"eventMessage\":\"\(json($0))\",\"pid\":1}" },
    Form(name: "JSON with escaped brackets") {
      "{\"m\":\"" + json($0).replacing("<", by: "\\u003c").replacing(">", by: "\\u003e") + "\"}"
    },
    Form(name: "JSON inside JSON") { "{\"log\":\"" + json("{\"m\":\"\(json($0))\"}") + "\"}" },
    Form(name: "an object of JSON for each line") { log in eachLine(log) { "{\"ts\":17,\"msg\":\"\(json($0))\"}" } },
    Form(name: "an object for each line, with escaped slashes") { log in
      eachLine(log) { "{\"file\":\"a\\/b\",\"message\":\"\(json($0))\"}" }
    },
    Form(name: "prefixes of logcat") { eachLine($0) { "11-26 10:00:00.123  4711  4712 W UIKit   : \($0)" } },
    Form(name: "prefixes of OSLog") {
      eachLine($0) {
        "2026-01-02 10:00:00.000001+0100 0x1a2b Default 0x0 4711 0 Shop: (UIKitCore) [com.apple.UIKit:LayoutConstraints] \($0)"
      }
    },
    Form(name: "prefixes of a device") {
      eachLine($0) { "Jan  2 10:00:00 Phone Shop(UIKitCore)[4711] <Error>: \($0)" }
    },
    Form(name: "hyphens made dashes") { $0.replacing("-(", by: "–(").replacing(")-", by: ")–") },
    Form(name: "spaces that do not break") {
      $0.replacing("   (", by: "\u{A0}\u{A0} (").replacing(" ==", by: "\u{A0}==")
    },
    Form(name: "lines wrapped by a terminal") { log in
      eachLine(log) { line in
        stride(from: 0, to: max(line.count, 1), by: 72).map { String(line.dropFirst($0).prefix(72)) }.joined(
          separator: "\n")
      }
    },
    Form(name: "lines wrapped by a mail") { log in
      eachLine(log) { "> " + $0.replacing("   (active", by: "\n> (active") }
    },
  ]

  @Test("the conflict is read, whatever happened to its lines", arguments: forms)
  func read(form: Form) throws {
    let log = ConflictLog(form.write(Self.plain))
    #expect(log.unread.isEmpty, "\(log.unread)")
    #expect(log.conflicts.count == 1)
    let logged = try #require(log.conflicts.first)
    #expect(logged.isReported)
    let conflict = try #require(LogExplanation(logged).conflicts.first)
    #expect(conflict.members.count == 4)
    #expect(abs(conflict.contradiction) == 12)
    #expect(conflict.broken.map { conflict.members[$0].constant } == 300)
    #expect(conflict.members.contains { $0.origin == .encapsulatedSize })
  }

  @Test("a log with quotes of a word processor is read")
  func curlyQuotes() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      “<NSLayoutConstraint:0x61 H:|-(8)-[UIView:0xa1]   (active, names: ‘|’:UIView:0xa0 )>”,
      “<NSLayoutConstraint:0x62 H:|-(9)-[UIView:0xa1]   (active, names: ‘|’:UIView:0xa0 )>”
      """)
    let logged = try #require(log.conflicts.first)
    #expect(LogExplanation(logged).conflicts.first?.members.count == 2)
  }

  @Test("equal conflicts of other views are counted, with their lines")
  func others() {
    let other = Self.plain.replacing("0xa", by: "0xb").replacing("0x6", by: "0x7")
    let log = ConflictLog([Self.plain, Self.plain, other].joined(separator: "\n"))
    #expect(log.conflicts.count == 1)
    #expect(log.conflicts.first?.count == 3)
    #expect(log.conflicts.first?.linesOfOthers == [27])
    let different = ConflictLog(Self.plain + "\n" + other.replacing("== 300", by: "== 310"))
    #expect(different.conflicts.count == 2)
  }

  @Test("a printed list is no conflict, and what it leaves open is told")
  func printed() throws {
    for list in [
      """
      (lldb) po view.constraints
      ▿ 2 elements
        - 0 : <NSLayoutConstraint:0x61 H:|-(16)-[title](LTR)   (active, names: title:0xa1, '|':UIView:0xa0 )>
        - 1 : <NSLayoutConstraint:0x62 V:|-(16)-[title]   (active, names: title:0xa1, '|':UIView:0xa0 )>
      """,
      """
      <__NSArrayM 0x600>(
      <NSLayoutConstraint:0x61 H:|-(16)-[title](LTR)   (active, names: title:0xa1, '|':UIView:0xa0 )>,
      <NSLayoutConstraint:0x62 V:|-(16)-[title]   (active, names: title:0xa1, '|':UIView:0xa0 )>
      )
      """,
    ] {
      let logged = try #require(ConflictLog(list).conflicts.first)
      #expect(!logged.isReported)
      let explanation = LogExplanation(logged)
      #expect(explanation.conflicts.isEmpty)
      #expect(explanation.openValues == ["title.width", "title.height"])
    }
  }

  @Test("a printed list whose constraints contradict each other is explained")
  func printedConflict() throws {
    let log = ConflictLog("[<NSLayoutConstraint:0x61 A:0xa1.width == 1>, <NSLayoutConstraint:0x62 A:0xa1.width == 2>]")
    let logged = try #require(log.conflicts.first)
    #expect(LogExplanation(logged).conflicts.first?.members.count == 2)
    #expect(LogExplanation(logged).openValues.isEmpty)
  }

  static let ambiguities: [(text: String, view: String?, parts: [LoggedAmbiguity.Part])] = [
    (
      "|   |   *UILabel:0x7f'Hello'- AMBIGUOUS LAYOUT for UILabel:0x7f'Hello'.minX{id: 31}, UILabel:0x7f'Hello'.Width{id: 32}",
      "“Hello”", [.horizontalPosition, .width]
    ),
    ("|   *<UIView:0x7f> - AMBIGUOUS LAYOUT", "UIView", []),
    ("Height and vertical position are ambiguous for UILabel.", "UILabel", [.verticalPosition, .height]),
    (
      "Position and size are ambiguous for \"Title\".", "Title",
      [.horizontalPosition, .verticalPosition, .width, .height]
    ),
    ("Scrollable content size is ambiguous for UIScrollView.", "UIScrollView", [.contentWidth, .contentHeight]),
    ("warning: Width is ambiguous for \"Price\"", "Price", [.width]),
    ("2026-01-02 10:00:00 Shop[1:1] [LayoutConstraints] View has an ambiguous layout.", nil, []),
    ("Scene: Need constraints for: Y position", nil, [.verticalPosition]),
    (
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's "
        + "content view.", "the cell's contentView", [.height]
    ),
  ]

  @Test("messages about ambiguous layouts are read", arguments: ambiguities)
  func ambiguity(text: String, view: String?, parts: [LoggedAmbiguity.Part]) throws {
    let found = try #require(ConflictLog("first line\n" + text).ambiguities.first)
    #expect(found.line == 2)
    #expect(found.view == view)
    #expect(found.parts == parts)
    #expect(!found.advice.isEmpty)
  }

  @Test("other lines are no ambiguity", arguments: ["", "the ambiguous case", "Legend:", "•UIWindow:0x7f"])
  func unambiguous(text: String) {
    #expect(ConflictLog(text).ambiguities.isEmpty)
  }
}
