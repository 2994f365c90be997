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
      for part in 1...3 { #expect(matching.after[row * 3 + part] == other * 3 + part, "\(text), \(part)") }
    }
    let difference = ScreenDifference(Self.list(texts), Self.list(later))
    #expect(difference.changes.count == 1, "\(DifferenceSentences(difference).all)")
    #expect((difference.changes.first?.effects.count ?? 0) == texts.count - place)
  }

  @Test("a row whose text changes is the same row", arguments: 0...3)
  func changedRow(place: Int) {
    var texts = ["Apples", "Pears", "Plums", "Figs"]
    let before = Self.list(texts)
    texts[place] = "Cherries"
    let sentences = DifferenceSentences(ScreenDifference(before, Self.list(texts))).all
    #expect(sentences.count == 1 && sentences[0].contains("says “Cherries”"), "\(sentences)")
  }
}
