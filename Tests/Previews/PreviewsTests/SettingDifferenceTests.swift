// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@testable import ScreenComparison

/// Screens as values: what differs between two settings, and why.
@Suite struct SettingDifferenceTests {
  /// A view: its class, its name, the number of its superview, its frame in the coordinates of the screen, and its text.
  struct Item: Sendable {
    var className: String
    var name: String?
    var superview: Int?
    var frame: [Double]
    var text: String?

    init(_ className: String, _ name: String, in superview: Int? = 0, _ frame: [Double], _ text: String? = nil) {
      (self.className, self.name, self.superview, self.frame, self.text) = (className, name, superview, frame, text)
    }

    init(_ className: String, in superview: Int? = 0, _ frame: [Double]) {
      (self.className, self.superview, self.frame) = (className, superview, frame)
    }
  }

  private static func screen(_ items: [Item], safeArea: [Double], size: [Double] = [390, 800]) -> ComparedScreen {
    var screen = ComparedScreen(name: "Screen")
    screen.properties["safeArea"] = .list(safeArea.map { .number($0) })
    screen.properties["size"] = .list(size.map { .number($0) })
    screen.elements = items.map { item in
      let frame = Rectangle(x: item.frame[0], y: item.frame[1], width: item.frame[2], height: item.frame[3])
      var element = ComparedElement(className: item.className, superview: item.superview, frame: frame)
      element.property = item.name
      element.text = item.text
      return element
    }
    return screen
  }

  private static let window = Item("UIWindow", in: nil, [0, 0, 390, 800])

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var before: [Item]
    var after: [Item]
    var safeAreas: (before: [Double], after: [Double]) = ([0, 0, 0, 0], [0, 0, 0, 0])
    var sizes: (before: [Double], after: [Double]) = ([390, 800], [390, 800])
    var sentences: [String]
  }

  private static let cases = [
    Case(
      testDescription: "nothing differs", before: [window], after: [window],
      sentences: ["Nothing changes on the screen."]),
    Case(
      testDescription: "a higher bar moves what is below it",
      before: [
        window, Item("UINavigationBar", [0, 47, 390, 44]), Item("UILabel", "titleLabel", [16, 91, 100, 20]),
        Item("UILabel", "priceLabel", [16, 119, 100, 20]),
      ],
      after: [
        window, Item("UINavigationBar", [0, 47, 390, 54]), Item("UILabel", "titleLabel", [16, 101, 100, 20]),
        Item("UILabel", "priceLabel", [16, 129, 100, 20]),
      ], safeAreas: ([91, 0, 0, 0], [101, 0, 0, 0]),
      sentences: [
        "The navigation bar is 54 points high (44 on iOS 18), so 2 views move."
      ]),
    Case(
      testDescription: "a safe area without a bar",
      before: [window, Item("UILabel", "titleLabel", [16, 20, 100, 20])],
      after: [window, Item("UILabel", "titleLabel", [16, 47, 100, 20])], safeAreas: ([20, 0, 0, 0], [47, 0, 0, 0]),
      sentences: [
        "The safe area begins 47 points from the top edge (20 on iOS 18), so `titleLabel` moves."
      ]),
    Case(
      testDescription: "a view at the lower edge follows the tab bar",
      before: [
        window, Item("UIButton", "buyButton", [16, 700, 358, 44]), Item("UITabBar", [0, 751, 390, 49]),
      ],
      after: [
        window, Item("UIButton", "buyButton", [16, 687, 358, 44]), Item("UITabBar", [0, 738, 390, 62]),
      ], safeAreas: ([0, 0, 49, 0], [0, 0, 62, 0]),
      sentences: ["The tab bar is 62 points high (49 on iOS 18), so `buyButton` moves."]),
    Case(
      testDescription: "equal cells are one sentence, and each moves those below it",
      before: [window, Item("UITableView", "list", [0, 0, 390, 800])]
        + (0..<4).map { Item("UITableViewCell", in: 1, [0, 44 * Double($0), 390, 44]) },
      after: [window, Item("UITableView", "list", [0, 0, 390, 800])]
        + (0..<4).map { Item("UITableViewCell", in: 1, [0, 52 * Double($0), 390, 52]) },
      sentences: ["4 cells are 52 points high (44 on iOS 18)."]),
    Case(
      testDescription: "a text that needs more room is the reason for its stack view",
      before: [
        window, Item("UIStackView", "stack", [16, 100, 358, 60]), Item("UILabel", "title", in: 1, [16, 100, 358, 20]),
        Item("UILabel", "note", in: 1, [16, 140, 358, 20]),
      ],
      after: [
        window, Item("UIStackView", "stack", [16, 100, 358, 72]), Item("UILabel", "title", in: 1, [16, 100, 358, 32]),
        Item("UILabel", "note", in: 1, [16, 152, 358, 20]),
      ],
      sentences: ["`title` is 32 points high (20 on iOS 18), so 2 views move or have another size."]),
    Case(
      testDescription: "a view that moves by itself",
      before: [window, Item("UILabel", "title", [20, 100, 100, 20])],
      after: [window, Item("UILabel", "title", [16, 100, 100, 20])],
      sentences: ["`title` moves 4 points to the left."]),
    Case(
      testDescription: "a larger screen",
      before: [window, Item("UIView", "card", [16, 0, 358, 800])],
      after: [Item("UIWindow", in: nil, [0, 0, 700, 800]), Item("UIView", "card", [16, 0, 668, 800])],
      sizes: ([390, 800], [700, 800]),
      sentences: ["The screen is 700 × 800 points (390 × 800 before), so 2 views have another size."]),
  ]

  @Test(arguments: cases)
  func reasonsComeBeforeWhatFollows(_ each: Case) {
    let before = Self.screen(each.before, safeArea: each.safeAreas.before, size: each.sizes.before)
    let after = Self.screen(each.after, safeArea: each.safeAreas.after, size: each.sizes.after)
    let difference = SettingDifference(before, after)
    #expect(SettingSentences(difference, before: "iOS 18", after: "iOS 27").all == each.sentences)
    // The other way round, the same views differ for the same reasons.
    let reverse = SettingDifference(after, before)
    #expect(reverse.causes.map(\.subjects) == difference.causes.map(\.subjects))
    #expect(reverse.causes.map(\.consequences) == difference.causes.map(\.consequences))
  }

  @Test func aCutTextAndACoveredViewHaveBothNumbers() {
    let items = [
      Self.window, Item("UIBackButton", "BackButton", [0, 47, 44, 44]),
      Item("UILabel", "banner", [20, 60, 200, 20], "Spring sale"),
    ]
    let before = Self.screen(items, safeArea: [0, 0, 0, 0])
    var after = before
    after.elements[2].shortage = ComparedShortage(dimension: "width", available: 96, needed: 104)
    after.elements[2].covers = [ComparedCover(element: 1, width: 24, height: 6)]
    let difference = SettingDifference(before, after)
    #expect(
      SettingSentences(difference, before: "iOS 18", after: "iOS 26").all == [
        "`banner` is cut on iOS 26: it has 96 points of width for 104.",
        "`BackButton` covers `banner` by 6 points on iOS 26.",
      ])
    #expect(difference.counts[.cut] == 1 && difference.counts[.covered] == 1)
  }

  @Test func manyTextsAreCounted() {
    let items =
      [Self.window] + (0..<6).map { Item("UILabel", "label\($0)", [0, 30 * Double($0), 90, 20], "Text \($0)") }
    let before = Self.screen(items, safeArea: [0, 0, 0, 0])
    var after = before
    for index in 1..<after.elements.count { after.elements[index].text? += " (de)" }
    #expect(
      SettingSentences(SettingDifference(before, after), before: "en", after: "de").all == [
        "6 views differ in the text, such as `label0`, which says “Text 0 (de)” (“Text 0” in en)."
      ])
  }

  @Test func theTableNamesWhatDiffers() {
    let before = Self.screen([Self.window, Item("UISwitch", [300, 40, 51, 31])], safeArea: [0, 0, 0, 0])
    let after = Self.screen([Self.window, Item("UISwitch", [288, 41.5, 63, 28])], safeArea: [0, 0, 0, 0])
    let table = SettingTable([
      ("Settings", SettingDifference(before, after)), ("About", SettingDifference(before, before)), ("Broken", nil),
    ])
    #expect(table.text == "screen    controls\nSettings  1\nAbout     nothing\nBroken    not shown\n")
    #expect(table.markdown.hasPrefix("| screen | controls |\n| --- | --: |\n| Settings | 1 |\n"))
  }

  /// A card with a title: in light and dark, with the colors that each draws.
  private static func card(
    background: [ComparedColor], surface: [ComparedColor], title: [ComparedColor]
  ) -> (ComparedScreen, ComparedScreen) {
    func screen(_ side: Int) -> ComparedScreen {
      var screen = Self.screen(
        [
          Item("UIView", in: nil, [0, 0, 390, 800]), Item("UIView", "card", [20, 20, 350, 200]),
          Item("UILabel", "title", in: 1, [40, 40, 200, 20], "Offers"),
        ], safeArea: [0, 0, 0, 0])
      screen.properties[ComparedScreen.appearance] = .name(side == 0 ? "light" : "dark")
      screen.elements[0].drawnColors["backgroundColor"] = background[side]
      screen.elements[1].drawnColors["backgroundColor"] = surface[side]
      screen.elements[2].drawnColors["textColor"] = title[side]
      return screen
    }
    return (screen(0), screen(1))
  }

  private static let white = ComparedColor(components: [1, 1, 1, 1])
  private static let black = ComparedColor(components: [0, 0, 0, 1])
  private static let blue = ComparedColor(components: [0, 0.4, 1, 1])

  @Test(
    "a color that does not follow the appearance is named, and those that do",
    arguments: [
      (
        [white, black], [white, black],
        [
          "`title` keeps the text color #000000 in dark, with a contrast of 1:1 to what is behind it (21:1 in light).",
          "The view of the screen and `card` have the background color #000000 (#FFFFFF in light).",
        ]
      ),
      (
        [white, black], [white, white],
        [
          "`card` keeps the background color #FFFFFF in dark, while what is behind it changes.",
          "The view of the screen has the background color #000000 (#FFFFFF in light).",
        ]
      ),
      ([white, white], [white, white], ["Nothing changes on the screen."]),
      ([white, black], [blue, blue], ["The view of the screen has the background color #000000 (#FFFFFF in light)."]),
    ])
  func colors(background: [ComparedColor], surface: [ComparedColor], sentences: [String]) {
    let (light, dark) = Self.card(background: background, surface: surface, title: [Self.black, Self.black])
    let said = SettingSentences(SettingDifference(light, dark), before: "light", after: "dark").all
    #expect(Set(said) == Set(sentences), "\(said)")
  }
}
