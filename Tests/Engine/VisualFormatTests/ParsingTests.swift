// SPDX-License-Identifier: MIT

import Testing
import VisualFormat

/// Text in, the printed tree with the bytes of each node out.
@Suite("Parsing")
struct ParsingTests {
  private func outline(_ text: String, _ dialect: Dialect = .apple) throws -> String {
    try FormatTree(text, dialect: dialect).outline
  }

  @Test("a format is horizontal by default")
  func orientation() throws {
    #expect(
      try outline("[a]") == """
        chain H 0..<3
          group 0..<3
            view a 1..<2
        """)
    #expect(
      try outline("V:[a]") == """
        chain V 0..<5
          group 2..<5
            view a 3..<4
        """)
  }

  @Test("edges, the standard space, adjacent views and predicates")
  func completeLine() throws {
    #expect(
      try outline("|-[find]-[findNext][findField(>=20)]-|") == """
        chain H 0..<38
          edge 0..<1
          standard 1..<2
          group 2..<8
            view find 3..<7
          standard 8..<9
          group 9..<19
            view findNext 10..<18
          flush 19..<19
          group 19..<36
            view findField 20..<35
              >= 20 30..<34
          standard 36..<37
          edge 37..<38
        """)
  }

  @Test("spaces are numbers, metrics, or lists with relations and priorities")
  func gaps() throws {
    #expect(
      try outline("[a]-8.5-[b]-m-[c]-(>=-8,<=m@low)-[d]") == """
        chain H 0..<36
          group 0..<3
            view a 1..<2
          gap 3..<8
            == 8.5 4..<7
          group 8..<11
            view b 9..<10
          gap 11..<14
            == m 12..<13
          group 14..<17
            view c 15..<16
          gap 17..<33
            >= -8 19..<23
            <= m @low 24..<31
          group 33..<36
            view d 34..<35
        """)
  }

  @Test("white space may separate any two tokens")
  func blanks() throws {
    #expect(
      try outline(" H :\n| - ( 8 ) - [ a ( == b @ 5 ) ] - | ") == """
        chain H 1..<39
          edge 5..<6
          gap 7..<16
            == 8 11..<12
          group 17..<35
            view a 19..<33
              == b @5 23..<31
          standard 36..<37
          edge 38..<39
        """)
  }

  @Test("letters of other scripts form names")
  func foreignNames() throws {
    #expect(
      try outline("[标题]") == """
        chain H 0..<8
          group 0..<8
            view 标题 1..<7
        """)
  }

  @Test("a QuickVFL text has statements, comments of three kinds, and blocks")
  func quickText() throws {
    let text = """
      # names first
      H:|[a][b]| {top, bottom}; /* then
      columns */ V:|[a]|;; // the end
      """
    #expect(
      try outline(text, .quick) == """
        chain H 14..<38
          edge 16..<17
          flush 17..<17
          group 17..<20
            view a 18..<19
          flush 20..<20
          group 20..<23
            view b 21..<22
          flush 23..<23
          edge 23..<24
          align top bottom 25..<38
        chain V 59..<66
          edge 61..<62
          flush 62..<62
          group 62..<65
            view a 63..<64
          flush 65..<65
          edge 65..<66
        comment 0..<13
        comment 40..<58
        comment 69..<79
        """)
  }

  @Test("constraints can be named")
  func constraintNames() throws {
    #expect(
      try outline("[view(w: 40, most: <=80@500)]-(gap: 8)-[b]", .quick) == """
        chain H 0..<42
          group 0..<29
            view view 1..<28
              w: == 40 6..<11
              most: <= 80 @500 13..<27
          gap 29..<39
            gap: == 8 31..<37
          group 39..<42
            view b 40..<41
        """)
  }

  @Test("shares, attributes and arithmetic")
  func arithmetic() throws {
    #expect(
      try outline("[a(50%,b.height/2+10,>=c*m@7)]-10%-[d(e/-2)]", .extended) == """
        chain H 0..<44
          group 0..<30
            view a 1..<29
              == 50% 3..<6
              == b.height / 2 + 10 7..<20
              >= c * m @7 21..<28
          gap 30..<35
            == 10% 31..<34
          group 35..<44
            view d 36..<43
              == e / -2 38..<42
        """)
  }

  @Test("groups, ranges, stacks, equal spacers and disconnection")
  func extensions() throws {
    #expect(
      try outline("HV:|~[a,b..3]~(>=2)~[c:-[d]-8-[e]]->[f]|", .extended) == """
        chain HV 0..<40
          edge 3..<4
          equal spacer 4..<5
          group 5..<13
            view a 6..<7
            view b..3 8..<12
          equal spacer 13..<20
            >= 2 15..<18
          group 20..<34
            view c 21..<33
              edge 23..<23
              standard 23..<24
              group 24..<27
                view d 25..<26
              gap 27..<30
                == 8 28..<29
              group 30..<33
                view e 31..<32
              flush 33..<33
              edge 33..<33
          disconnected 34..<36
          group 36..<39
            view f 37..<38
          flush 39..<39
          edge 39..<40
        """)
  }

  @Test("explicit constraints name an attribute, several for one view, several views")
  func explicit() throws {
    #expect(
      try outline("C:a.centerX(b).bottom(>=b.top*2), c1..2.width(100@5)", .extended) == """
        explicit 0..<52
          rule a.centerX 2..<14
            == b 12..<13
          rule a.bottom 14..<32
            >= b.top * 2 22..<31
          rule c1..2.width 34..<52
            == 100 @5 46..<51
        """)
  }

  @Test("without semicolons a statement ends with its line, unless the next one continues it")
  func lines() throws {
    let text = """
      |-[a]
        -[b] // goes on
      V:[a(
        >=20)] {left}

      Z:[b][a]
      """
    #expect(try FormatTree(text, dialect: .extended).statements.count == 3)
    #expect(try FormatTree("H:|[a]\n[b]|; V:|[a]", dialect: .extended).statements.count == 2)
    #expect(try FormatTree("H:|[a]\n[b]|", dialect: .extended).statements.count == 2)
  }

  @Test("a position has a line, and a column in characters")
  func lineAndColumn() throws {
    let tree = try FormatTree("H:[标题];\r\n  V:[b]", dialect: .quick)
    let second = try #require(tree.statements.last)
    #expect(second.range.start == SourceLocation(offset: 15, line: 2, column: 3))
    #expect(tree.statements[0].range.end.column == 7)
    #expect(second.range.text(in: "H:[标题];\r\n  V:[b]") == "V:[b]")
  }

  @Test(
    "numbers are parsed as in C",
    arguments: [
      ("60.6666", 60.6666), ("0.5", 0.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("2.5E-1", 0.25),
      ("-8", -8), ("+8", 8), ("123456789012345678901234567890", 123456789012345678901234567890.0),
      ("0.1", 0.1), ("1234.5678", 1234.5678), ("0000000000000000000000012", 12),
    ])
  func numbers(text: String, value: Double) throws {
    let tree = try FormatTree("[a(\(text))]", dialect: .apple)
    guard case .chain(let chain) = tree.statements[0].body,
      case .number(let number) = chain.groups[0].views[0].predicates[0].value
    else {
      Issue.record("no number in \(tree.outline)")
      return
    }
    #expect(abs(number.value - value) <= value.magnitude * 1e-15)
  }

  @Test("a range of names counts up from the first")
  func nameRanges() throws {
    func names(_ text: String) throws -> [String] {
      let tree = try FormatTree("[\(text)]", dialect: .extended)
      guard case .chain(let chain) = tree.statements[0].body else { return [] }
      return chain.groups[0].views[0].name.names.map(\.text)
    }
    #expect(try names("name1..4") == ["name1", "name2", "name3", "name4"])
    #expect(try names("view..3") == ["view", "view2", "view3"])
    #expect(try names("row9..11") == ["row9", "row10", "row11"])
    #expect(try names("x1..1") == ["x1"])
  }

  @Test("an empty QuickVFL text has no statements", arguments: ["", " \n ", ";;", "/* */", "# only words"])
  func emptyTexts(text: String) throws {
    #expect(try FormatTree(text, dialect: .quick).statements.isEmpty)
  }
}
