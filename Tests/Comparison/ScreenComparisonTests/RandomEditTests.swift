// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import LayoutModel
import ScreenComparison
import ScreenReading
import TestSupport
import Testing

/// A single edit of a generated screen, with the words that its sentence has to have.
struct RandomEdit: CustomTestStringConvertible, Sendable {
  let name: String
  /// The words that stand in the sentence beside the name of the view.
  let words: [String]
  /// Changes a view that is chosen at random from those that the edit fits, and returns its name, or nothing if several can be named;
  /// `nil` if there is none.
  let perform: @Sendable (inout GeneratedScreen, inout SeededNumbers) -> String?

  var testDescription: String { name }

  /// An edit of one view.
  init(
    _ name: String, _ words: String..., arranged: Bool = false, of kinds: Set<GeneratedScreen.Kind>? = nil,
    change: @escaping @Sendable (inout GeneratedScreen.View) -> Void
  ) {
    self.name = name
    self.words = words
    perform = { screen, generator in
      let numbers = screen.numbers(arranged: arranged) { kinds?.contains($0.kind) ?? true }
      guard let number = numbers.randomElement(using: &generator), let view = screen[number] else { return nil }
      screen.edit(number, change)
      return view.name
    }
  }

  /// An edit of the screen.
  init(
    _ name: String, _ words: String...,
    perform: @escaping @Sendable (inout GeneratedScreen, inout SeededNumbers) -> String?
  ) {
    (self.name, self.words, self.perform) = (name, words, perform)
  }

  private static let leaves: Set<GeneratedScreen.Kind> = [.label, .button, .image]

  static let all: [RandomEdit] = [
    RandomEdit("a text", "says “Other”", of: [.label]) { $0.text = "Other" },
    RandomEdit("a title", "says “Other”", of: [.button]) { $0.text = "Other" },
    RandomEdit("a text in a stack view", "says “Other”", arranged: true, of: [.label]) { $0.text = "Other" },
    RandomEdit("a font", "has the font", of: [.label]) {
      $0.elements["fontDescription"] = "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"23\"/>"
    },
    RandomEdit("a text color", "has the text color", of: [.label]) {
      $0.elements["textColor"] = "<color key=\"textColor\" systemColor=\"systemRedColor\"/>"
    },
    RandomEdit("a background", "has the background color") {
      $0.elements["backgroundColor"] = "<color key=\"backgroundColor\" systemColor=\"systemTealColor\"/>"
    },
    RandomEdit("a view that hides", "is hidden") { $0.attributes["hidden"] = "YES" },
    RandomEdit("an arranged view that hides", "is hidden", arranged: true) { $0.attributes["hidden"] = "YES" },
    RandomEdit("an opacity", "has the opacity 0.5") { $0.attributes["alpha"] = "0.5" },
    RandomEdit("a class", "is of the class Special") { $0.attributes["customClass"] = "Special" },
    RandomEdit("a number of lines", "has the number of lines 3", of: [.label]) { $0.attributes["numberOfLines"] = "3" },
    RandomEdit("an alignment", "has the text alignment center", of: [.label]) {
      $0.attributes["textAlignment"] = "center"
    },
    RandomEdit("an image", "has the image star", of: [.image]) { $0.attributes["image"] = "star" },
    RandomEdit("a content mode", "has the content mode", of: [.image]) {
      $0.attributes["contentMode"] = "scaleAspectFit"
    },
    RandomEdit("a clipped view", "clips what is outside of it") { $0.attributes["clipsSubviews"] = "YES" },
    RandomEdit("an identifier", "accessibility identifier") { screen, generator in
      guard let number = screen.numbers(arranged: false).randomElement(using: &generator) else { return nil }
      screen.edit(number) {
        $0.elements["accessibility"] = "<accessibility key=\"accessibilityConfiguration\" identifier=\"mine\"/>"
      }
      return "mine"
    },
    RandomEdit("a distance", "from the top", "below") { $0.gap += 5 },
    RandomEdit("a height", "points high", of: leaves) { $0.height += 7 },
    RandomEdit("a priority", "with priority 900", of: leaves) { $0.heightPriority = 900 },
    RandomEdit("a relation", "at least", of: leaves) { $0.heightRelation = "greaterThanOrEqual" },
    RandomEdit("both insets", "points from") { $0.inset += 3 },
    RandomEdit("a spacing", "has the spacing 6", of: [.stack]) { $0.attributes["spacing"] = "6" },
    RandomEdit("an axis", "has the axis", of: [.stack]) { $0.attributes["axis"] = "horizontal" },
    RandomEdit("an action", "calls `act:`", of: [.button]) { $0.actions = ["act:"] },
    RandomEdit("an outlet", "outlet") { screen, generator in
      guard let number = screen.numbers(arranged: false).randomElement(using: &generator) else { return nil }
      screen.outlets["thing"] = number
      return "thing"
    },
    RandomEdit("a new view", "is new") { screen, generator in
      screen.views.append(
        GeneratedScreen.View(number: 900, kind: .label, text: "Brand-new", gap: 9, inset: 9, height: 30))
      return "Brand-new"
    },
    RandomEdit("a view that is gone", "is gone") { screen, generator in
      screen.views.removeLast().name
    },
    RandomEdit("the order in a stack view", "comes") { screen, generator in
      guard let stack = screen.views.firstIndex(where: { $0.kind == .stack && $0.children.count > 1 }) else {
        return nil
      }
      let last = screen.views[stack].children.removeLast()
      screen.views[stack].children.insert(last, at: 0)
      return ""
    },
  ]
}

/// A change that a writer of documents makes without changing the screen, with its name.
struct NamedNoise: CustomTestStringConvertible, Sendable {
  let name: String
  let noise: @Sendable (UInt64) -> WritersNoise
  var testDescription: String { name }

  static let all: [NamedNoise] = [
    NamedNoise(name: "identifiers") { _ in WritersNoise(ending: "w") },
    NamedNoise(name: "versions") { _ in WritersNoise(toolsVersion: 22505) },
    NamedNoise(name: "stored frames") { _ in WritersNoise(frameError: 13) },
    NamedNoise(name: "the order of constraints") { WritersNoise(shufflesConstraints: SeededNumbers(seed: $0)) },
    NamedNoise(name: "modules") { _ in WritersNoise(module: "App") },
    NamedNoise(name: "defaults") { _ in WritersNoise(writesDefaults: true) },
    NamedNoise(name: "colors as numbers") { _ in WritersNoise(writesNumbers: true) },
    NamedNoise(name: "all at once") {
      WritersNoise(
        ending: "x", toolsVersion: 22505, frameError: 3, shufflesConstraints: SeededNumbers(seed: $0), module: "App",
        writesDefaults: true, writesNumbers: true)
    },
  ]
}

@Suite("Single edits of random documents")
@MainActor
struct RandomEditTests {
  nonisolated private static let seeds: [UInt64] = Array(1...6)

  /// The difference of two documents, with the screens as they are laid out.
  private static func difference(
    _ before: String, _ after: String
  ) throws -> (difference: ScreenDifference, before: ComparedScreen, after: ComparedScreen) {
    let documents = (try InterfaceDocument(bytes: Array(before.utf8)), try InterfaceDocument(bytes: Array(after.utf8)))
    var old = DocumentScreens.screens(of: documents.0, path: "Main.storyboard")
    var new = DocumentScreens.screens(of: documents.1, path: "Main.storyboard")
    let layout = DocumentLayout(before: documents.0, after: documents.1)
    layout.layOut(&old, of: documents.0)
    layout.layOut(&new, of: documents.1)
    let differences = ScreenDifference.differences(old, new).map(\.withoutCanvas)
    return (try #require(differences.first), try #require(old.first), try #require(new.first))
  }

  @Test("the sentence names the edit and nothing else, and each changed frame has a cause", arguments: RandomEdit.all)
  func edit(_ edit: RandomEdit) throws {
    var count = 0
    for seed in Self.seeds {
      var generator = SeededNumbers(seed: seed)
      let screen = GeneratedScreen(seed: seed, count: 12)
      var edited = screen
      guard let name = edit.perform(&edited, &generator) else { continue }
      count += 1
      for noise in [WritersNoise(), NamedNoise.all[NamedNoise.all.count - 1].noise(seed)] {
        let (difference, before, after) = try Self.difference(screen.document(), edited.document(noise))
        let sentences = DifferenceSentences(difference).all
        #expect(sentences.count == 1, "\(seed): \(sentences)")
        #expect(
          name.isEmpty || sentences.first?.contains(name) ?? false,
          "\(seed): \(sentences) names another view than \(name)")
        #expect(
          edit.words.contains { sentences.first?.contains($0) ?? false }, "\(seed): \(sentences) has other words")
        #expect(difference.otherEffects.isEmpty, "\(seed): \(difference.otherEffects)")
        expectCauses(difference, before, after, seed)
      }
    }
    #expect(count >= 4, "the edit fits \(count) screens")
  }

  /// Expects that each view whose frame differs within its superview is told, or counted as a consequence.
  private func expectCauses(
    _ difference: ScreenDifference, _ before: ComparedScreen, _ after: ComparedScreen, _ seed: UInt64
  ) {
    let told = Set(difference.changes.flatMap { $0.effects.map(\.element) + [$0.after].compactMap { $0 } })
    let earlier = Dictionary(before.elements.compactMap { element in Self.key(element).map { ($0, element) } }) {
      one, _ in
      one
    }
    for (index, element) in after.elements.enumerated() where !told.contains(index) {
      guard let old = Self.key(element).flatMap({ earlier[$0] }), let one = old.frame, let other = element.frame else {
        continue
      }
      let (from, to) = (Self.origin(of: old, in: before), Self.origin(of: element, in: after))
      let distances = [
        other.x - to.x - (one.x - from.x), other.y - to.y - (one.y - from.y), other.width - one.width,
        other.height - one.height,
      ]
      #expect(
        distances.allSatisfy { abs($0) < 0.2 }, "\(seed): \(Self.key(element) ?? "") changes by \(distances), untold")
    }
  }

  /// The number of the view, which is the first part of its identifier.
  private static func key(_ element: ComparedElement) -> String? {
    element.objectID.flatMap { $0.split(separator: "-").first.map(String.init) }
  }

  private static func origin(of element: ComparedElement, in screen: ComparedScreen) -> (x: Double, y: Double) {
    let frame = element.superview.flatMap { screen.elements[$0].frame }
    return (frame?.x ?? 0, frame?.y ?? 0)
  }

  @Test("classes, priorities of contents and new views are no causes beside a constraint", arguments: seeds)
  func weakChanges(seed: UInt64) throws {
    let screen = GeneratedScreen(seed: seed, count: 12)
    var edited = screen
    let first = try #require(screen.views.first)
    for number in screen.numbers(arranged: false) where number != first.number {
      edited.edit(number) { view in
        if number.isMultiple(of: 2) { view.attributes["customClass"] = "Special" }
        view.attributes["verticalHuggingPriority"] = "\(260 + number)"
      }
    }
    edited.edit(first.number) { $0.gap += 5 }
    edited.views.append(
      GeneratedScreen.View(number: 900, kind: .label, text: "Brand-new", gap: 9, inset: 9, height: 30))
    let (difference, _, _) = try Self.difference(screen.document(), edited.document())
    let causes = difference.changes.filter { !$0.effects.isEmpty }
    #expect(causes.count == 1 && causes[0].subject.contains(first.name), "\(DifferenceSentences(difference).all)")
    #expect(difference.changes.count > 3)
    #expect(difference.otherEffects.isEmpty)
  }

  @Test("nothing is said of what a writer changed on random screens", arguments: NamedNoise.all)
  func noise(_ noise: NamedNoise) throws {
    for seed in Self.seeds {
      let screen = GeneratedScreen(seed: seed, count: 14)
      let (difference, _, _) = try Self.difference(screen.document(), screen.document(noise.noise(seed)))
      #expect(difference.isEmpty, "\(seed): \(DifferenceSentences(difference).all)")
    }
  }

  @Test("one moved view among 200 changed lines is told in at most six sentences", arguments: NamedNoise.all)
  func manyLines(_ noise: NamedNoise) throws {
    for seed in Self.seeds.prefix(3) {
      let screen = GeneratedScreen(seed: seed, count: 40)
      var edited = screen
      let number = try #require(screen.numbers(arranged: false).first)
      edited.edit(number) { $0.gap += 11 }
      let after = edited.document(noise.noise(seed)).split(separator: "\n")
      let changes = after.difference(from: screen.document().split(separator: "\n"))
      if noise.name == "all at once" { #expect(changes.count >= 200) }
      let (difference, _, _) = try Self.difference(screen.document(), after.joined(separator: "\n"))
      let sentences = DifferenceSentences(difference).all
      #expect(sentences.count == 1, "\(seed): \(sentences)")
      #expect(difference.otherEffects.isEmpty)
    }
  }
}
