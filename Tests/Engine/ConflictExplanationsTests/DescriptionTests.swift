// SPDX-License-Identifier: MIT

import Testing

@testable import ConflictExplanations

@Suite("Descriptions of constraints in logs")
struct DescriptionTests {
  /// A description with the equation that it means; views are named by their classes or identifiers.
  static let descriptions: [(text: String, equation: String)] = [
    ("<NSLayoutConstraint:0x60a0 UIView:0x7f1.width == 320   (active)>", "UIView.width == 320"),
    ("<NSLayoutConstraint:0x60a0 UIView:0x7f1.width <= 0>", "UIView.width <= 0"),
    ("<NSLayoutConstraint:0x60a0 UIView:0x7f1.width == - 5   (active)>", "UIView.width == -5"),
    (
      "<NSLayoutConstraint:0x60a0 'card.edge' Shop.Card:0x7f1.trailing == UIView:0x7f2.trailing - 16 priority:750   (active)>",
      "Card.trailing == UIView.trailing - 16 @750"
    ),
    (
      "<NSLayoutConstraint:0x60a0 UIImageView:0x7f1.height == 0.75*UIImageView:0x7f1.width   (active)>",
      "UIImageView.height == 0.75 * UIImageView.width"
    ),
    (
      "<NSLayoutConstraint:0x60a0 UILabel:0x7f1'It's == 5, isn't it'.top == UILabel:0x7f2'B'.bottom + 4   (active)>",
      "“It's == 5, isn't it”.top == “B”.bottom + 4"
    ),
    (
      "<NSLayoutConstraint:0x60a0 H:|-(>=8)-[UIButton:0x7f1'Go [1]'](LTR)   (active, names: '|':UIView:0x7f2 )>",
      "“Go [1]”.left >= UIView.left + 8"
    ),
    (
      "<NSLayoutConstraint:0x60a0 V:[UIButton:0x7f1]-(NSSpace(8))-|   (active, names: '|':UIView:0x7f2 )>",
      "UIView.bottom == UIButton.bottom + 8"
    ),
    (
      "<_UISystemBaselineConstraint:0x60a0 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x7f1]   (active, names: '|':Card:0x7f2 )>",
      "UILabel.top >= Card.top + 8"
    ),
    (
      "<_UISystemBaselineConstraint:0x60a0 H:[UILabel:0x7f1]-(NSLayoutAnchorConstraintSpace(8))-[UILayoutGuide:0x7f2'']   (active)>",
      "UILayoutGuide.leading == UILabel.trailing + 8"
    ),
    (
      "<_UISystemBaselineConstraint:0x60a0 H:[UILabel:0x7f1]-(<=2*NSLayoutAnchorConstraintSpace(8)@700)-|   (active, names: '|':Card:0x7f2 )>",
      "Card.trailing <= UILabel.trailing + 16 @700"
    ),
    (
      "<_UISystemBaselineConstraint:0x60a0 A:0x7f1.firstBaseline == B:0x7f2.lastBaseline + NSLayoutAnchorConstraintSpace(20.5) priority:750   (active)>",
      "A.firstBaseline == B.lastBaseline + 20.5 @750"
    ),
    ("<NSLayoutConstraint:0x60a0 V:[UIView:0x7f1(44)]   (active)>", "UIView.height == 44"),
    ("<NSLayoutConstraint:0x60a0 H:[A:0x7f1(>=44)]   (active)>", "A.width >= 44"),
    ("<NSLayoutConstraint:0x60a0 H:[A:0x7f1(B:0x7f2)]   (active)>", "A.width == B.width"),
    (
      "<NSLayoutConstraint:0x60a0 H:[title]-(-2)-[price]   (active, names: title:0x7f1, price:0x7f2 )>",
      "price.leading == title.trailing - 2"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x60a0 h=--& v=-&- UIView:0x7f1.minX == 12   (active, names: '|':UIWindow:0x7f2 )>",
      "UIView.left == UIWindow.left + 12"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x60a0 h=-&- v=-&- UIView:0x7f1.width == UIWindow:0x7f2.width - 20   (active)>",
      "UIView.width == UIWindow.width - 20"
    ),
    (
      "<NSAutoresizingMaskLayoutConstraint:0x60a0 h=--- v=--- 'UIView-Encapsulated-Layout-Top' V:|-(0)-[UIView:0x7f1] (Names: '|':UITableView:0x7f2)>",
      "UIView.top == UITableView.top"
    ),
    (
      "<NSContentSizeLayoutConstraint:0x60a0 UILabel:0x7f1'A'.width == 44 Hug:251 CompressionResistance:1000>",
      "“A”.width == 44"
    ),
    (
      "<SnapKit.LayoutConstraint:0x60a0@CardView.swift#33 UIView:0x7f1.left == UIButton:0x7f2.left + 20.0>",
      "UIView.left == UIButton.left + 20"
    ),
    ("<MASLayoutConstraint:wide UILabel:message.width >= 5000>", "message.width >= 5000"),
    (
      "<MASLayoutConstraint:0x60a0 UIView:a.bottom <= UIView:b.bottom * 2 - 10 ^250>",
      "a.bottom <= 2 * b.bottom - 10 @250"
    ),
    (
      "<_UISystemBaselineConstraint:0x60a0 A:0x7f1.bottom <= B:0x7f2.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
      "A.bottom <= B.bottom + 8"
    ),
    (
      "<NSLayoutConstraint:0x60a0 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x7f1'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0x7f2 )>",
      "UIView.bottom == safeAreaLayoutGuide.bottom + 34"
    ),
    ("<NSLayoutConstraint:0x60a0 A:0x7f1.firstBaseline == B:0x7f2.lastBaseline>", "A.firstBaseline == B.lastBaseline"),
  ]

  @Test("every form of a description gives its equation", arguments: descriptions)
  func equation(text: String, equation: String) throws {
    let constraint = try #require(DescriptionParser.constraint(text, line: 1))
    let names = LogNames([constraint.first.item] + (constraint.second.map { [$0.item] } ?? []))
    #expect(constraint.explained(names).equation == equation)
  }

  @Test("identifiers, classes and sources tell what made a constraint and where")
  func origins() throws {
    let snap = try #require(
      DescriptionParser.constraint("<SnapKit.LayoutConstraint:0x6@Card.swift#33 A:0x7.top == 1>", line: 1))
    #expect(snap.place == "Card.swift#33")
    #expect(snap.origin == .author)
    let hidden = try #require(
      DescriptionParser.constraint("<NSLayoutConstraint:0x6 'UISV-hiding' A:0x7.width == 0>", line: 1))
    #expect(hidden.origin == .stackHiding)
    let content = try #require(
      DescriptionParser.constraint(
        "<NSContentSizeLayoutConstraint:0x6 A:0x7.width == 9 Hug:1000 CompressionResistance:750>", line: 1))
    #expect(content.origin == .contentSize(hugging: 1000, compression: 750))
  }

  /// Descriptions whose words alone do not tell whose they are.
  static let owners: [(text: String, origin: ConstraintOrigin)] = [
    (
      "<_UISystemBaselineConstraint:0x6 V:[UILabel:0x7]-(NSLayoutAnchorConstraintSpace(8))-[Card:0x8]   (active)>",
      .author
    ),
    (
      "<_UISystemBaselineConstraint:0x6 H:[_UIDatePickerLinkedLabel:0x7]-(NSLayoutAnchorConstraintSpace(8))-[UILayoutGuide:0x8'']   (active)>",
      .system
    ),
    ("<NSLayoutConstraint:0x6 UITableViewCellContentView:0x7.height == 61.5>", .encapsulatedSize),
    ("<NSLayoutConstraint:0x6 UICollectionViewCellContentView:0x7.width == 120>", .encapsulatedSize),
    ("<NSLayoutConstraint:0x6 UITableViewCellContentView:0x7.height == 61.5   (active)>", .author),
    ("<MASLayoutConstraint:0x6 UITableViewCellContentView:0x7.height == 61.5>", .author),
    ("<NSLayoutConstraint:0x6 UITableViewCellContentView:0x7.height >= 61.5>", .author),
    ("<NSLayoutConstraint:0x6 UIImageView:0x7.height == 61.5>", .author),
  ]

  @Test("the class and the spelling tell whose a constraint is", arguments: owners)
  func owner(text: String, origin: ConstraintOrigin) throws {
    let constraint = try #require(DescriptionParser.constraint(text, line: 1))
    #expect(constraint.origin == origin)
  }

  @Test(
    "text that is not a description is not read as one",
    arguments: [
      "", "<", "<NSLayoutConstraint:", "<UIView: 0x1; frame = (0 0; 1 1)>", "<NSLayoutConstraint:0x1 A:0x2.size == 4>",
    ])
  func others(text: String) {
    #expect(DescriptionParser.constraint(text, line: 1) == nil)
  }

  @Test("every beginning of a description is read or refused")
  func prefixes() {
    for (text, _) in Self.descriptions {
      for length in 0..<text.count { _ = ConflictLog(String(text.prefix(length))) }
    }
  }
}
