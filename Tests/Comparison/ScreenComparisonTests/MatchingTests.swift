// SPDX-License-Identifier: MIT

import LayoutModel
import ScreenComparison
import TestSupport
import Testing

@Suite("Screens on two sides")
struct MatchingTests {
  /// A screen of nested views, of which some have names, some only texts, and some neither.
  private static func screen(seed: UInt64) -> ComparedScreen {
    var generator = SeededNumbers(seed: seed)
    var screen = ComparedScreen(name: "Generated")
    screen.elements.append(ComparedElement(className: "UIView", frame: Rectangle(x: 0, y: 0, width: 400, height: 800)))
    for number in 1..<30 {
      let parent = Int(generator.next() % UInt64(number))
      let kind = ["UILabel", "UIButton", "UIView", "UIImageView"][Int(generator.next() % 4)]
      var element = ComparedElement(
        className: kind, superview: parent,
        frame: Rectangle(x: Double(generator.next() % 300), y: Double(generator.next() % 700), width: 50, height: 20))
      element.objectID = "id-\(number)"
      if generator.next() % 3 == 0 { element.property = "property\(number)" }
      if kind == "UILabel" || kind == "UIButton" { element.text = ["One", "Two", "Three"][Int(generator.next() % 3)] }
      screen.elements.append(element)
    }
    for number in 1..<30 where generator.next() % 2 == 0 {
      screen.constraints.append(
        ComparedConstraint(
          .init(number, .leading), .equal, .init(screen.elements[number].superview ?? 0, .leading),
          constant: Double(generator.next() % 40)))
    }
    return screen
  }

  /// The same screen with other object identifiers, and with constraints in another order and with exchanged sides.
  private static func rewritten(_ screen: ComparedScreen, seed: UInt64) -> ComparedScreen {
    var generator = SeededNumbers(seed: seed)
    var result = screen
    let identifiers = screen.elements.map(\.objectID).shuffled(using: &generator)
    for index in result.elements.indices { result.elements[index].objectID = identifiers[index] }
    result.constraints = screen.constraints.map { constraint in
      guard let second = constraint.second, Bool.random(using: &generator) else { return constraint }
      return ComparedConstraint(second, .equal, constraint.first, constant: -constraint.constant)
    }.shuffled(using: &generator)
    return result
  }

  @Test("a screen with exchanged identifiers and shuffled constraints does not differ", arguments: 1...60)
  func shuffled(seed: UInt64) {
    let screen = Self.screen(seed: seed)
    let difference = ScreenDifference(screen, Self.rewritten(screen, seed: seed &* 77))
    #expect(difference.isEmpty, "\(DifferenceSentences(difference).all)")
  }

  @Test("of a screen with exchanged identifiers, only the changed text is said", arguments: 1...60)
  func changed(seed: UInt64) throws {
    let screen = Self.screen(seed: seed)
    var after = Self.rewritten(screen, seed: seed &* 91)
    let index = try #require(screen.elements.firstIndex { $0.text != nil })
    after.elements[index].text = "Another"
    let difference = ScreenDifference(screen, after)
    #expect(difference.changes.map(\.changes) == [[.text(before: screen.elements[index].text, after: "Another")]])
  }

  @Test("a view that moves because of another one is counted with it")
  func causes() {
    var before = ComparedScreen(name: "Card")
    before.elements = [
      ComparedElement(className: "UIView", frame: Rectangle(x: 0, y: 0, width: 100, height: 100)),
      ComparedElement(className: "UILabel", superview: 0, frame: Rectangle(x: 0, y: 10, width: 100, height: 20)),
      ComparedElement(className: "UIButton", superview: 0, frame: Rectangle(x: 0, y: 40, width: 100, height: 20)),
    ]
    before.elements[1].property = "title"
    before.elements[2].property = "button"
    before.constraints = [
      ComparedConstraint(.init(1, .top), .equal, .init(0, .top), constant: 10),
      ComparedConstraint(.init(2, .top), .equal, .init(1, .bottom), constant: 10),
    ]
    var after = before
    after.constraints[0].constant = 16
    after.elements[1].frame?.y = 16
    after.elements[2].frame?.y = 46
    #expect(
      DifferenceSentences(ScreenDifference(before, after)).all
        == ["`title` is 16 points from the top edge (10 before), so it and 1 other view move down by 6."])
  }

  /// A list whose rows have a content view with a text each.
  private static func list(_ texts: [String]) -> ComparedScreen {
    var screen = ComparedScreen(name: "List")
    screen.elements.append(
      ComparedElement(className: "UITableView", frame: Rectangle(x: 0, y: 0, width: 400, height: 800)))
    for (row, text) in texts.enumerated() {
      let y = Double(row) * 52
      let frame = Rectangle(x: 0, y: y, width: 400, height: 52)
      let cell = screen.elements.count
      screen.elements.append(ComparedElement(className: "UITableViewCell", superview: 0, frame: frame))
      screen.elements.append(ComparedElement(className: "UIView", superview: cell, frame: frame))
      var label = ComparedElement(
        className: "UILabel", superview: cell + 1, frame: Rectangle(x: 16, y: y + 16, width: 300, height: 20))
      label.text = text
      screen.elements.append(label)
      // The first row has other properties than those between, and its accessory looks as that of each.
      if row == 0 { screen.elements[cell].properties["isFirst"] = .flag(true) }
      screen.elements.append(
        ComparedElement(
          className: "UIImageView", superview: cell, frame: Rectangle(x: 370, y: y + 16, width: 12, height: 20)))
    }
    return screen
  }

  @Test("a row that is new in a list moves those below it, which are the same rows", arguments: 0...4)
  func insertedRow(place: Int) {
    let texts = ["Apples", "Pears", "Plums", "Figs"]
    var later = texts
    later.insert("Cherries", at: place)
    let matching = ScreenMatching(Self.list(texts), Self.list(later))
    for (row, text) in texts.enumerated() {
      let other = later.firstIndex(of: text) ?? -1
      for part in 1...4 { #expect(matching.after[row * 4 + part] == other * 4 + part, "\(text), \(part)") }
    }
    let difference = ScreenDifference(Self.list(texts), Self.list(later))
    let sentences = DifferenceSentences(difference).all
    #expect(
      sentences.contains { $0.hasPrefix("The table view cell with “Cherries” is new in the table view") },
      "\(sentences)")
    // With a new first row, the one that was first is between others.
    #expect(difference.changes.count == (place == 0 ? 2 : 1), "\(sentences)")
    #expect(difference.changes.reduce(0) { $0 + $1.effects.count } == texts.count - place)
  }

  @Test("a row whose text changes is the same row", arguments: 0...3)
  func changedRow(place: Int) {
    var texts = ["Apples", "Pears", "Plums", "Figs"]
    let before = Self.list(texts)
    texts[place] = "Cherries"
    let sentences = DifferenceSentences(ScreenDifference(before, Self.list(texts))).all
    #expect(sentences.count == 1 && sentences[0].contains("says “Cherries”"), "\(sentences)")
  }

  @Test("equal views in a stack view that has another spacing keep their order", arguments: [9.0, 20, 45, 90])
  func equalViews(step: Double) {
    func stars(_ step: Double) -> ComparedScreen {
      var screen = ComparedScreen(name: "Rating")
      screen.elements.append(
        ComparedElement(className: "UIStackView", frame: Rectangle(x: 0, y: 0, width: 400, height: 20)))
      for star in 0..<5 {
        var view = ComparedElement(
          className: "UIView", superview: 0, frame: Rectangle(x: Double(star) * step, y: 0, width: 10, height: 20))
        view.isArranged = true
        screen.elements.append(view)
      }
      return screen
    }
    let difference = ScreenDifference(stars(14), stars(step))
    #expect(difference.changes.isEmpty, "\(DifferenceSentences(difference).all)")
  }

  @Test("a class of live views with another name is no change on the screen; one of several views is")
  func renamedClass() {
    func cards(_ classes: [String]) -> ComparedScreen {
      var screen = ComparedScreen(name: "Cards")
      screen.elements.append(
        ComparedElement(className: "UIView", frame: Rectangle(x: 0, y: 0, width: 400, height: 800)))
      for (row, name) in classes.enumerated() {
        var view = ComparedElement(
          className: name, kind: "UIView", superview: 0,
          frame: Rectangle(x: 0, y: Double(row) * 50, width: 400, height: 40))
        view.property = "card\(row)"
        screen.elements.append(view)
      }
      return screen
    }
    #expect(ScreenDifference(cards(["Card", "Card"]), cards(["Tile", "Tile"])).isEmpty)
    #expect(
      DifferenceSentences(ScreenDifference(cards(["Card", "Card"]), cards(["Card", "Tile"]))).all == [
        "`card1` is of the class Tile (Card before)."
      ])
  }

  @Test("the title and the words that are read are not told beside the text that they are")
  func repeatedText() {
    func button(_ text: String, hint: String? = nil) -> ComparedScreen {
      var screen = ComparedScreen(name: "Sign in")
      var button = ComparedElement(className: "UIButton", frame: Rectangle(x: 0, y: 0, width: 90, height: 40))
      (button.property, button.text) = ("button", text)
      button.properties["title"] = .text(text)
      button.spoken = ComparedSpeech(label: text, hint: hint, traits: ["button"], position: 0)
      screen.elements.append(button)
      return screen
    }
    func sentences(_ after: ComparedScreen) -> [String] {
      DifferenceSentences(ScreenDifference(button("Sign in"), after)).all
    }
    #expect(sentences(button("Log in")) == ["`button` says “Log in” (“Sign in” before)."])
    #expect(sentences(button("Log in", hint: "Once")).first?.contains("is read as") == true)
  }

  @Test("what is said of the views of each row is one sentence")
  func rows() {
    func rows(_ gap: Double) -> ComparedScreen {
      var screen = ComparedScreen(name: "Rows")
      screen.elements.append(
        ComparedElement(className: "UIView", frame: Rectangle(x: 0, y: 0, width: 400, height: 800)))
      for row in 0..<3 {
        for (name, x) in [("cover", 0), ("title", 40 + gap)] {
          var view = ComparedElement(
            className: "UIView", superview: 0, frame: Rectangle(x: x, y: Double(row) * 50, width: 40, height: 40))
          view.property = name
          screen.elements.append(view)
        }
        let cover = screen.elements.count - 2
        screen.constraints.append(
          ComparedConstraint(.init(cover + 1, .leading), .equal, .init(cover, .trailing), constant: gap))
      }
      return screen
    }
    #expect(
      DifferenceSentences(ScreenDifference(rows(12), rows(16))).all == [
        "Each of `title` 1, `title` 2 and `title` 3 is 16 points after its `cover` (12 before), so 3 views move right by 4."
      ])
  }
}
