// SPDX-License-Identifier: MIT

import Cassowary
import LayoutModel
import Testing
import VisualFormat

/// Text in, constraints out, each in one line: `b.leading == a.trailing + 8`.
@Suite("Lowering to constraints")
struct LoweringTests {
  private static let views = ["a", "b", "c", "d", "e", "v1", "v2", "v3"]

  private func lines(
    _ text: String, _ dialect: Dialect = .apple, options: FormatOptions = [],
    metrics: [String: Double] = ["m": 12, "low": 250, "negative": -5],
    spacing: StandardSpacing? = nil
  ) throws -> [String] {
    let names = FormatNames(views: Self.views, metrics: metrics)
    return try LoweredFormat(text, dialect: dialect, names: names, options: options, spacing: spacing)
      .lines
  }

  @Test(
    "Apple's documented examples",
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + standard"]),
      ("[a(>=50)]", ["a.width >= 50"]),
      ("|-50-[a]-50-|", ["a.leading == ^a.leading + 50", "^a.trailing == a.trailing + 50"]),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      (
        "|-[a]-[b]-[c(>=20)]-|",
        [
          "a.leading == ^a.leading + standard", "b.leading == a.trailing + standard",
          "c.leading == b.trailing + standard", "c.width >= 20",
          "^c.trailing == c.trailing + standard",
        ]
      ),
    ])
  func documented(text: String, expected: [String]) throws {
    #expect(try lines(text) == expected)
  }

  @Test("spaces and sizes are in reading order, a size after the space before it, alignments last")
  func order() throws {
    #expect(
      try lines("V:|[a(10)]-5-[b(20)]|", options: .align(.left)) == [
        "a.top == ^a.top", "a.height == 10", "b.top == a.bottom + 5", "b.height == 20",
        "^b.bottom == b.bottom", "b.left == a.left",
      ])
  }

  @Test("each predicate of a list is a constraint of its own")
  func lists() throws {
    #expect(
      try lines("[a]-(>=8,<=20@900)-[b(>=m,<=c,50@low)]") == [
        "b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @900", "b.width >= 12",
        "b.width <= c.width", "b.width == 50 @250",
      ])
  }

  @Test("negative numbers need parentheses, or a metric")
  func negative() throws {
    #expect(
      try lines("[a]-(-8)-[b]-negative-[c]") == [
        "b.leading == a.trailing - 8", "c.leading == b.trailing - 5",
      ])
  }

  @Test("a metric takes precedence over a view of the same name")
  func shadowing() throws {
    #expect(try lines("[a(b)]", metrics: ["b": 7]) == ["a.width == 7"])
  }

  @Test("fixed directions use left and right, and are mirrored in right-to-left")
  func directions() throws {
    #expect(
      try lines("|-m-[a(5)]-8-[b]|", options: .directionLeftToRight) == [
        "a.left == ^a.left + 12", "a.width == 5", "b.left == a.right + 8", "^b.right == b.right",
      ])
    #expect(
      try lines("|-m-[a(5)]-8-[b]|", options: .directionRightToLeft) == [
        "^a.right == a.right + 12", "a.width == 5", "a.left == b.right + 8", "b.left == ^b.left",
      ])
    #expect(
      try lines("V:[a][b]", options: .directionRightToLeft) == ["b.top == a.bottom"])
  }

  @Test("alignment is pairwise, for each requested attribute, and leaves the superview out")
  func alignment() throws {
    #expect(
      try lines("|[a]-[b]-[c]", options: [.align(.top), .align(.bottom)]).suffix(4) == [
        "b.top == a.top", "b.bottom == a.bottom", "c.top == b.top", "c.bottom == b.bottom",
      ])
  }

  @Test("baseline spacing goes from the last baseline to the first, between views of a vertical format")
  func baselines() throws {
    #expect(
      try lines("V:|-8-[a]-20-[b]-[c]|", options: .spacingBaselineToBaseline) == [
        "a.top == ^a.top + 8", "b.firstBaseline == a.lastBaseline + 20",
        "c.firstBaseline == b.lastBaseline + standard", "^c.bottom == c.bottom",
      ])
    #expect(try lines("[a]-20-[b]", options: .spacingBaselineToBaseline) == ["b.leading == a.trailing + 20"])
  }

  @Test("every part of the array has the range of its text")
  func ranges() throws {
    let text = "|-8-[a(>=20)]"
    let format = try LoweredFormat(text, dialect: .apple, names: FormatNames(views: ["a"]))
    #expect(format.constraints.map { $0.range.text(in: text) } == ["8", ">=20"])
  }

  @Test("the edges of groups are those of each view's own superview")
  func superviews() throws {
    #expect(try lines("|[a][b]|").last == "^b.trailing == b.trailing")
    #expect(
      try lines("|[a,b]|", .extended) == [
        "a.leading == ^a.leading", "b.leading == ^b.leading", "^a.trailing == a.trailing",
        "^b.trailing == b.trailing",
      ])
  }

  // MARK: QuickVFL

  @Test("the statements of a text give their constraints in order, a block's alignments after its statement")
  func quickText() throws {
    #expect(
      try lines("H:|[a][b]| {top, bottom}; V:|[a]|", .quick) == [
        "a.leading == ^a.leading", "b.leading == a.trailing", "^b.trailing == b.trailing",
        "b.top == a.top", "b.bottom == a.bottom", "a.top == ^a.top", "^a.bottom == a.bottom",
      ])
    #expect(
      try lines("H:|[a]; V:|[a];", .quick) == ["a.leading == ^a.leading", "a.top == ^a.top"])
  }

  @Test("the words of a block are found at any position")
  func blockWords() throws {
    #expect(try lines("[a][b] {bottom/top}", .quick).count == 3)
    #expect(try lines("[a][b] {topbottom}", .quick).count == 3)
    #expect(try lines("[a][b] {firstBaseline}", .quick).last == "b.firstBaseline == a.firstBaseline")
  }

  @Test("centering centers every view of the statement in its superview")
  func centering() throws {
    #expect(
      try lines("V:[a]-[b(==c)] {centerX}", .quick) == [
        "b.top == a.bottom + standard", "b.height == c.height", "a.centerX == ^a.centerX",
        "b.centerX == ^b.centerX", "c.centerX == ^c.centerX",
      ])
  }

  @Test("centerX takes precedence over centerY as in QuickVFL, and the extended dialect uses both")
  func twoMiddles() throws {
    #expect(try lines("[a] {centerY, centerX}", .quick) == ["a.centerX == ^a.centerX"])
    #expect(
      try lines("[a] {centerY, centerX}", .extended) == [
        "a.centerX == ^a.centerX", "a.centerY == ^a.centerY",
      ])
  }

  @Test("names belong to their constraints")
  func constraintNames() throws {
    #expect(
      try lines("|-(left: 8)-[a(w: >=40@700, 80)]-(gap: m)-[b]", .quick) == [
        "left: a.leading == ^a.leading + 8", "w: a.width >= 40 @700", "a.width == 80",
        "gap: b.leading == a.trailing + 12",
      ])
  }

  // MARK: Extensions

  @Test(
    "shares and arithmetic on sizes",
    arguments: [
      ("[a(50%)]", ["a.width == 0.5 × ^a.width"]),
      ("V:[a(>=50%)]", ["a.height >= 0.5 × ^a.height"]),
      ("[a(-10%)]", ["a.width == -0.1 × ^a.width"]),
      ("[a(b/2)]", ["a.width == 0.5 × b.width"]),
      ("[a(==b*4-100)]", ["a.width == 4 × b.width - 100"]),
      ("[a(b/-2)]", ["a.width == -0.5 × b.width"]),
      ("[a(b*+2)]", ["a.width == 2 × b.width"]),
      ("[a(b.height)]", ["a.width == b.height"]),
      ("V:[a(self.width/4)]", ["a.height == 0.25 × a.width"]),
      ("[a(superview/2)]", ["a.width == 0.5 × ^a.width"]),
      ("[a(m*2+1)]", ["a.width == 25"]),
      ("[a(b*m)]", ["a.width == 12 × b.width"]),
      ("[v1..3(10)]", ["v1.width == 10", "v2.width == 10", "v3.width == 10"]),
    ])
  func sizes(text: String, expected: [String]) throws {
    #expect(try lines(text, .extended) == expected)
  }

  @Test("a gap that depends on a view is filled by a spacer")
  func spacers() throws {
    #expect(
      try lines("[a]-10%-[b]", .extended) == [
        "_-1:1.leading == a.trailing", "b.leading == _-1:1.trailing", "_-1:1.width == 0.1 × ^b.width",
      ])
    #expect(
      try lines("|-(gap: c/2+4@7)-[b]", .extended) == [
        "_-1:1.leading == ^b.leading", "b.leading == _-1:1.trailing",
        "gap: _-1:1.width == 0.5 × c.width + 4 @7",
      ])
  }

  @Test("a negative share is a spacer where the two overlap")
  func overlap() throws {
    #expect(
      try lines("[a]-(>=-10%)-[b]", .extended) == [
        "_-1:1.leading == b.leading", "a.trailing == _-1:1.trailing", "_-1:1.width <= 0.1 × ^b.width",
      ])
  }

  @Test("a space made of metrics needs no spacer")
  func calculatedGap() throws {
    #expect(try lines("[a]-(m/-2)-[b]", .extended) == ["b.leading == a.trailing - 6"])
  }

  @Test("equal spacers are as long as the first one of their line")
  func equalSpacers() throws {
    #expect(
      try lines("|~[a(100)]~|", .extended) == [
        "_~1:1.leading == ^a.leading", "a.leading == _~1:1.trailing", "a.width == 100",
        "_~1:2.leading == a.trailing", "^a.trailing == _~1:2.trailing", "_~1:2.width == _~1:1.width",
      ])
    #expect(try lines("|~(20)~[a]", .extended).last == "_~1:1.width == 20")
    #expect(try lines("|~(>=10%)~[a]", .extended).last == "_~1:1.width >= 0.1 × ^a.width")
  }

  @Test("each view of a group relates to each neighbor")
  func groups() throws {
    #expect(
      try lines("[a,b]-[c,d]", .extended) == [
        "c.leading == a.trailing + standard", "d.leading == a.trailing + standard",
        "c.leading == b.trailing + standard", "d.leading == b.trailing + standard",
      ])
  }

  @Test("HV parses the format for both directions, and an arrow makes no constraint")
  func bothAndNone() throws {
    #expect(
      try lines("HV:|[a]->[b]|", .extended) == [
        "a.leading == ^a.leading", "^b.trailing == b.trailing", "a.top == ^a.top",
        "^b.bottom == b.bottom",
      ])
  }

  @Test("a stack holds its views along its axis, and across it once it is used there")
  func stacks() throws {
    #expect(
      try lines("V:|[col:[a(50)]-[b]]|\nH:|[col]-[c]", .extended) == [
        "col.top == ^a.top", "a.top == col.top", "a.height == 50", "b.top == a.bottom + standard",
        "col.bottom == b.bottom", "^a.bottom == col.bottom",
        "col.leading == ^a.leading", "a.leading == col.leading", "a.width == col.width",
        "b.leading == col.leading", "b.width == col.width", "c.leading == col.trailing + standard",
      ])
    #expect(try lines("H:[col]\nV:[col:[a]]", .extended).contains("a.width == col.width"))
  }

  @Test("a view can be a stack, and stacks nest")
  func nestedStacks() throws {
    #expect(
      try lines("V:[e:[row:[a][b]]-[c]]\nH:[e]", .extended) == [
        "row.top == e.top", "a.top == row.top", "b.top == a.bottom", "row.bottom == b.bottom",
        "c.top == row.bottom + standard", "e.bottom == c.bottom",
        "row.leading == e.leading", "row.width == e.width", "a.leading == row.leading",
        "a.width == row.width", "b.leading == row.leading", "b.width == row.width",
        "c.leading == e.leading", "c.width == e.width",
      ])
  }

  @Test(
    "explicit constraints",
    arguments: [
      ("C:a.centerX(b)", ["a.centerX == b.centerX"]),
      ("C:a.centerX(b.centerX).bottom(b)", ["a.centerX == b.centerX", "a.bottom == b.bottom"]),
      ("C:a.left(>=b.right*2+8@9)", ["a.left >= 2 × b.right + 8 @9"]),
      ("C:a.width(100,<=b.height)", ["a.width == 100", "a.width <= b.height"]),
      ("C:a.left(20)", ["a.left == ^a.left + 20"]),
      ("C:a.bottom(20)", ["a.bottom == ^a.top + 20"]),
      ("C:a.centerX(superview), b.width(x: 50%)", ["a.centerX == ^a.centerX", "x: b.width == 0.5 × ^b.width"]),
      ("C:v1..3.top(a)", ["v1.top == a.top", "v2.top == a.top", "v3.top == a.top"]),
      ("C:a.firstBaseline(b.top+20)", ["a.firstBaseline == b.top + 20"]),
    ])
  func explicit(text: String, expected: [String]) throws {
    #expect(try lines(text, .extended) == expected)
  }

  @Test(
    "layers from back to front",
    arguments: [
      ("Z:|-[a][b]", "a 1, b 2"), ("Z:|[a]-10-[v1..2]", "a 0, v1 10, v2 10"),
      ("Z:[a]-[b]", "a 0, b 1"), ("Z:|-(>=2,3)-[a]->[b]", "a 3, b 0"),
      ("Z:|-[a]\nZ:[a][b]", "a 1, b 2"), ("Z:[a][b]\nZ:[c][b]-m-[d]|", "a 0, b 1, c 0, d 13"),
    ])
  func depths(text: String, expected: String) throws {
    let names = FormatNames(views: Self.views, metrics: ["m": 12])
    let depths = try LoweredFormat(text, dialect: .extended, names: names).depths
    #expect(depths.map { "\($0.view) \(Int($0.depth))" }.joined(separator: ", ") == expected)
  }

  @Test("other standard spaces between siblings, at edges and between layers")
  func spacing() throws {
    #expect(
      try lines("|-[a]-[b]", spacing: StandardSpacing(horizontal: 20, vertical: 5)) == [
        "a.leading == ^a.leading + standard", "b.leading == a.trailing + 20",
      ])
    let all = StandardSpacing(
      horizontal: 20, vertical: 5, depth: 3, edges: .init(left: 4, top: 1, right: 2, bottom: 3))
    #expect(
      try lines("HV:|-[a]-[b]-|", .extended, spacing: all) == [
        "a.leading == ^a.leading + 4", "b.leading == a.trailing + 20", "^b.trailing == b.trailing + 2",
        "a.top == ^a.top + 1", "b.top == a.bottom + 5", "^b.bottom == b.bottom + 3",
      ])
  }
}

extension LoweredFormat {
  /// The constraints in one line each; `^a` is a's superview.
  var lines: [String] {
    constraints.map { constraint in
      var line = constraint.name.map { "\($0): " } ?? ""
      line += "\(name(constraint.first)).\(constraint.firstAttribute) \(sign(constraint.relation)) "
      var terms: [String] = []
      if let second = constraint.second {
        let multiplier = constraint.multiplier == 1 ? "" : "\(plain(constraint.multiplier)) × "
        terms.append("\(multiplier)\(name(second)).\(constraint.secondAttribute)")
      }
      switch constraint.constant {
      case .standardSpace: terms.append("+ standard")
      case .points(let points) where terms.isEmpty: terms.append(plain(points))
      case .points(let points) where points != 0:
        terms.append(points < 0 ? "- \(plain(-points))" : "+ \(plain(points))")
      case .points: break
      }
      line += terms.joined(separator: " ")
      if constraint.priority < .required { line += " @\(plain(Double(constraint.priority.value)))" }
      return line
    }
  }

  private func name(_ item: FormatItem) -> String {
    switch item {
    case .view(let name): name
    case .superview(let name): "^\(name)"
    case .generated(let index): generated[index].name
    }
  }

  private func sign(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private func plain(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }
}
