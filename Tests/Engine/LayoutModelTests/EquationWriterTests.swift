// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@Suite("Equations and authors' names")
struct EquationWriterTests {
  @Sendable private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private let statements: [(statement: ConstraintStatement<String>, plain: String, uiKit: String, chain: String)] = [
    (ConstraintStatement("a.width", constant: -8), "a.width == -8", "a.width == - 8", "a.width == -8"),
    (
      ConstraintStatement("a.left", .lessThanOrEqual, "b.right", multiplier: 0.5, constant: -8, priority: 750),
      "a.left <= 0.5 * b.right - 8 @750", "a.left <= 0.5*b.right - 8 priority:750", "a.left <= b.right * 0.5 - 8 ^750"
    ),
    (
      ConstraintStatement("a.top", .greaterThanOrEqual, "b.top"), "a.top >= b.top", "a.top >= b.top", "a.top >= b.top"
    ),
  ]

  @Test("one writer writes the three forms")
  func forms() {
    for (statement, plain, uiKit, chain) in statements {
      let priority = { @Sendable (value: Float) in Self.number(Double(value)) }
      #expect(EquationWriter.plain(number: Self.number, priority: priority).text(of: statement) == plain)
      #expect(EquationWriter.uiKit(number: Self.number).text(of: statement) == uiKit)
      #expect(EquationWriter.chain(number: Self.number, priority: priority).text(of: statement) == chain)
    }
  }

  @Test("a distance stands in parentheses")
  func distances() {
    var statement = ConstraintStatement("a.left", .equal, "b.width", multiplier: 2)
    statement.firstOrigin = "c.right"
    #expect(EquationWriter.uiKit(number: Self.number).text(of: statement) == "(a.left - c.right) == 2*b.width")
  }

  private struct Item: AuthorNamed {
    var givenName: String?
    var shownText: String?
    var namedClass = "App.Card"
    var identity: String?
    var guideIdentifier: String?
    var ownerName: String?
  }

  @Test("a name is the author's, else the text, else the class")
  func names() {
    #expect(Item(givenName: "card", shownText: "Hello").authorName == "card")
    #expect(Item(givenName: "the card", shownText: "Hello").authorName == "“the card”")
    #expect(Item(shownText: "A text of more than twenty-five letters").authorName == "“A text of more than twent…”")
    #expect(Item().authorName == "Card")
  }

  @Test("a guide has the name of its property, whatever its identifier is", arguments: SystemGuideName.allCases)
  func guides(guide: SystemGuideName) {
    #expect(Item(guideIdentifier: guide.identifier, ownerName: "card").authorName == "card." + guide.rawValue)
    #expect(SystemGuideName(identifier: guide.identifier) == guide)
  }

  @Test("items with one name are told apart by their identities")
  func identities() {
    let names = AuthorNames([
      (1, Item(identity: "1f")), (2, Item(identity: "2f")), (1, Item(identity: "1f")), (3, Item(givenName: "x")),
    ])
    #expect([names[1], names[2], names[3], names[4]] == ["Card#1f", "Card#2f", "x", nil])
  }
}
