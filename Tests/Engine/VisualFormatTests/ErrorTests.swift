// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// Each error with its position, and UIKit's text for it.
@Suite("Errors")
struct ErrorTests {
  private static let names = FormatNames(
    views: [
      "a": .init(), "b": .init(), "title": .init(), "subtitle": .init(),
      "orphan": .init(hasSuperview: false),
    ],
    metrics: ["margin": 12, "huge": .infinity, "zero": 0])

  private func mistake(
    _ text: String, _ dialect: Dialect = .apple, options: FormatOptions = []
  ) -> VisualFormatError? {
    do {
      _ = try LoweredFormat(text, dialect: dialect, names: Self.names, options: options)
      return nil
    } catch {
      return error
    }
  }

  @Test("UIKit's reason shows the format, and a caret where parsing stopped")
  func appleReason() throws {
    let text = "H:|-(20)-[orphan]-(20)-|"
    let error = try #require(mistake(text))
    #expect(
      error.appleReason(format: text) == """
        Unable to parse constraint format:\u{20}
        Unable to interpret '|' character, because the related view doesn't have a superview\u{20}
        H:|-(20)-[orphan]-(20)-|\u{20}
                         ^
        """)
    #expect(error.kind == .noSuperview(view: "orphan"))
    #expect(error.range.text(in: text) == "|")
    #expect(error.column == 3)
  }

  @Test("an empty format has its own reason, without a caret")
  func emptyFormat() throws {
    let error = try #require(mistake(" "))
    #expect(error.kind == .emptyFormat)
    #expect(error.appleReason(format: " ") == "Unable to parse constraint format: \nIt's an empty string.")
  }

  @Test(
    "each error in Apple's grammar is found at its position",
    arguments: [
      ("|", VisualFormatError.Kind.expectedView, 1),
      ("||", .expectedView, 1),
      ("|-|", .expectedView, 2),
      ("-[a]", .expectedView, 0),
      ("[a]-", .expectedView, 4),
      ("[]", .expectedView, 1),
      ("[1a]", .expectedView, 1),
      ("[a] x", .expectedView, 4),
      ("V|[a]|", .expectedColon, 1),
      ("[a)", .expectedClosingBracket, 2),
      ("[a", .expectedClosingBracket, 2),
      ("[title.width]", .expectedClosingBracket, 6),
      ("[a(20]", .expectedClosingParenthesis, 5),
      ("[a(20 30)]", .expectedClosingParenthesis, 6),
      ("[a(50%)]", .expectedClosingParenthesis, 5),
      ("[a(b: 50)]", .expectedClosingParenthesis, 4),
      ("[a(b.width)]", .expectedClosingParenthesis, 4),
      ("[a(b*2)]", .expectedClosingParenthesis, 4),
      ("[a()]", .expectedNumberOrMetric, 3),
      ("[a((20))]", .expectedNumberOrMetric, 3),
      ("[a(=20)]", .expectedNumberOrMetric, 3),
      ("[a(20@)]", .expectedNumberOrMetric, 6),
      ("[a]--8-[b]", .expectedNumberOrMetric, 4),
      ("[a]->[b]", .expectedNumberOrMetric, 4),
      ("[a]-10@750-[b]", .expectedConnectionEnd, 6),
      ("[a]-(10)[b]", .expectedConnectionEnd, 8),
      ("[a]-10[b]", .expectedConnectionEnd, 6),
      ("[a]~[b]", .expectedView, 3),
      ("[a]|[b]", .expectedEnd, 4),
      ("[a];[b]", .expectedView, 3),
      ("[a(1e999)]", .numberNotFinite, 3),
    ])
  func grammar(text: String, kind: VisualFormatError.Kind, offset: Int) throws {
    let error = try #require(mistake(text), "\(text) was accepted")
    #expect(error.kind == kind)
    #expect(error.range.start.offset == offset)
    #expect(error.caret.offset == offset)
  }

  @Test(
    "each error in the grammar of texts is found at its position",
    arguments: [
      ("[a] {top", VisualFormatError.Kind.expectedClosingBrace, 8),
      ("[a] {top {left}}", .expectedClosingBrace, 9),
      ("[a] {top} [b]", .expectedEnd, 10),
      ("[a][b] {middle}", .unknownAlignment("middle"), 8),
      ("[a]; /* no end", .unclosedComment, 5),
      ("[a..x]", .expectedNumberOrMetric, 4),
      ("[a3..2]", .backwardRange, 1),
      ("[a1..1001]", .longRange, 1),
      ("X:|[a]|", .unknownOrientation("X"), 0),
      ("[a];  VH:|[a]", .unknownOrientation("VH"), 6),
      ("[a(8@hihg)]", .unknownPriority("hihg"), 5),
      ("C:a", .expectedAttribute, 3),
      ("C:a.width", .expectedAttribute, 9),
      ("C:a.girth(20)", .unknownAttribute("girth"), 4),
      ("[a(b/0)]", .divisionByZero, 4),
      ("[a(b/zero)]", .divisionByZero, 4),
      ("[a(b.left)]", .incomparableAttributes, 3),
      ("C:a.left(b.top)", .incomparableAttributes, 9),
      ("C:a.left(b.leading)", .mixedDirections, 9),
      ("Z:|[a(20)]", .notInDepth, 6),
      ("Z:|~[a]", .notInDepth, 3),
      ("Z:|[s:[a]]", .expectedClosingBracket, 5),
      ("[s:[a]];V:[s:[b]]", .repeatedStack("s"), 11),
      ("HV:[s:[a]]", .repeatedStack("s"), 4),
      ("[s:[t:[s]]]", .repeatedStack("s"), 1),
      ("[a(w: 1)]-(w: 2)-[b]", .repeatedConstraintName("w"), 11),
      ("[a](w: 1)", .expectedView, 3),
      ("HV:[a(w: 1)]", .ambiguousConstraintName("w"), 6),
      ("[a,b]-(w: 1)-[title]", .ambiguousConstraintName("w"), 7),
    ])
  func texts(text: String, kind: VisualFormatError.Kind, offset: Int) throws {
    let error = try #require(mistake(text, .extended), "\(text) was accepted")
    #expect(error.range.start.offset == offset)
    #expect(error.kind == kind)
  }

  @Test(
    "unknown names are reported with the most similar known name",
    arguments: [
      ("[titel]", VisualFormatError.Kind.unknownView("titel"), 1, 6, "title" as String?),
      ("[Title]", .unknownView("Title"), 1, 6, "title"),
      ("[subtite]", .unknownView("subtite"), 1, 8, "subtitle"),
      ("[elephant]", .unknownView("elephant"), 1, 9, nil),
      ("|-margiin-[a]", .unknownMetric("margiin"), 2, 9, "margin"),
      ("[a(==titl)]", .unknownMetric("titl"), 5, 9, "title"),
      ("[a(8@margi)]", .unknownMetric("margi"), 5, 10, "margin"),
      ("[a]-b-[title]", .viewInsteadOfMetric("b"), 4, 5, nil),
    ])
  func names(
    text: String, kind: VisualFormatError.Kind, offset: Int, caret: Int, suggestion: String?
  ) throws {
    let error = try #require(mistake(text), "\(text) was accepted")
    #expect(error.kind == kind)
    #expect(error.range.start.offset == offset)
    #expect(error.caret.offset == caret)
    #expect(error.suggestion == suggestion)
  }

  @Test("a misspelled name is reported before a later syntax error, as in UIKit")
  func readingOrder() throws {
    #expect(mistake("[titel(20]")?.kind == .unknownView("titel"))
    #expect(mistake("[a(20]-[titel]")?.kind == .expectedClosingParenthesis)
  }

  @Test(
    "punctuation of another script is distinguished from ASCII",
    arguments: [
      ("H\u{FF1A}[a]", 1, ":"), ("[a]-\u{FF08}8)-[b]", 4, "("), ("[a\u{FF0C}b]", 2, ","),
      ("[a]-\u{A0}8-[b]", 4, " "), ("[a(\u{2265}20)]", 3, ">="), ("\u{3010}a\u{3011}", 0, "["),
    ])
  func foreignMarks(text: String, offset: Int, twin: String) throws {
    let error = try #require(mistake(text), "\(text) was accepted")
    #expect(error.range.start.offset == offset)
    #expect(error.suggestion == twin)
  }

  @Test(
    "priorities are above 0 and at most 1000",
    arguments: [("1001", 1001.0), ("-1", -1), ("0", 0), ("1000.00001", 1000.00001)])
  func priorities(text: String, value: Double) throws {
    let error = try #require(mistake("[a(20@\(text))]"))
    #expect(error.kind == .priorityOutOfRange(value))
  }

  @Test("a number too small for a Float is not a priority")
  func tinyPriority() throws {
    guard case .priorityOutOfRange = try #require(mistake("[a(20@1e-60)]")).kind else {
      Issue.record("accepted as a priority")
      return
    }
  }

  @Test("the reason for an invalid priority is UIKit's, without the format")
  func priorityReason() throws {
    let error = try #require(mistake("[a(20@1001)]"))
    #expect(
      error.appleReason(format: "[a(20@1001)]")
        == "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000.")
  }

  @Test("a metric must be finite")
  func infiniteMetric() throws {
    #expect(mistake("|-huge-[a]")?.kind == .numberNotFinite)
    #expect(mistake("[a(8@huge)]")?.kind == .numberNotFinite)
  }

  @Test(
    "views are not aligned along the axis of their format",
    arguments: [
      ("|[a][b]|", FormatOptions.align(.left), true), ("|[a][b]|", .align(.centerX), true),
      ("V:|[a][b]|", .align(.top), false), ("V:|[a][b]|", .align(.firstBaseline), false),
    ])
  func wrongAxis(text: String, options: FormatOptions, isHorizontal: Bool) throws {
    let error = try #require(mistake(text, options: options))
    #expect(error.kind == .alignmentAlongAxis(isHorizontal: isHorizontal))
    #expect(error.caret.offset == text.utf8.count - 1)
    let axis = isHorizontal ? "horizontal" : "vertical"
    #expect(
      error.message == "Options mask required views to be aligned on a \(axis) edge, "
        + "which is not allowed for layout that is also \(axis).")
  }

  @Test("one view has nothing to be aligned with, so the axis does not matter")
  func inertAlignment() {
    #expect(mistake("V:|[a]|", options: .align(.top)) == nil)
    #expect(mistake("|[a]|", options: .align(.left)) == nil)
  }

  @Test("an error about the wrong axis points at the block")
  func wrongBlock() throws {
    let error = try #require(mistake("H:[a][b] {left}", .quick))
    #expect(error.kind == .alignmentAlongAxis(isHorizontal: true))
    #expect(error.range.text(in: "H:[a][b] {left}") == "{left}")
  }

  @Test("a format cannot have both directions")
  func twoDirections() throws {
    #expect(
      mistake("[a][b]", options: [.directionLeftToRight, .directionRightToLeft])?.kind
        == .severalDirections)
  }

  @Test("stacks may be nested 32 levels deep")
  func nesting() throws {
    func nested(_ depth: Int) -> String {
      (0..<depth).map { "[s\($0):" }.joined() + "[a]" + String(repeating: "]", count: depth)
    }
    #expect(mistake(nested(32), .extended) == nil)
    #expect(mistake(nested(33), .extended)?.kind == .nestedTooDeeply)
    #expect(mistake(nested(100_000), .extended)?.kind == .nestedTooDeeply)
  }

  @Test("a short text cannot request millions of constraints")
  func tooMany() throws {
    let names = FormatNames(views: (1...1000).map { "v\($0)" })
    #expect(throws: VisualFormatError.self) {
      try LoweredFormat("[v1..1000][v1..1000]", dialect: .extended, names: names)
    }
    let options = FormatOptions.align(.top)
    #expect(throws: VisualFormatError.self) {
      try LoweredFormat("[v1..1000]->[v1..1000]", dialect: .extended, names: names, options: options)
    }
  }

  @Test("the line of the error is shown, and the caret counts characters")
  func severalLines() throws {
    let text = "H:|[a]|;\n  V:|[a]-标题-[b]|"
    let error = try #require(mistake(text, .quick))
    #expect(error.line == 2)
    #expect(error.column == 10)
    #expect(
      error.appleReason(format: text).hasSuffix(
        "  V:|[a]-标题-[b]| \n" + String(repeating: " ", count: 11) + "^"))
  }
}
