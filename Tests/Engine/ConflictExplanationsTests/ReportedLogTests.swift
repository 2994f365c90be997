// SPDX-License-Identifier: MIT

import Testing

@testable import ConflictExplanations

@Suite("Logs that say little")
struct ReportedLogTests {
  @Test(
    "constraints that the system hid are told, each list once",
    arguments: [
      "<private>", "<redacted>", "%{private}@", "(\n    \"<private>\",\n    \"<private>\"\n)",
      "<NSLayoutConstraint:<private> UIView:<private>.width == <private>   (active)>",
    ])
  func hidden(mark: String) throws {
    let report = """
      2026-01-02 10:00:00.000 Shop[1:2] [Layout] Unable to simultaneously satisfy constraints:
      \(mark)

      Will attempt to recover by breaking constraint
      \(mark)
      """
    let log = ConflictLog(report + "\n" + report)
    #expect(log.conflicts.count == 1)
    let logged = try #require(log.conflicts.first)
    #expect(logged.isHidden)
    #expect(logged.count == 2)
    #expect(logged.constraints.isEmpty)
    #expect(log.unread.isEmpty)
  }

  @Test("what wraps the view of a bar button is tied to it by the system")
  func adaptor() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      "<NSAutoresizingMaskLayoutConstraint:0x61 h=--& v=--& UIButton:0xa1.width == 120   (active)>",
      "<NSLayoutConstraint:0x62 H:|-(0)-[UIButton:0xa1]   (active, names: '|':_UITAMICAdaptorView:0xa2 )>",
      "<NSLayoutConstraint:0x63 H:[UIButton:0xa1]-(0)-|   (active, names: '|':_UITAMICAdaptorView:0xa2 )>",
      "<NSLayoutConstraint:0x64 _UITAMICAdaptorView:0xa2.width == 0   (active)>"
      """)
    let conflict = try #require(log.conflicts.first.flatMap { LogExplanation($0).conflicts.first })
    #expect(!conflict.members.contains { $0.origin.isOfAuthor })
    #expect(
      conflict.fixes.first?.hasPrefix("none of these constraints is yours; a navigation bar or a toolbar")
        == true)
  }

  @Test("a mark elsewhere in a log hides nothing")
  func otherMark() {
    let log = ConflictLog("user <private>\n<NSLayoutConstraint:0x61 UIView:0xa1.width == 3   (active)>\nuser <private>")
    #expect(log.conflicts.map(\.isHidden) == [false])
  }

  @Test("a list that only the system made, and that can hold, has its usual cause")
  func system() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x61 _UIModernBarButton:0xa1.top >= _UIButtonBarButton:0xa2.top>",
      "<NSAutoresizingMaskLayoutConstraint:0x62 _UIButtonBarStackView:0xa3.height == 0>"
      """)
    let logged = try #require(log.conflicts.first)
    let explanation = LogExplanation(logged)
    #expect(explanation.conflicts.isEmpty)
    #expect(
      explanation.systemCause?.hasPrefix("none of these constraints is yours; a navigation bar or a toolbar") == true)
  }

  @Test("a list that can hold and has a constraint of the author has none")
  func author() throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x61 UIView:0xa1.height == 3>", "<NSLayoutConstraint:0x62 _UIBar:0xa3.height == 0>"
      """)
    let logged = try #require(log.conflicts.first)
    #expect(LogExplanation(logged).systemCause == nil)
  }

  /// Lists with a center, as distances that are missing.
  static let centers: [(list: [String], distance: String, arithmetic: String)] = [
    (
      [
        "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0xa1]   (active, names: '|':Row:0xa0 )",
        "UILabel:0xa1.centerY == Row:0xa0.centerY   (active)",
        "'UIView-Encapsulated-Layout-Height' Row:0xa0.height == 0   (active)",
      ], "16 points", "8 + 8 = 16 would have to be at most 0"
    ),
    (
      [
        "UIView:0xa1.leading == Card:0xa0.leading + 10   (active)", "UIView:0xa1.width == 100   (active)",
        "UIView:0xa1.centerX == Card:0xa0.centerX   (active)", "Card:0xa0.width == 200   (active)",
      ], "80 points", "10 + 10 + 100 = 120 would have to be 200"
    ),
    (
      [
        "UIView:0xa1.leading == Card:0xa0.leading + 10   (active)",
        "UIView:0xa1.trailing == Card:0xa0.trailing - 30   (active)",
        "UIView:0xa1.centerX == Card:0xa0.centerX   (active)",
      ], "20 points", "30 would have to be 10"
    ),
    (
      [
        "UIView:0xa1.centerX == Card:0xa0.centerX   (active)",
        "UIView:0xa1.centerX == Card:0xa0.centerX + 12   (active)",
      ], "12 points", "12 would have to be 0"
    ),
  ]

  @Test("distances across a center are whole", arguments: centers)
  func wholeDistance(list: [String], distance: String, arithmetic: String) throws {
    let lines = list.enumerated().map { "\"<NSLayoutConstraint:0x6\($0.offset) \($0.element)>\"," }
    let log = ConflictLog((["Unable to simultaneously satisfy constraints."] + lines).joined(separator: "\n"))
    let logged = try #require(log.conflicts.first)
    let conflict = try #require(LogExplanation(logged).conflicts.first)
    #expect(conflict.distance == distance)
    let numbers = Set(arithmetic.split(separator: " ").map(String.init))
    #expect(
      numbers.isSubset(of: Set(conflict.arithmetic.split(separator: " ").map(String.init))), "\(conflict.arithmetic)")
  }

  @Test(
    "what no screen shows is rounding, and no number is shown as 0", arguments: [0.3, 0.05, 0.004, 0.0005, 0.00002])
  func rounding(gap: Double) throws {
    let log = ConflictLog(
      """
      Unable to simultaneously satisfy constraints.
      "<NSLayoutConstraint:0x61 UIView:0xa1.width == 0.25*UIView:0xa0.width   (active)>",
      "<NSLayoutConstraint:0x62 UIView:0xa0.width == 400   (active)>",
      "<NSLayoutConstraint:0x63 UIView:0xa1.width == \(100 + gap)   (active)>"
      """)
    let logged = try #require(log.conflicts.first)
    let conflict = try #require(LogExplanation(logged).conflicts.first)
    #expect(conflict.isRounding)
    #expect(conflict.distance.hasPrefix("0.") && conflict.distance != "0 points")
    let sides = conflict.arithmetic.split(separator: " ").compactMap { Double($0) }
    #expect(Set(sides).count > 1, "\(conflict.arithmetic)")
    #expect(!conflict.fixes.contains { $0.hasPrefix("change ") || $0.hasPrefix("delete ") }, "\(conflict.fixes)")
  }
}
