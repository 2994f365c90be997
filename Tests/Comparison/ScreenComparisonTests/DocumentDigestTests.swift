// SPDX-License-Identifier: MIT

import LayoutModel
import TestSupport
import Testing

@testable import ScreenComparison

@Suite("Documents in which more changes than a reviewer reads")
struct DocumentDigestTests {
  /// A screen of labels, one below the other.
  private static func screen(_ count: Int, named name: String = "Card") -> ComparedScreen {
    var screen = ComparedScreen(name: name, identities: [name])
    screen.elements = [ComparedElement(className: "UIView", frame: Rectangle(x: 0, y: 0, width: 300, height: 600))]
    for number in 0..<count {
      var label = ComparedElement(
        className: "UILabel", superview: 0, frame: Rectangle(x: 0, y: Double(number) * 20, width: 100, height: 20))
      label.property = "label\(number)"
      label.text = "Text \(number)"
      screen.elements.append(label)
      screen.constraints.append(
        ComparedConstraint(
          .init(number + 1, .top), .equal, .init(0, .top), multiplier: 1, constant: Double(number) * 20, priority: 1000)
      )
    }
    return screen
  }

  /// Changes a random number of values of a screen, of every kind.
  private static func change(_ screen: inout ComparedScreen, by generator: inout SeededNumbers) {
    for index in screen.elements.indices.dropFirst() {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: screen.elements[index].text = "Other \(index)"
      case 1: screen.elements[index].properties["textColor"] = .color(ComparedColor(name: "c\(index)"))
      case 2: screen.elements[index].properties["font"] = .font(ComparedFont(size: Double(index)))
      case 3:
        screen.constraints[index - 1].constant += Double(index)
        screen.elements[index].frame?.y += Double(index)
      case 4: screen.elements[index].connections.append(ComparedConnection(.action, name: "act\(index):"))
      case 5: screen.elements[index].properties["accessibilityIdentifier"] = .text("id\(index)")
      default: break
      }
    }
  }

  @Test("a screen has at most six sentences, and each change is in one of them", arguments: 0..<60)
  func limit(seed: UInt64) throws {
    var generator = SeededNumbers(seed: seed)
    let before = Self.screen(Int.random(in: 1...30, using: &generator))
    var after = before
    Self.change(&after, by: &generator)
    let difference = ScreenDifference(before, after)
    let short = DocumentSentences([difference])
    let count = short.sections.reduce(0) { $0 + $1.sentences.count }
    #expect(count <= DocumentSentences.limit)
    let all = DocumentSentences([difference], limit: nil)
    #expect(all.sections.flatMap(\.sentences) == DifferenceSentences(difference).all)
    #expect(short.isShortened == (short.sections.map(\.sentences) != all.sections.map(\.sentences)))
    let said = SaidOfScreens.all([difference])
    guard said.count > DocumentSentences.limit else { return }
    let digest = DocumentDigest([difference], said, limit: DocumentSentences.limit).sentences
    let told = digest.flatMap(\.changes).flatMap { item in item.change.changes.map { "\(item.change.subject) \($0)" } }
    let expected = difference.changes.flatMap { change in change.changes.map { "\(change.subject) \($0)" } }
    #expect(told.sorted() == expected.sorted(), "each change is told once")
    let effects = digest.flatMap(\.changes).flatMap(\.change.effects).count + digest.flatMap(\.otherEffects).count
    #expect(effects == difference.changes.flatMap(\.effects).count + difference.otherEffects.count)
  }

  @Test("what most of the views have in common is said of them")
  func common() throws {
    let before = Self.screen(20)
    var after = before
    for index in 1...20 {
      after.elements[index].properties["textColor"] = .color(ComparedColor(name: index < 11 ? "ink" : "ink\(index)"))
    }
    let sentences = DocumentSentences([ScreenDifference(before, after)]).sections.flatMap(\.sentences)
    #expect(sentences.count == 6)
    #expect(sentences.first?.hasSuffix("has the text color ink (standard before).") == true, "\(sentences)")
    #expect(sentences.last == "The colors of `label14`, `label15` and 4 others differ.", "\(sentences)")
  }

  @Test("texts that are told together are named")
  func texts() throws {
    let before = Self.screen(12)
    var after = before
    for index in 1...12 { after.elements[index].text = "Other \(index)" }
    for index in 1...12 { after.elements[index].connections = [ComparedConnection(.action, name: "act\(index):")] }
    let sentences = DocumentSentences([ScreenDifference(before, after)]).sections.flatMap(\.sentences)
    #expect(sentences.count == 6)
    #expect(
      sentences.contains {
        $0.hasPrefix("The texts of `label2`, `label3` and 8 others differ: “Other 3” (“Text 2” before), “Other 4”")
      }, "\(sentences)")
  }

  @Test("of several screens on which views move, there is a sentence for each")
  func screens() throws {
    let pairs = (0..<9).map { number -> ScreenDifference in
      let before = Self.screen(3, named: "Screen\(number)")
      var after = before
      after.constraints[1].constant += Double(number) + 1
      after.elements[2].frame?.y += Double(number) + 1
      return ScreenDifference(before, after)
    }
    let sentences = DocumentSentences(pairs)
    #expect(!sentences.isShortened)
    #expect(sentences.sections.count == 9)
  }

  @Test("of many clauses about one view, those that place it are said")
  func clauses() throws {
    let before = Self.screen(1)
    var after = before
    for name in ["alpha", "tintColor", "lineBreakMode", "isOpaque", "isEnabled", "keyboardType", "userLabel"] {
      after.elements[1].properties[name] = .name("other")
    }
    after.constraints[0].constant = 7
    after.elements[1].frame?.y += 7
    let sentences = DocumentSentences([ScreenDifference(before, after)]).sections.flatMap(\.sentences)
    #expect(sentences.count == 1)
    #expect(sentences[0].contains("is 7 points from the top edge (0 before)"), "\(sentences)")
    #expect(sentences[0].contains(", and differs in 3 other values, so it moves down by 7."), "\(sentences)")
  }
}
