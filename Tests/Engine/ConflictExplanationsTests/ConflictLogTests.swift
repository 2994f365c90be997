// SPDX-License-Identifier: MIT

import Testing

@testable import ConflictExplanations

@Suite("Conflicts in logs")
struct ConflictLogTests {
  /// Logs of known kinds of conflicts, with the members and the first change of the explanation.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let log: [String]
    let members: [String]
    let fix: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "a hidden arranged view with a fixed height",
      log: [
        "<NSLayoutConstraint:0x1 banner.height == 44   (active, names: banner:0xa1 )>",
        "<NSLayoutConstraint:0x2 'UISV-hiding' banner.height == 0   (active, names: banner:0xa1 )>",
      ],
      members: ["banner.height == 44", "banner.height == 0"],
      fix: "banner is hidden in a stack view, which makes its height 0 (UISV-hiding): give banner.height == 44"),
    Case(
      name: "insets inside a hidden arranged view",
      log: [
        "<NSLayoutConstraint:0x1 V:|-(10)-[UILabel:0xa2'Hi']   (active, names: '|':box:0xa1 )>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0xa2'Hi']-(10)-|   (active, names: '|':box:0xa1 )>",
        "<NSLayoutConstraint:0x3 'UISV-hiding' box:0xa1.height == 0   (active)>",
      ],
      members: ["“Hi”.top == box.top + 10", "“Hi”.height >= 0", "box.bottom == “Hi”.bottom + 10", "box.height == 0"],
      fix: "box is hidden in a stack view"),
    Case(
      name: "a cell measured at its estimated height",
      log: [
        "<NSLayoutConstraint:0x1 V:|-(12)-[photo]   (active, names: photo:0xa2, '|':UITableViewCellContentView:0xa1 )>",
        "<NSLayoutConstraint:0x2 photo.height == 120   (active, names: photo:0xa2 )>",
        "<NSLayoutConstraint:0x3 V:[photo]-(12)-|   (active, names: photo:0xa2, '|':UITableViewCellContentView:0xa1 )>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa1.height == 44   (active)>",
      ],
      members: [
        "photo.top == UITableViewCellContentView.top + 12", "photo.height == 120",
        "UITableViewCellContentView.bottom == photo.bottom + 12", "UITableViewCellContentView.height == 44",
      ],
      fix: "the content needs 144 points and the row, UITableViewCellContentView, is 44 high: make the row 144 high"),
    Case(
      name: "insets in a view that is still 0 wide",
      log: [
        "<NSLayoutConstraint:0x1 H:|-(16)-[title]   (active, names: title:0xa2, '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0x2 H:[title]-(16)-|   (active, names: title:0xa2, '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0x3 'UIView-Encapsulated-Layout-Width' UIView:0xa1.width == 0   (active)>",
      ],
      members: [
        "title.leading == UIView.leading + 16", "title.width >= 0", "UIView.trailing == title.trailing + 16",
        "UIView.width == 0",
      ],
      fix: "UIView has width 0 only at first, before it has been laid out"),
    Case(
      name: "a forgotten autoresizing mask",
      log: [
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& box:0xa2.minX == 0   (active, names: '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0x2 H:|-(20)-[box:0xa2]   (active, names: '|':UIView:0xa1 )>",
      ],
      members: ["box.left == UIView.left", "box.leading == UIView.leading + 20"],
      fix: "box keeps its frame: set box.translatesAutoresizingMaskIntoConstraints = false"),
    Case(
      name: "a spacing of a stack view, and another of the author",
      log: [
        "<NSLayoutConstraint:0x1 'UISV-spacing' V:[a]-(8)-[b]   (active, names: a:0xa1, b:0xa2 )>",
        "<SnapKit.LayoutConstraint:0x2@Row.swift#12 b.top == a.bottom + 20   (active, names: a:0xa1, b:0xa2 )>",
      ],
      members: ["b.top == a.bottom + 8", "b.top == a.bottom + 20"],
      fix: "delete b.top == a.bottom + 20 (Row.swift#12, line 2 of the log): the stack view already spaces b, by 8"),
    Case(
      name: "content that hugs with priority 1000",
      log: [
        "<NSContentSizeLayoutConstraint:0x1 icon:0xa1.height == 33 Hug:1000 CompressionResistance:750>",
        "<NSLayoutConstraint:0x2 icon:0xa1.height == 34   (active)>",
      ],
      members: ["icon.height == 33", "icon.height == 34"],
      fix: "give icon a vertical content hugging priority below 1000"),
    Case(
      name: "two heights",
      log: [
        "<MASLayoutConstraint:low UIView:bar.height == 44>", "<MASLayoutConstraint:high UIView:bar.height == 52>",
      ],
      members: ["bar.height == 44", "bar.height == 52"],
      fix: "bar.height is constrained twice, to 52 and to 44: delete bar.height == 44 (line 1 of the log)"),
    Case(
      name: "an aspect ratio with both edges and a height",
      log: [
        "<NSLayoutConstraint:0x1 photo.width == 2*photo.height   (active, names: photo:0xa2 )>",
        "<NSLayoutConstraint:0x2 photo.height == 100   (active, names: photo:0xa2 )>",
        "<NSLayoutConstraint:0x3 H:|-(0)-[photo]   (active, names: photo:0xa2, '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0x4 H:[photo]-(0)-|   (active, names: photo:0xa2, '|':UIView:0xa1 )>",
        "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Width' UIView:0xa1.width == 320   (active)>",
      ],
      members: [
        "photo.width == 2 * photo.height", "photo.height == 100", "photo.leading == UIView.leading",
        "UIView.trailing == photo.trailing", "UIView.width == 320",
      ],
      fix: "delete photo.height == 100 (line 2 of the log): the other constraints determine it already, as 160"),
    Case(
      name: "margins that the log does not state",
      log: [
        "<NSLayoutConstraint:0x1 a.leading == UIView:0xa1.leadingMargin   (active, names: a:0xa2 )>",
        "<NSLayoutConstraint:0x2 a.trailing == UIView:0xa1.trailingMargin   (active, names: a:0xa2 )>",
        "<NSLayoutConstraint:0x3 UIView:0xa1.width == 40   (active)>",
        "<NSLayoutConstraint:0x4 a.width >= 30   (active, names: a:0xa2 )>",
      ],
      members: [
        "a.leading == UIView.leadingMargin", "a.trailing == UIView.trailingMargin", "UIView.width == 40",
        "a.width >= 30",
        "UIView.leadingMargin == 8", "UIView.trailingMargin == 8",
      ],
      fix: "change UIView.width == 40"),
  ]

  @Test("the minimal set and the usual answer", arguments: cases)
  func explained(example: Case) throws {
    let log = ConflictLog(example.log.joined(separator: "\n"))
    let explanation = LogExplanation(try #require(log.conflicts.first))
    let conflict = try #require(explanation.conflicts.first)
    #expect(Set(conflict.members.map(\.equation)) == Set(example.members))
    #expect(conflict.members.count == example.members.count)
    #expect(explanation.bystanders.isEmpty)
    let first = try #require(conflict.fixes.first)
    #expect(first.hasPrefix(example.fix), "\(first)")
  }

  static let pasted = """
    2024-03-11 10:22:41.123456+0100 Shop[4711:90210] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
        "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0xa2'Total']   (active, names: '|':Cell:0xa1 )>",
    2024-03-11 10:22:41.130 Shop[4711:90210] loaded <UIView: 0x7fa; frame = (0 0; 1 1)>
        "<NSLayoutConstraint:0x2 UILabel:0xa2'Total'.width == 320   (active)>",
        "<NSLayoutConstraint:0x3 H:[UILabel:0xa2'Total']-(16)-|   (active, names: '|':Cell:0xa1 )>",
        "<NSLayoutConstraint:0x4 Cell:0xa1.width == 300   (active)>",
        "<NSLayoutConstraint:0x5 Cell:0xa1.height == 44   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x2 UILabel:0xa2'Total'.width == 320   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    """

  @Test("other lines between, what takes no part and what was broken")
  func pastedLog() throws {
    let log = ConflictLog(Self.pasted)
    #expect(log.conflicts.count == 1)
    #expect(log.unread.isEmpty)
    let explanation = LogExplanation(try #require(log.conflicts.first))
    let conflict = try #require(explanation.conflicts.first)
    #expect(conflict.members.count == 4)
    #expect(explanation.bystanders.map(\.equation) == ["Cell.height == 44"])
    #expect(conflict.broken.map { conflict.members[$0].equation } == "“Total”.width == 320")
    #expect(conflict.arithmetic == "added up, the views cancel out, and 16 + 320 + 16 = 352 would have to be 300")
    #expect(AxisPath(conflict.members)?.lines.count == 2)
  }

  @Test("a repeated log is told once, with a count, and a cut log gives what it has")
  func repeated() {
    let twice = ConflictLog(Self.pasted + "\n" + Self.pasted)
    #expect(twice.conflicts.count == 1)
    #expect(twice.conflicts.first?.count == 2)
    let cut = ConflictLog(String(Self.pasted.prefix(600)))
    #expect(cut.conflicts.count == 1)
    #expect(cut.unread.count <= 1)
  }

  @Test("a line that cannot be read is quoted with its number")
  func unread() {
    let log = ConflictLog("\n<NSLayoutConstraint:0x1 UIView:0xa1.si")
    #expect(log.unread.map(\.line) == [2])
    #expect(log.conflicts.allSatisfy { $0.constraints.isEmpty })
  }

  @Test("a conflict among 1,000 constraints is found within 50 ms")
  func large() throws {
    var lines = ["<NSLayoutConstraint:0x1 H:|-(0)-[v0]   (active, names: v0:0xb0, '|':UIView:0xa1 )>"]
    for index in 1..<999 {
      lines.append(
        "<NSLayoutConstraint:0x1\(index) H:[v\(index - 1)]-(1)-[v\(index)]   (active, names: v\(index - 1):0xb\(index - 1), v\(index):0xb\(index) )>"
      )
    }
    lines.append("<NSLayoutConstraint:0xf1 v7.width == 10   (active, names: v7:0xb7 )>")
    lines.append("<NSLayoutConstraint:0xf2 v7.width == 12   (active, names: v7:0xb7 )>")
    let log = ConflictLog(lines.joined(separator: "\n"))
    let logged = try #require(log.conflicts.first)
    #expect(logged.constraints.count == 1001)
    let clock = ContinuousClock()
    var explanation: LogExplanation?
    let time = clock.measure { explanation = LogExplanation(logged) }
    #expect(explanation?.conflicts.first?.members.count == 2)
    #expect(explanation?.bystanders.count == 999)
    // A debug build on a busy machine may take longer; the release build takes a few milliseconds.
    #expect(time < .milliseconds(1000))
  }

  @Test("a conflict of a thousand constraints is explained completely", .timeLimit(.minutes(1)))
  func thousand() throws {
    // A row of 500 views whose widths and gaps do not fit, in which every constraint takes part.
    var constraints = ["H:|-(8)-[UIView:0xa000]   (active, names: '|':UIView:0xff00 )"]
    for index in 0..<499 {
      let (view, next) = ("0xa" + String(1000 + index), "0xa" + String(1001 + index))
      constraints.append("H:[UIView:\(index == 0 ? "0xa000" : view)]-(8)-[UIView:\(next)]   (active)")
      constraints.append("UIView:\(next).width == 10   (active)")
    }
    constraints.append("UIView:0xff00.width == 100   (active)")
    constraints.append("H:[UIView:0xa1499]-(8)-|   (active, names: '|':UIView:0xff00 )")
    let list = constraints.enumerated().map { "    \"<NSLayoutConstraint:0x\($0.offset + 1) \($0.element)>\"" }
    let log = ConflictLog(
      "Unable to simultaneously satisfy constraints.\n(\n" + list.joined(separator: ",\n") + "\n)\n")
    let conflict = try #require(log.conflicts.first)
    #expect(conflict.constraints.count == 1001)
    #expect(log.unread.isEmpty)
    let explanation = try #require(LogExplanation(conflict).conflicts.first)
    // The width of the first view is open, and not negative.
    #expect(explanation.members.count == 1002)
    // 501 gaps of 8, 499 widths of 10, and 100 for all of them.
    #expect(abs(explanation.contradiction) == 8898)
  }
}
